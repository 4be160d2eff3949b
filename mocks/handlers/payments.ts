import { secondsUntilNextCard } from '#contract/cardTries.ts';
import { priceOrder } from '#contract/orders.ts';
import { SEARCH_AFTER, type PaymentResult } from '#contract/payments.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import type { MockPayment, World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { runOncePerKey } from './idempotency.ts';

export const processPayment: Answer<'processPayment'> = ({ body, key, world }) => {
  const order = world.orders.get(body.orderId);
  if (!order) throw new Refused(404, paymentRefusals.unknownOrder);
  const live = settleOpenPayment(order.cartId, world);
  if (live?.state === 'succeeded' && live.orderId !== body.orderId) {
    throw new Refused(409, paymentRefusals.orderClosed);
  }
  if (live) return toPaymentResult(live);
  return toPaymentResult(
    runOncePerKey({ scope: 'payment', key, body, world }, () => {
      if (body.currency !== 'USD') throw new Refused(409, paymentRefusals.currencyDiffers);
      if (body.amount !== order.totalCents) throw new Refused(409, paymentRefusals.amountDiffers);
      if (body.locationId !== world.locationId) {
        throw new Refused(409, paymentRefusals.locationDiffers);
      }
      if (order.status !== 'pending') throw new Refused(409, paymentRefusals.orderClosed);
      const priced = priceOrder(order.order, world.products);
      if (!priced.accepted) throw new Refused(409, priced.refusal);
      const declinedAt = world.payments
        .filter(({ cartId, error }) => cartId === order.cartId && error === paymentErrors.declined)
        .map(({ updatedAt }) => updatedAt);
      const wait = secondsUntilNextCard(declinedAt, world.now());
      if (wait) throw new Refused(429, paymentRefusals.tooManyDeclines(wait));
      return charge(addPayment({ orderId: body.orderId, cartId: order.cartId }, world), world);
    }),
  );
};

/** The cart's pending or paid payment; asks the gateway again first if it is pending. */
export function settleOpenPayment(cartId: string, world: World): MockPayment | undefined {
  const live = world.payments.find((one) => one.cartId === cartId && one.state !== 'declined');
  if (live?.state === 'unknown') charge(live, world);
  return live?.state === 'declined' ? undefined : live;
}

/** Creates a payment that has not called the gateway yet. */
export function addPayment(of: Pick<MockPayment, 'orderId' | 'cartId'>, world: World): MockPayment {
  const payment: MockPayment = {
    ...of,
    id: world.nextId(),
    state: 'unknown',
    updatedAt: world.now(),
    calls: 0,
  };
  world.payments.push(payment);
  return payment;
}

function charge(payment: MockPayment, world: World): MockPayment {
  const [outcome = 'succeeded', ...later] = world.gateway;
  if (later.length > 0) world.gateway = later;
  const now = world.now();
  payment.calls += 1;
  // A rejected retry does not prove that the first call charged nothing.
  const isEarly = payment.calls > 1 && now - payment.updatedAt < SEARCH_AFTER;
  if (outcome === 'refused' && isEarly) return payment;
  payment.updatedAt = now;
  if (outcome === 'unknown') return payment;
  if (outcome === 'succeeded') {
    payment.state = 'succeeded';
    const order = world.orders.get(payment.orderId);
    if (order) order.status = 'paid';
  } else {
    payment.state = 'declined';
    payment.error = outcome === 'refused' ? paymentErrors.default : outcome.declined;
  }
  return payment;
}

function toPaymentResult({ id, state, error }: MockPayment): PaymentResult {
  if (state === 'succeeded') return { success: true, paymentId: id };
  if (state === 'unknown') return { success: false, error: paymentErrors.unknown };
  return { success: false, ...(error !== undefined && { error }) };
}
