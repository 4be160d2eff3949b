import * as z from 'zod/mini';

/**
 * Sent instead of a card's token in builds without a card field: the payment provider's documented
 * sandbox token, so that the request also works with a real sandbox (ruling 23).
 */
export const SANDBOX_SOURCE_ID = 'cnon:card-nonce-ok';

/**
 * This long after a lost call, in milliseconds, a search that finds no charge proves that there is
 * none.
 */
export const SEARCH_AFTER = 30_000;

/** The body of `POST /api/payments/process` (section 3). `amount` is integer US cents (ruling 21). */
export const paymentSchema = z.strictObject({
  sourceId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
  amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  orderId: z.uuid(),
  locationId: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\x21-\x7e]+$/)),
});

/**
 * A declined payment or an unknown outcome is a 200 with `success: false`, not an error (ruling
 * 25).
 */
export const paymentResultSchema = z.strictObject({
  success: z.boolean(),
  paymentId: z.optional(z.string()),
  error: z.optional(z.string()),
});

export type Payment = z.infer<typeof paymentSchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
