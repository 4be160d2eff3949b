import { isSamePurchase, orderReference, priceOrder, type Order } from '#contract/orders.ts';
import { orderRefusals } from '#contract/refusals.ts';
import { decimalToCents } from '#lib/money.ts';
import type { World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { runOncePerKey } from './idempotency.ts';
import { addPayment, settleOpenPayment } from './payments.ts';

export const createOrder: Answer<'createOrder'> = ({ body, key, cartId, world }) => {
  if (world.interrupted) addOpenPayment(cartId, body, world);
  const live = settleOpenPayment(cartId, world);
  if (live?.state === 'succeeded') {
    const id = live.orderId;
    const paid = world.orders.get(id)?.order;
    if (paid && isSamePurchase(paid, body)) return { id };
    throw new Refused(409, orderRefusals.alreadyPaid(orderReference({ id })));
  }
  if (live) throw new Refused(409, orderRefusals.paymentOpen);
  return runOncePerKey({ scope: 'order', key, body, world }, () => {
    const priced = priceOrder(body, world.products);
    if (!priced.accepted) throw new Refused(409, priced.refusal);
    for (const order of world.orders.values()) {
      if (order.cartId === cartId && order.status === 'pending') order.status = 'cancelled';
    }
    return { id: addOrder(cartId, body, world) };
  });
};

function addOrder(cartId: string, order: Order, world: World): string {
  const id = world.nextId();
  const totalCents = decimalToCents(order.totalAmount);
  world.orders.set(id, { cartId, order, totalCents, status: 'pending' });
  return id;
}

/** Gives the cart a pending payment, as if from an earlier page load. */
function addOpenPayment(cartId: string, body: Order, world: World): void {
  world.interrupted = false;
  const orderId = addOrder(cartId, body, world);
  addPayment({ orderId, cartId }, world).calls = 1;
}
