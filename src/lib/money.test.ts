import { describe, expect, it } from 'vitest';
import { centsToDecimal, decimalToCents, formatCents, formatPrice, isDecimal } from './money.ts';

describe('a dollar amount in the API', () => {
  it.each(['0', '0.5', '24', '24.5', '24.00', '1234567.89'])("may be '%s'", (text) => {
    expect(isDecimal(text)).toBe(true);
  });

  it.each(['', '024', '24.', '.5', '24.005', '-1', '12345678', 'x24', '24x', '1e3', '24,00'])(
    "must not be '%s'",
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(() => decimalToCents(text)).toThrow(
        new RangeError(`Not an amount of dollars: ${text}`),
      );
    },
  );

  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['0.05', 5],
    ['1234567.89', 123456789],
  ])('%s is %d cents', (text, cents) => {
    expect(decimalToCents(text)).toBe(cents);
  });
});

describe('formatted cents', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [599, '5.99'],
    [-599, '-5.99'],
    [123456789, '1234567.89'],
  ])('turn %d into the decimal %s', (cents, text) => {
    expect(centsToDecimal(cents)).toBe(text);
  });

  it.each([
    [5, '$0.05'],
    [-599, '-$5.99'],
    [129900, '$1,299.00'],
    [123456789, '$1,234,567.89'],
  ])('display %d as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it("show a service's price with no or two decimals (ruling 18)", () => {
    expect(formatPrice(99)).toBe('$99');
    expect(formatPrice(1299)).toBe('$1,299');
    expect(formatPrice(129.5)).toBe('$129.50');
  });
});
