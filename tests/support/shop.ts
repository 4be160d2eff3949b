import { randomUUID } from 'node:crypto';
import { formatCartKey } from '#contract/cartKey.ts';
import type { Order } from '#contract/orders.ts';
import type { Payment } from '#contract/payments.ts';
import { decimalToCents } from '#lib/money.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { newKey, post, untilAvailable, type Answer, type TestServer } from './server.ts';
import { until } from './until.ts';

/** A new cart. @returns a function that makes the header with its key from the counter. */
export function newCart(): (attempt?: number) => { 'Idempotency-Key': string } {
  const cartId = randomUUID().replaceAll('-', '');
  return (attempt = 0) => ({ 'Idempotency-Key': formatCartKey({ cartId, attempt }) });
}

/** An order in which every typed field contains the word. */
export const typedOrder = (word: string): Order => ({
  ...shippingOrder,
  customerName: word,
  customerEmail: `${word}@example.com`,
  customerPhone: word,
  shippingAddress: { street: word, city: word, state: word, zipCode: word },
});

/** Creates an order. @returns its id. @throws Error when the server rejects it. */
export async function placeOrder(
  server: { url: string },
  order: Order = pickupOrder,
  headers: Record<string, string> = {},
): Promise<string> {
  return idOf(await untilAvailable(() => post(server, '/api/orders', order, headers)));
}

function idOf({ status, body }: Answer): string {
  if (status !== 200) throw new Error(`${status}: ${String(body)}`);
  return (body as { id: string }).id;
}

/**
 * Sends one order several times at once with one key, like a double click.
 * @returns the distinct ids in the responses.
 * @throws Error when one is rejected.
 */
export async function placeSameOrder(
  times: number,
  to: (index: number) => { url: string },
  order: Order = pickupOrder,
): Promise<string[]> {
  const headers = { 'Idempotency-Key': newKey() };
  const sendOrder = (index: number) =>
    untilAvailable(() => post(to(index), '/api/orders', order, headers));
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => sendOrder(index)));
  return [...new Set(answers.map(idOf))];
}

/** The payment request that the client sends for an order. */
export function paymentFor(orderId: string, order: Order = pickupOrder): Payment {
  return {
    sourceId: 'cnon:card-nonce-ok',
    amount: decimalToCents(order.totalAmount),
    currency: 'USD',
    orderId,
    locationId: 'default',
  };
}

/** Sends one payment with its own key, like a click on Place Order. */
export function pay(
  server: { url: string },
  orderId: string,
  changes: Partial<Payment> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(server, '/api/payments/process', { ...paymentFor(orderId), ...changes }, headers);
}

/** Starts a payment whose gateway call continues when `release` is called. */
export async function startHeldPayment(server: TestServer, orderId: string) {
  const { calls } = server.gateway;
  const already = calls.length;
  const release = server.gateway.hold();
  const paying = pay(server, orderId);
  await until(() => calls.length > already);
  return { paying, release };
}
