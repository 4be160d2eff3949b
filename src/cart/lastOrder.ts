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

/** The last order's email, in memory only (ruling 54). */
let recipient: { orderId: string; email: string } | undefined;

/** Stores a paid order, without the email, and replaces the previous one. */
export function storeLastOrder(order: LastOrder, email: string): void {
  recipient = { orderId: order.orderId, email };
  writeStored(LAST_ORDER_KEY, JSON.stringify(order));
}

/** The email of the last order as typed, until the page is left. */
export const recipientOf = ({ orderId }: LastOrder) =>
  recipient?.orderId === orderId ? recipient.email : undefined;

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
