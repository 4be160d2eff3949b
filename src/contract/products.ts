import * as z from 'zod/mini';
import { isDecimal } from '#lib/money.ts';

/** A price in JSON: US dollars as a decimal string, '24.00' (ruling 21). */
export const decimalSchema = z
  .string()
  .check(z.maxLength(12), z.refine(isDecimal, 'Must be an amount of dollars such as 24.00'));

/**
 * A product of the shop (ruling 20). `imageUrl` is a path on this host; without it the shop shows a
 * placeholder.
 */
const productSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(1000)),
  price: decimalSchema,
  size: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  material: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  imageUrl: z.optional(z.string().check(z.startsWith('/'), z.maxLength(200))),
  /** Shown in the shop, but can't be ordered (ruling 49). */
  soldOut: z.optional(z.literal(true)),
});

export const productListSchema = z.array(productSchema);

export type Product = z.infer<typeof productSchema>;
