import { IDEMPOTENCY_KEY_HEADER, REPLACES_ORDER_HEADER } from '#contract/endpoints.ts';
import type { Order } from '#contract/orders.ts';
import { callApi } from './client.ts';

/** Long enough for a slow phone, short enough to give the button back when nothing answers. */
export const CHECKOUT_TIMEOUT_MS = 60_000;

/**
 * Creates an order, or answers the one that was created with the same key (ruling 24).
 * @param replaces the id of the unpaid order that this one takes the place of.
 */
export function createOrder(order: Order, key: string, replaces?: string) {
  return callApi('createOrder', {
    body: order,
    headers: {
      [IDEMPOTENCY_KEY_HEADER]: key,
      ...(replaces && { [REPLACES_ORDER_HEADER]: replaces }),
    },
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
}
