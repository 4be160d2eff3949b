import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import type { Order } from '#contract/orders.ts';
import { callApi } from './client.ts';

/** Long enough for a slow phone, short enough to re-enable the button when no response arrives. */
export const CHECKOUT_TIMEOUT_MS = 60_000;

/** Creates an order; with a key that was used before, the server returns that order (ruling 24). */
export function createOrder(order: Order, key: string) {
  return callApi('createOrder', {
    body: order,
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
}
