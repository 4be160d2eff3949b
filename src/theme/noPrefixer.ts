/**
 * In the place of the prefixer of stylis, which weighs a kilobyte on every page: styled-components
 * calls it only with `enableVendorPrefixes`.
 */
export const prefix = (declaration: string) => declaration;
