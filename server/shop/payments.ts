import { randomUUID } from 'node:crypto';
import { waitForNextCard } from '#contract/cardTries.ts';
import { paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import type { Payment, PaymentResult } from '#contract/payments.ts';
import type { Db, Trx } from '../db/database.ts';
import { isNotUnique } from '../db/errors.ts';
import type { OrderRow, PaymentRow } from '../db/schema.ts';
import { describeError, type Log } from '../log.ts';
import { queueOpenPaymentMail, queueOrderMails } from '../mail/queue.ts';
import { fingerprint } from './fingerprint.ts';
import type { ChargeResult, Gateway } from './gateways/gateway.ts';
import { claimKey } from './idempotency.ts';
import { lockOrder } from './orders.ts';
import { Refusal } from './refusal.ts';

/** The time for one call of the gateway, in milliseconds. */
const GATEWAY_TIMEOUT = 15_000;
/** How long a payment belongs to the process that asks the gateway: longer than the call takes. */
const LEASE = 20_000;
/**
 * A key is used no longer than this, in milliseconds: gateways forget keys, Square does not say when,
 * others say after 24 hours. Older payments are looked up in the gateway's records.
 */
const KEY_LIFE = 23 * 3_600_000;
/** What the records have not settled by then is the owner's to settle, in milliseconds. */
const OWNERS_FROM = 48 * 3_600_000;
/** The `next_at` of a payment that the reconciler leaves to the owner. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Seconds that a visitor waits before asking again after a payment in flight. */
const RETRY_AFTER = 2;

export type PaymentsDeps = {
  db: Db;
  gateway: Gateway;
  /** The location that the server charges for, and others that a page of this build may name. */
  locationId: string;
  builtLocationId?: string | undefined;
  publicUrl: string;
  now: () => number;
  log: Log;
  /** Called after a commit that may have put mails into the outbox. */
  onMailQueued: () => void;
};

type SettleDeps = Pick<PaymentsDeps, 'db' | 'publicUrl' | 'now' | 'onMailQueued'> & {
  gateway: Pick<Gateway, 'demo'>;
};

/**
 * Pays an order. Never charges one twice: a paid order answers its stored success, a payment whose
 * outcome is open is asked for again with its own key before another one starts.
 * @throws Refusal 404 or 409 before anything was charged, 422 for a key that belongs to another body,
 * 429 after too many declined cards.
 */
export async function processPayment(
  deps: PaymentsDeps,
  { key, payment }: { key: string; payment: Payment },
): Promise<PaymentResult> {
  const begun = await begin(deps, key, payment);
  if (begun.next === 'answer') return answer(begun.payment);
  if (begun.next === 'ask') return answer(await ask(deps, begun.payment));
  // An earlier payment of the order is open: settle that one first.
  const settled = await askAgain(deps, begun.payment);
  if (settled.state !== 'declined' || begun.own) return answer(settled);
  return processPayment(deps, { key, payment });
}

type Begun =
  | { next: 'answer'; payment: PaymentRow }
  | { next: 'ask'; payment: PaymentRow }
  | { next: 'askAgain'; payment: PaymentRow; own: boolean };

async function begin(deps: PaymentsDeps, key: string, payment: Payment): Promise<Begun> {
  const id = randomUUID();
  try {
    return await deps.db.transaction().execute(async (trx): Promise<Begun> => {
      const now = deps.now();
      const { earlier } = await claimKey(trx, {
        scope: 'payments',
        key,
        body_hash: fingerprint(payment),
        response: id,
        created_at: now,
      });
      const order = await lockOrder(trx, payment.orderId, now);
      if (!order) throw new Refusal(404, paymentRefusals.unknownOrder);
      const payments = await trx
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', order.id)
        .orderBy('attempt')
        .execute();
      const own = payments.find((row) => row.id === earlier);
      if (own && isSettled(own)) return { next: 'answer', payment: own };
      compare(deps, order, payment);

      const live = payments.find((row) => row.state !== 'declined');
      if (live?.state === 'succeeded') {
        await pointKeyAt(trx, key, live.id);
        return { next: 'answer', payment: live };
      }
      if (order.status !== 'pending') throw new Refusal(409, paymentRefusals.orderClosed);
      if (live && live.lease_until > now) {
        throw new Refusal(409, paymentRefusals.inFlight, RETRY_AFTER);
      }
      if (live) {
        // The claim is given back: this request has no payment of its own yet.
        if (!own) await releaseKey(trx, key);
        return { next: 'askAgain', payment: live, own: live.id === own?.id };
      }
      const declinedAt = payments.map((row) => row.updated_at);
      const wait = waitForNextCard(declinedAt, now);
      if (wait) throw new Refusal(429, paymentRefusals.tooManyDeclines(wait), wait);
      const started = await trx
        .insertInto('payments')
        .values(newPayment({ id, deps, order, payment, attempt: payments.length + 1, now }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return { next: 'ask', payment: started };
    });
  } catch (error) {
    if (isNotUnique(error)) throw new Refusal(409, paymentRefusals.inFlight, RETRY_AFTER);
    throw error;
  }
}

function compare(deps: PaymentsDeps, order: OrderRow, payment: Payment): void {
  if (payment.currency !== order.currency) throw new Refusal(409, paymentRefusals.currencyDiffers);
  if (payment.amount !== order.total_cents) throw new Refusal(409, paymentRefusals.amountDiffers);
  if (![deps.locationId, deps.builtLocationId].includes(payment.locationId)) {
    throw new Refusal(409, paymentRefusals.locationDiffers);
  }
}

function newPayment(given: {
  id: string;
  deps: PaymentsDeps;
  order: OrderRow;
  payment: Payment;
  attempt: number;
  now: number;
}): PaymentRow {
  const { id, deps, order, payment, attempt, now } = given;
  return {
    id,
    order_id: order.id,
    attempt,
    state: 'started',
    amount_cents: order.total_cents,
    currency: order.currency,
    location_id: deps.locationId,
    source_id: payment.sourceId,
    gateway_key: randomUUID(),
    gateway_id: null,
    failure_code: null,
    refused: 0,
    asked: 1,
    lease_until: now + LEASE,
    next_at: now + LEASE,
    created_at: now,
    updated_at: now,
  };
}

async function pointKeyAt(trx: Trx, key: string, paymentId: string): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ response: paymentId })
    .where('scope', '=', 'payments')
    .where('key', '=', key)
    .execute();
}

