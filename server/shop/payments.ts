import { randomUUID } from 'node:crypto';
import { secondsUntilNextCard } from '#contract/cardTries.ts';
import { priceOrder } from '#contract/orders.ts';
import type { Payment, PaymentResult } from '#contract/payments.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import { isUniqueViolation } from '../db/errors.ts';
import type { OrderRow, PaymentRow } from '../db/schema.ts';
import { settleWithGateway } from './gatewayCall.ts';
import { claimKey } from './idempotency.ts';
import { LEASE, RETRY_AFTER, settleOpenPayment } from './openPayments.ts';
import { readPurchase } from './orders.ts';
import { lockOrder, type ShopDeps } from './outcome.ts';
import { Refusal } from './refusal.ts';

type PaymentRequest = { key: string; payment: Payment };

/**
 * Pays an order. Never charges a cart twice: a paid order returns its stored success, and an open
 * payment is retried before another one starts.
 * @throws Refusal 404 or 409 before anything was charged, 422 for a key used with another body, 429
 * after too many declined cards.
 */
export async function processPayment(
  deps: ShopDeps,
  request: PaymentRequest,
): Promise<PaymentResult> {
  const { orderId } = request.payment;
  const ofId = deps.db.selectFrom('orders').where('id', '=', orderId);
  const order = await ofId.select('cart_id').executeTakeFirst();
  if (!order) throw new Refusal(404, paymentRefusals.unknownOrder);
  const live = await settleOpenPayment(deps, order.cart_id, paymentRefusals.inFlight);
  if (live?.state === 'succeeded' && live.order_id !== orderId) {
    throw new Refusal(409, paymentRefusals.orderClosed);
  }
  if (live) return toPaymentResult(live);
  const payment = await startPayment(deps, request);
  return toPaymentResult(
    payment.state === 'started' ? await settleWithGateway(deps, payment) : payment,
  );
}

/*
 * `startPayment`, in one transaction that locks the order. The first row that matches applies.
 *
 * | found                                                   | result                               |
 * | ------------------------------------------------------- | ------------------------------------ |
 * | no such order                                           | 404                                  |
 * | a payment of the cart that is open or paid              | 409, in flight: the client retries   |
 * | the key, used with another body                         | 422                                  |
 * | the key of one of the cart's declined payments          | that declined payment                |
 * | another currency, amount or location than the order's   | 409                                  |
 * | an order that is paid, cancelled or expired             | 409, closed                          |
 * | other prices in the catalogue, or an item sold out      | 409                                  |
 * | too many declined cards of the cart                     | 429                                  |
 * | none of these                                           | a new payment, `started`             |
 *
 * Each error rolls back, so the key stays free.
 */

/** @returns a new payment to charge, or the earlier one that was declined with the same key. */
async function startPayment(deps: ShopDeps, { key, payment }: PaymentRequest): Promise<PaymentRow> {
  const inFlight = new Refusal(409, paymentRefusals.inFlight, RETRY_AFTER);
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const now = deps.now();
      const order = await lockOrder(trx, payment.orderId, now);
      if (!order) throw new Refusal(404, paymentRefusals.unknownOrder);
      const ofCart = trx.selectFrom('payments').where('cart_id', '=', order.cart_id);
      const payments = await ofCart.selectAll().execute();
      if (payments.some(({ state }) => state !== 'declined')) throw inFlight;

      const id = randomUUID();
      const claim = { scope: 'payments', key, response: id, created_at: now } as const;
      const earlier = await claimKey(trx, { ...claim, body: payment });
      const own = payments.find((row) => row.id === earlier);
      if (own) return own;

      requireMatchingPayment(deps, order, payment);
      if (order.status !== 'pending') throw new Refusal(409, paymentRefusals.orderClosed);
      // Prices and items may have changed since the order was placed.
      const priced = priceOrder(await readPurchase(trx, order), deps.products);
      if (!priced.accepted) throw new Refusal(409, priced.refusal);
      const declines = payments.filter(({ refused }) => !refused).map((row) => row.updated_at);
      const wait = secondsUntilNextCard(declines, now);
      if (wait) throw new Refusal(429, paymentRefusals.tooManyDeclines(wait), wait);
      return await trx
        .insertInto('payments')
        .values({
          id,
          order_id: order.id,
          cart_id: order.cart_id,
          attempt: payments.length + 1,
          state: 'started',
          amount_cents: order.total_cents,
          currency: order.currency,
          location_id: deps.locationId,
          source_id: payment.sourceId,
          gateway_key: randomUUID(),
          gateway_id: null,
          failure_code: null,
          refused: 0,
          gateway_calls: 1,
          lease_until: now + LEASE,
          next_at: now + LEASE,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    // The unique index allows a cart one open or paid payment: a concurrent request was faster.
    throw isUniqueViolation(error) ? inFlight : error;
  }
}

function requireMatchingPayment(deps: ShopDeps, order: OrderRow, payment: Payment): void {
  if (payment.currency !== order.currency) throw new Refusal(409, paymentRefusals.currencyDiffers);
  if (payment.amount !== order.total_cents) throw new Refusal(409, paymentRefusals.amountDiffers);
  if (![deps.locationId, deps.builtLocationId].includes(payment.locationId)) {
    throw new Refusal(409, paymentRefusals.locationDiffers);
  }
}

/**
 * A decline and an open outcome are responses, not errors (ruling 25). A request that the gateway
 * rejected gets the default message, since the card is not to blame.
 */
function toPaymentResult({ id, state, refused }: PaymentRow): PaymentResult {
  if (state === 'succeeded') return { success: true, paymentId: id };
  if (state !== 'declined') return { success: false, error: paymentErrors.unknown };
  return { success: false, error: refused ? paymentErrors.default : paymentErrors.declined };
}
