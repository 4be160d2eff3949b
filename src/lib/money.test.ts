import { describe, expect, it } from 'vitest';
import { centsToDecimal, decimalToCents, formatCents, formatPrice, isDecimal } from './money.ts';

describe('an amount of dollars on the wire', () => {
  it.each(['0', '0.5', '24', '24.5', '24.00', '1234567.89'])('%s is one', (text) => {
    expect(isDecimal(text)).toBe(true);
  });

  it.each(['', '024', '24.', '.5', '24.005', '-1', '12345678', 'x24', '24x', '1e3', '24,00'])(
    "'%s' is none, and says so",
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

describe('cents in words', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [599, '5.99'],
    [-599, '-5.99'],
    [123456789, '1234567.89'],
  ])('%d are %s', (cents, text) => {
    expect(centsToDecimal(cents)).toBe(text);
    expect(formatCents(cents)).toBe(`$${text}`);
  });

  it('a service costs whole dollars, or two places (ruling 18)', () => {
    expect(formatPrice(99)).toBe('$99');
    expect(formatPrice(129.5)).toBe('$129.50');
  });
});