async function releaseKey(trx: Trx, key: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', 'payments')
    .where('key', '=', key)
    .execute();
}

/**
 * Takes the lease of an open payment and asks the gateway again, with the same key and body.
 * @throws Refusal 409 while another request or process is asking.
 */
export async function askAgain(deps: PaymentsDeps, open: PaymentRow): Promise<PaymentRow> {
  const now = deps.now();
  const leased = await deps.db
    .updateTable('payments')
    .set((row) => ({ lease_until: now + LEASE, asked: row('asked', '+', 1), updated_at: now }))
    .where('id', '=', open.id)
    .where('state', 'in', ['started', 'unknown'])
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (leased) return ask(deps, leased);
  const current = await readPayment(deps.db, open.id);
  if (isSettled(current)) return current;
  throw new Refusal(409, paymentRefusals.inFlight, RETRY_AFTER);
}

/** Asks the gateway outside of any transaction and commits what it says. */
async function ask(deps: PaymentsDeps, payment: PaymentRow): Promise<PaymentRow> {
  const about = {
    amountCents: payment.amount_cents,
    locationId: payment.location_id,
    orderId: payment.order_id,
  };
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT);
  const result =
    deps.now() - payment.created_at < KEY_LIFE
      ? await deps.gateway.charge(
          { ...about, key: payment.gateway_key, sourceId: payment.source_id ?? '' },
          signal,
        )
      : await deps.gateway.find({ ...about, since: payment.created_at }, signal);
  if (result.outcome === 'unknown') {
    deps.log.error(
      { orderId: payment.order_id, paymentId: payment.id, code: result.code },
      'the outcome of a payment is open',
    );
  }
  if (result.outcome === 'refused') {
    deps.log.error(
      { orderId: payment.order_id, paymentId: payment.id, code: result.code },
      'the gateway turned a payment away',
    );
  }
  try {
    return await settle(deps, payment, result);
  } catch (error) {
    // The gateway may have charged. The lease runs out and the reconciler asks again.
    deps.log.error(
      { orderId: payment.order_id, paymentId: payment.id, error: describeError(error) },
      'the outcome of a payment could not be stored',
    );
    return { ...payment, state: 'unknown' };
  }
}

