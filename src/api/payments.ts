import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import { SANDBOX_SOURCE_ID } from '#contract/payments.ts';
import { callApi } from './client.ts';
import { CHECKOUT_TIMEOUT_MS } from './orders.ts';

/** Where the money goes: a setting of the build (Q22). */
const locationId: string = import.meta.env.VITE_SQUARE_LOCATION_ID || 'default';

/** Square's application id, with which the payment step has Square's own card field (ruling 45). */
export const cardApplicationId: string | undefined =
  import.meta.env.VITE_SQUARE_APPLICATION_ID || undefined;

/**
 * Whether no card is charged, which the payment step says (rulings 23 and 45): the placeholder is taken
 * by simulated payments and by Square's sandbox alone, and a sandbox field's tokens by the sandbox.
 */
export const demoCheckout = cardApplicationId?.startsWith('sandbox-') ?? true;

/**
 * Pays an order; `amount` is its total in cents. Each attempt after a refusal has a new key (ruling 53).
 * @param sourceId the card's token; the placeholder where the build has no card field (ruling 45).
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
