/**
 * Money is integer US cents inside the code. On the wire it takes the forms that the
 * specification gives it (ruling 21): a service's price is a number of dollars, prices and totals
 * of products, cart lines and orders are decimal strings ('24.00'), a payment's amount is cents.
 */

const DECIMAL = /^(0|[1-9]\d{0,6})(\.\d{1,2})?$/;

/** Whether `text` is an amount of dollars that {@link decimalToCents} reads: '24', '24.5', '24.00'. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * Reads a decimal string of dollars as integer cents, without floating point.
 * @throws RangeError when `decimal` is not a decimal amount.
 */
export function decimalToCents(decimal: string): number {
  if (!isDecimal(decimal)) throw new RangeError(`Not an amount of dollars: ${decimal}`);
  const [dollars = '0', fraction = ''] = decimal.split('.');
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Writes integer cents as a decimal string of dollars with two places: 599 is '5.99'. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes integer cents for a total: 599 is '$5.99' (section 9: two decimals). */
export function formatCents(cents: number): string {
  return `$${centsToDecimal(cents)}`;
}

/** What services cost, in dollars, by their id. */
export type Prices = ReadonlyMap<string, number>;

/** Writes a service's price in dollars: 99 is '$99', 129.5 is '$129.50' (ruling 18). */
export function formatPrice(dollars: number): string {
  return Number.isInteger(dollars) ? `$${dollars}` : `$${dollars.toFixed(2)}`;
}
