import { IDEMPOTENCY_KEY_HEADER } from '#contract/endpoints.ts';
import type { Order } from '#contract/orders.ts';
import { callApi } from './client.ts';

/** Long enough for a slow phone, short enough to give the button back when nothing answers. */
export const CHECKOUT_TIMEOUT_MS = 60_000;

/** Creates an order, or answers the one that was created with the same key (ruling 24). */
export function createOrder(order: Order, key: string) {
  return callApi('createOrder', {
    body: order,
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
}