/**
 * Settles a payment that was handed to the owner, by what the owner found out.
 * @returns false when the order has no such payment.
 */
export async function settleByOwner(
  deps: SettleDeps,
  orderId: string,
  paid: boolean,
): Promise<boolean> {
  const open = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'unknown')
    .where('next_at', '=', NEVER)
    .executeTakeFirst();
  if (!open) return false;
  const result: ChargeResult = paid
    ? { outcome: 'succeeded', gatewayId: `owner-${open.id}` }
    : { outcome: 'declined', code: 'OWNER' };
  const { state } = await settle(deps, open, result);
  return state === result.outcome;
}

/** Commits an outcome, and what follows from it with it: the paid order, the mails. */
async function settle(
  deps: SettleDeps,
  payment: PaymentRow,
  result: ChargeResult,
): Promise<PaymentRow> {
  const now = deps.now();
  const settled = await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id, now);
    const changed = await trx
      .updateTable('payments')
      .set({ ...outcomeOf(payment, result, now), updated_at: now })
      .where('id', '=', payment.id)
      .where('state', 'in', ['started', 'unknown'])
      .returningAll()
      .executeTakeFirst();
    if (!changed || !order) return changed;
    if (changed.next_at === NEVER && payment.next_at !== NEVER) {
      await queueOpenPaymentMail(trx, order, now);
      return changed;
    }
    if (changed.state !== 'succeeded') return changed;
    await trx
      .updateTable('orders')
      .set({ status: 'paid', updated_at: now })
      .where('id', '=', order.id)
      .where('status', '=', 'pending')
      .execute();
    await queueOrderMails(trx, { order, publicUrl: deps.publicUrl, demo: deps.gateway.demo, now });
    return changed;
  });
  deps.onMailQueued();
  return settled ?? (await readPayment(deps.db, payment.id));
}

function outcomeOf(payment: PaymentRow, result: ChargeResult, now: number): Partial<PaymentRow> {
  if (result.outcome === 'succeeded') {
    return { state: 'succeeded', gateway_id: result.gatewayId, source_id: null, lease_until: now };
  }
  // Only a first call that did nothing proves that nothing was charged.
  const refused = result.outcome === 'refused' && payment.asked === 1;
  if (result.outcome === 'declined' || refused) {
    return {
      state: 'declined',
      failure_code: result.code,
      refused: refused ? 1 : 0,
      source_id: null,
      lease_until: now,
    };
  }
  return {
    state: 'unknown',
    failure_code: result.code,
    lease_until: now,
    next_at: now - payment.created_at < OWNERS_FROM ? now + backoff(payment.asked) : NEVER,
  };
}

/** 5 s, doubling up to 10 minutes. */
function backoff(asked: number): number {
  return Math.min(5_000 * 2 ** (asked - 1), 600_000);
}

function isSettled(payment: PaymentRow): boolean {
  return payment.state === 'succeeded' || payment.state === 'declined';
}

function readPayment(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A card is declined; a call that the gateway refused is a fault of ours and gets the default text. */
function declineSentence({ refused }: PaymentRow): string {
  return refused ? paymentErrors.default : paymentErrors.declined;
}

/** A decline and an open outcome are answers, not errors (ruling 25). */
function answer(payment: PaymentRow): PaymentResult {
  if (payment.state === 'succeeded') return { success: true, paymentId: payment.id };
  return {
    success: false,
    error: payment.state === 'declined' ? declineSentence(payment) : paymentErrors.unknown,
  };
}
