import * as z from 'zod';
import { centsToDecimal, decimalToCents } from '#lib/money.ts';

/**
 * Field schemas that both files share. They accept values as an owner would naturally write them.
 */

export const words = z.string().trim().min(1, 'Is empty: write some text');

/** A time of day, such as '16:00'. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'Must be a time of day on the 24-hour clock, such as "09:30" or "16:00"',
  abort: true,
});

const DOLLARS = /^\$? ?(\d{1,4}(?:\.\d{1,2})?)$/;
const parseDollars = (value: number | string) => DOLLARS.exec(String(value).trim())?.[1] ?? '0';

/** An amount of money, parsed as cents: 59, 59.5, "59", "59.50" and "$59". */
const AMOUNT = 'Must be an amount from 0.01 to 9999.99 dollars, such as 59 or "59.50"';
const cents = z
  .union([z.number(), z.string()], AMOUNT)
  .transform((value) => decimalToCents(parseDollars(value)))
  .refine((amount) => amount > 0, AMOUNT);

/** A service's price as in the contract: a number of dollars (ruling 21). */
export const dollars = cents.transform((amount) => amount / 100);

/** A product's price as in the contract: '59.50' (ruling 21). */
export const decimalDollars = cents.transform(centsToDecimal);

/** A boolean, or its text: "true", "no". */
export const yesNo = z.union(
  [z.boolean(), z.stringbool({ truthy: ['yes', 'true'], falsy: ['no', 'false'] })],
  { error: 'Must be true or false without quotation marks, or "yes" or "no" with them' },
);
