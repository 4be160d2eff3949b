import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import { SANDBOX_SOURCE_ID } from '#contract/payments.ts';
import { callApi } from './client.ts';
import { CHECKOUT_TIMEOUT_MS } from './orders.ts';

/** The Square location that receives payments, set at build time (Q22). */
const locationId: string = import.meta.env.VITE_SQUARE_LOCATION_ID || 'default';

/** Square's application id. With it, the payment step shows Square's card field (ruling 45). */
export const cardApplicationId: string | undefined =
  import.meta.env.VITE_SQUARE_APPLICATION_ID || undefined;

/**
 * Whether no real card can be charged: Square's sandbox or simulated payments. The payment step
 * tells the visitor so (rulings 23 and 45).
 */
export const demoCheckout = cardApplicationId?.startsWith('sandbox-') ?? true;

/**
 * Pays an order. After a rejected attempt, the next one needs a new key (ruling 53).
 * @param amount the order's total in cents
 * @param sourceId the card's token; a placeholder in builds without a card field (ruling 45)
 */
export function processPayment(
  orderId: string,
  amount: number,
  key: string,
  sourceId: string = SANDBOX_SOURCE_ID,
) {
  return callApi('processPayment', {
    body: { sourceId, amount, currency: 'USD', orderId, locationId },
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
}
