import { REPLACES_ORDER_HEADER } from '#contract/endpoints.ts';
import { priceOrder } from '#contract/orders.ts';
import { orderRefusals } from '#contract/refusals.ts';
import type { World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { once } from './idempotency.ts';

export const createOrder: Answer<'createOrder'> = ({ body, headers, world }) =>
  once({ scope: 'order', headers, body, world }, () => {
    const priced = priceOrder(body, world.products);
    if (!priced.accepted) throw new Refused(409, priced.refusal);
    cancelReplaced(headers.get(REPLACES_ORDER_HEADER)?.toLowerCase(), world);
    const id = world.nextId();
    world.orders.set(id, {
      order: body,
      totalCents: priced.totalCents,
      status: 'pending',
      openPayment: undefined,
      declinedAt: [],
    });
    return { id };
  });

/** Cancels the unpaid order that the new one takes the place of (ruling 24). */
function cancelReplaced(id: string | undefined, world: World): void {
  const replaced = id && world.orders.get(id);
  if (!replaced) return;
  if (replaced.status === 'paid') throw new Refused(409, orderRefusals.replacedIsPaid);
  if (replaced.openPayment) throw new Refused(409, orderRefusals.replacedInFlight);
  replaced.status = 'cancelled';
}
