import { waitForNextCard } from '#contract/cardTries.ts';
import type { PaymentResult } from '#contract/payments.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import type { MockOrder, World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { keyOf, once } from './idempotency.ts';

const unknown: PaymentResult = { success: false, error: paymentErrors.unknown };

export const processPayment: Answer<'processPayment'> = ({ body, headers, world }) =>
  once({ scope: 'payment', headers, body, world, isOpen: (answer) => answer === unknown }, () => {
    const order = world.orders.get(body.orderId);
    if (!order) throw new Refused(404, paymentRefusals.unknownOrder);
    if (body.currency !== 'USD') throw new Refused(409, paymentRefusals.currencyDiffers);
    if (body.amount !== order.totalCents) throw new Refused(409, paymentRefusals.amountDiffers);
    if (body.locationId !== world.locationId) {
      throw new Refused(409, paymentRefusals.locationDiffers);
    }
    if (order.paymentId) return { success: true, paymentId: order.paymentId };
    if (order.status === 'cancelled') throw new Refused(409, paymentRefusals.orderClosed);
    const wait = order.openPayment ? 0 : waitForNextCard(order.declinedAt, Date.now());
    if (wait) throw new Refused(429, paymentRefusals.tooManyDeclines(wait));
    return pay(order, keyOf(headers), world);
  });

function pay(order: MockOrder, key: string, world: World): PaymentResult {
  const open = order.openPayment ?? key;
  const result = charge(order, world);
  order.openPayment = result === unknown ? open : undefined;
  // The open payment of another key was asked for again first, and charged nothing.
  const settledAnother = open !== key && !result.success && result !== unknown;
  return settledAnother ? pay(order, key, world) : result;
}

function charge(order: MockOrder, world: World): PaymentResult {
  const [outcome = 'succeeded', ...later] = world.gateway;
  if (later.length > 0) world.gateway = later;
  if (outcome === 'unknown') return unknown;
  if (outcome !== 'succeeded') {
    order.declinedAt.push(Date.now());
    return {
      success: false,
      ...(outcome.declined !== undefined && { error: outcome.declined }),
    };
  }
  order.status = 'paid';
  order.paymentId = world.nextId();
  return { success: true, paymentId: order.paymentId };
}
