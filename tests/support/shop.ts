import type { Order } from '#contract/orders.ts';
import type { Payment } from '#contract/payments.ts';
import { decimalToCents } from '#lib/money.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post, type Answer } from './server.ts';

/** Creates an order. @returns its id @throws Error when the server refuses it */
export async function placeOrder(
  server: { url: string },
  order: Order = pickupOrder,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await post(server, '/api/orders', order, headers);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${String(answer.body)}`);
  return (answer.body as { id: string }).id;
}

/** The payment that the client sends for an order. */
export function paymentFor(orderId: string, order: Order = pickupOrder): Payment {
  return {
    sourceId: 'cnon:card-nonce-ok',
    amount: decimalToCents(order.totalAmount),
    currency: 'USD',
    orderId,
    locationId: 'default',
  };
}

/** Presses Place Order: one payment with a key of its own. */
export function pay(
  server: { url: string },
  orderId: string,
  changes: Partial<Payment> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(server, '/api/payments/process', { ...paymentFor(orderId), ...changes }, headers);
}
