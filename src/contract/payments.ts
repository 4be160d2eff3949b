import * as z from 'zod/mini';

/**
 * The fixed placeholder that stands where a card's token would be: the payment provider's own
 * documented sandbox token, so that the same call works against a real sandbox (ruling 23).
 */
export const SANDBOX_SOURCE_ID = 'cnon:card-nonce-ok';

/** The body of `POST /api/payments/process` (section 3). `amount` is integer US cents (ruling 21). */
export const paymentSchema = z.strictObject({
  sourceId: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
  amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  orderId: z.uuid(),
  locationId: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\x21-\x7e]+$/)),
});

/** A decline and an unknown outcome are answers, not errors: `success` is false (ruling 25). */
export const paymentResultSchema = z.strictObject({
  success: z.boolean(),
  paymentId: z.optional(z.string()),
  error: z.optional(z.string()),
});

export type Payment = z.infer<typeof paymentSchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
