/**
 * Replaces the prefixer of stylis, which is a kilobyte on every page: styled-components calls it
 * only with `enableVendorPrefixes`.
 */
export const prefix = (declaration: string) => declaration;
