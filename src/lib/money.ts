/**
 * Money is integer US cents in code. In JSON (ruling 21), a service's price is a number of dollars,
 * prices and totals in the shop are decimal strings ('24.00'), and a payment's amount is in cents.
 */

const DECIMAL = /^(0|[1-9]\d{0,6})(\.\d{1,2})?$/;

/** Whether {@link decimalToCents} can parse `text`: '24', '24.5', '24.00'. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * Parses a decimal string of dollars into integer cents, without floating point.
 * @throws RangeError when `decimal` is not a decimal amount
 */
export function decimalToCents(decimal: string): number {
  if (!isDecimal(decimal)) throw new RangeError(`Not an amount of dollars: ${decimal}`);
  const [dollars = '0', fraction = ''] = decimal.split('.');
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Formats integer cents as a decimal string of dollars: 599 becomes '5.99'. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Adds thousands separators: '1299.00' becomes '1,299.00'. Not by Intl, whose data take a phone
 * about 100 ms to load at the start of each page.
 */
export const groupThousands = (digits: string): string =>
  digits.replaceAll(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');

/** Formats integer cents for display: 129900 becomes '$1,299.00' (section 9: two decimals). */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${groupThousands(centsToDecimal(Math.abs(cents)))}`;

/** Prices of services in dollars, by service id. */
export type Prices = ReadonlyMap<string, number>;

/** Formats a service's price in dollars: 1299 becomes '$1,299', 129.5 '$129.50' (ruling 18). */
export const formatPrice = (dollars: number): string =>
  formatCents(Math.round(dollars * 100)).replace('.00', '');

/** The lowest known price of these services, for display; undefined until one has loaded. */
export function lowestPrice(prices: Prices, ids: readonly string[]): string | undefined {
  const known = ids.flatMap((id) => prices.get(id) ?? []);
  return known.length > 0 ? formatPrice(Math.min(...known)) : undefined;
}
