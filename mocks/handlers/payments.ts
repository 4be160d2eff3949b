import type { PaymentResult } from '#contract/payments.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import type { MockOrder, World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { once } from './idempotency.ts';

export const processPayment: Answer<'processPayment'> = ({ body, headers, world }) =>
  once({ scope: 'payment', headers, body, world }, () => {
    const order = world.orders.get(body.orderId);
    if (!order) throw new Refused(404, paymentRefusals.unknownOrder);
    if (body.currency !== 'USD') throw new Refused(409, paymentRefusals.currencyDiffers);
    if (body.amount !== order.totalCents) throw new Refused(409, paymentRefusals.amountDiffers);
    if (body.locationId !== world.locationId) {
      throw new Refused(409, paymentRefusals.locationDiffers);
    }
    if (order.paymentId) return { success: true, paymentId: order.paymentId };
    if (order.status === 'cancelled') throw new Refused(409, paymentRefusals.orderClosed);
    return charge(order, world);
  });

function charge(order: MockOrder, world: World): PaymentResult {
  const [outcome = 'succeeded', ...later] = world.gateway;
  if (later.length > 0) world.gateway = later;
  order.paymentUnknown = outcome === 'unknown';
  if (outcome === 'unknown') return { success: false, error: paymentErrors.unknown };
  if (outcome !== 'succeeded') {
    return {
      success: false,
      ...(outcome.declined !== undefined && { error: outcome.declined }),
    };
  }
  order.status = 'paid';
  order.paymentId = world.nextId();
  return { success: true, paymentId: order.paymentId };
}
