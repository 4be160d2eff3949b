import { readStored, removeStored, writeStored } from '#lib/storage.ts';
import { isOpenPayment, type OpenPayment } from './storedCart.ts';

/** Where the browser keeps the last order: apart from the cart, so that only the open cart loads its code. */
export const LAST_ORDER_KEY = 'orchard-peek-last-order';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The receipt of a paid order (ruling 54); nothing personal. */
export type LastOrder = OpenPayment & {
  /** Milliseconds since 1970. */
  paidAt: number;
};

/** Keeps an order for a week, in place of the one before. */
export const keepLastOrder = (order: LastOrder) =>
  writeStored(LAST_ORDER_KEY, JSON.stringify(order));

/** The last order of this browser; one that is older than a week, or none of ours, is removed. */
export function readLastOrder(): LastOrder | undefined {
  try {
    const order = JSON.parse(readStored(LAST_ORDER_KEY) ?? 'null') as LastOrder;
    if (isOpenPayment(order) && Math.abs(Date.now() - order.paidAt) < WEEK_MS) return order;
  } catch {
    // Not JSON: removed below.
  }
  removeStored(LAST_ORDER_KEY);
  return undefined;
}
