/** Limits that the cart needs too; separate from the schemas, so that it loads no validator. */

/** The maximum quantity of one product in an order (ruling 22). */
export const MAX_QUANTITY = 99;

/** The maximum number of different products in an order. */
export const MAX_LINES = 50;
