import { readStored, removeStored, writeStored } from '#lib/storage.ts';
import { isOpenPayment, type OpenPayment } from './storedCart.ts';

/** The last order's localStorage key: separate, so that only the open cart loads this code. */
export const LAST_ORDER_KEY = 'orchard-peek-last-order';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The receipt of a paid order (ruling 54). Contains no personal data. */
export type LastOrder = OpenPayment & {
  /** Milliseconds since 1970. */
  paidAt: number;
};

/** Stores a paid order and replaces the previous one. */
export const storeLastOrder = (order: LastOrder) =>
  writeStored(LAST_ORDER_KEY, JSON.stringify(order));

/** The last order in this browser. Removes it if it is invalid or older than a week. */
export function readLastOrder(): LastOrder | undefined {
  try {
    const order = JSON.parse(readStored(LAST_ORDER_KEY) ?? 'null') as LastOrder;
    if (isOpenPayment(order) && Math.abs(Date.now() - order.paidAt) < WEEK_MS) return order;
  } catch {
    // The stored text is not JSON: remove it below.
  }
  removeStored(LAST_ORDER_KEY);
  return undefined;
}
