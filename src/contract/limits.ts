/**
 * Bounds that the eager cart needs too; apart from the schemas, so that it ships no validator.
 */

/** The most of one item in one order (ruling 22). */
export const MAX_QUANTITY = 99;

/** The most different items in one order. */
export const MAX_LINES = 50;
