import type { ExpressionBuilder } from 'kysely';
import type { Product } from '#contract/products.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OrderRow, PaymentRow, Schema } from '../db/schema.ts';
import { describeError, type Log } from '../log.ts';
import { queueLateChargeMail, queueOpenPaymentMail, queueOrderMails } from '../mail/queue.ts';
import type { ChargeResult, Gateway } from './gateways/gateway.ts';
import { Refusal } from './refusal.ts';

/*
 * The states of a payment. A unique index allows one per cart that is not `declined`.
 *
 * | state       | meaning                                   | ends with                                |
 * | ----------- | ----------------------------------------- | ---------------------------------------- |
 * | `started`   | a process calls the gateway, or died then | the gateway's response                   |
 * | `unknown`   | it may have been charged                  | a retry, a search, the owner's decision  |
 * | `succeeded` | charged, and the order is paid            |                                          |
 * | `declined`  | not charged; `refused`: not the card's fault |                                       |
 *
 * Only the process with the lease calls the gateway. While a payment is open, the outcome of the
 * latest call (`gateway_calls`) is stored, but a successful charge of any call.
 */
export const OPEN = ['started', 'unknown'] as const;

/** Timeout of all gateway calls within one lease. All times are in milliseconds. */
const GATEWAY_TIMEOUT = 15_000;
/** How long only one process may call the gateway for a payment. */
export const LEASE = 20_000;
/** The reconciler's longest wait between retries. */
const MAX_BACKOFF = 600_000;
/** Gateways forget keys, some after 24 hours: older payments are only looked up in their records. */
const KEY_LIFE = 22 * 3_600_000;
/** This long after a lost call, a search that finds no charge proves that there is none. */
const SEARCH_AFTER = 30_000;
/** A payment still open after this time is handed to the owner. */
const MANUAL_REVIEW_AFTER = 48 * 3_600_000;
/** The `next_at` of a payment that was handed to the owner. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Seconds that a visitor waits before a retry while a payment is open. */
export const RETRY_AFTER = 2;

export type ShopDeps = {
  db: Db;
  gateway: Gateway;
  products: readonly Product[];
  /** The location that is charged, and the one that pages of this build may send instead. */
  locationId: string;
  builtLocationId?: string | undefined;
  publicUrl: string;
  now: () => number;
  log: Log;
  /** Called after a commit that may have put mails into the outbox. */
  onMailQueued: () => void;
};

/**
 * Retries the cart's open payment, if there is one.
 * @returns the cart's payment that is paid or still open.
 * @throws Refusal 409 with the sentence `busy` while another request or process calls the gateway.
 */
export async function settleOpenPayment(
  deps: ShopDeps,
  cartId: string,
  busy: string,
): Promise<PaymentRow | undefined> {
  const live = await readOpenOrPaidPayment(deps.db, cartId);
  if (!live || !isOpen(live)) return live;
  const settled = await retryCharge(deps, live);
  if (!settled) throw new Refusal(409, busy, RETRY_AFTER);
  return settled.state === 'declined' ? undefined : settled;
}

/** The cart's payment that is open or paid. */
export function readOpenOrPaidPayment(db: Db, cartId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', '!=', 'declined')
    .executeTakeFirst();
}

/** The open payments that are due for a retry. */
export function readDuePayments({ db, now }: ShopDeps): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('next_at', '<', NEVER)
    .where(whereDue('next_at', now(), MAX_BACKOFF))
    .where(whereDue('lease_until', now(), LEASE))
    .orderBy('next_at')
    .limit(100)
    .execute();
}

/** Whether a stored time has passed. A time more than `most` ahead was written by a wrong clock. */
function whereDue(column: 'lease_until' | 'next_at', now: number, most: number) {
  return (row: ExpressionBuilder<Schema, 'payments'>) =>
    row.or([row(column, '<=', now), row(column, '>', now + most)]);
}

/**
 * Takes the lease of an open payment and calls the gateway again, with the same key and body.
 * @returns undefined while another request or process does.
 */
export async function retryCharge(
  deps: ShopDeps,
  open: PaymentRow,
): Promise<PaymentRow | undefined> {
  const now = deps.now();
  const leased = await deps.db
    .updateTable('payments')
    .set({ lease_until: now + LEASE, gateway_calls: open.gateway_calls + 1, updated_at: now })
    .where('id', '=', open.id)
    .where('state', 'in', OPEN)
    .where('gateway_calls', '=', open.gateway_calls)
    .where(whereDue('lease_until', now, LEASE))
    .returningAll()
    .executeTakeFirst();
  if (leased) return settleWithGateway(deps, leased, open.updated_at);
  const current = await readPayment(deps.db, open.id);
  return isOpen(current) ? undefined : current;
}

/**
 * Calls the gateway outside of any transaction and stores the outcome.
 * @param lostAt when an earlier call with an unknown outcome was made.
 */
export async function settleWithGateway(
  deps: ShopDeps,
  payment: PaymentRow,
  lostAt?: number,
): Promise<PaymentRow> {
  const about = { orderId: payment.order_id, paymentId: payment.id };
  const { result, searched } = await callGateway(deps, payment, lostAt);
  if (result.outcome === 'unknown' || result.outcome === 'refused') {
    const { outcome, code } = result;
    deps.log.error({ ...about, kind: outcome, code }, 'the gateway neither charged nor declined');
  }
  try {
    // A search charges nothing, so keep the time of the last call that could have charged.
    const settled = await storeOutcome(deps, payment, result, searched ? lostAt : undefined);
    if (result.outcome === 'succeeded' && settled.state === 'declined') {
      deps.log.error(about, 'a charge was confirmed after its payment was declined');
    }
    deps.log.info(about, `payment ${settled.state}`);
    return settled;
  } catch (error) {
    // The gateway may have charged. When the lease expires, the reconciler retries.
    deps.log.error(
      { ...about, error: describeError(error) },
      'the outcome of a payment could not be stored',
    );
    return { ...payment, state: 'unknown' };
  }
}

async function callGateway(
  deps: ShopDeps,
  payment: PaymentRow,
  lostAt: number | undefined,
): Promise<{ result: ChargeResult; searched: boolean }> {
  const about = {
    amountCents: payment.amount_cents,
    locationId: payment.location_id,
    orderId: payment.order_id,
  };
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT);
  if (deps.now() - payment.created_at < KEY_LIFE) {
    const charge = { ...about, key: payment.gateway_key, sourceId: payment.source_id ?? '' };
    const result = await deps.gateway.charge(charge, signal);
    // A rejected call proves nothing about an earlier one, which may have charged.
    if (result.outcome !== 'refused' || lostAt === undefined) return { result, searched: false };
  }
  const found = await deps.gateway.find({ ...about, since: payment.created_at }, signal);
  if (found.outcome !== 'declined') return { result: found, searched: true };
  const isEarly = Math.abs(deps.now() - (lostAt ?? 0)) < SEARCH_AFTER;
  return { result: { ...found, outcome: isEarly ? 'unknown' : 'refused' }, searched: true };
}

/**
 * Settles a payment that was handed to the owner, as the owner decides.
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
  const charged = { outcome: 'succeeded', gatewayId: `owner-${open.id}` } as const;
  const refused = { outcome: 'refused', code: 'OWNER' } as const;
  const { state } = await storeOutcome(deps, open, paid ? charged : refused);
  return state === (paid ? 'succeeded' : 'declined');
}

type SettleDeps = Pick<ShopDeps, 'db' | 'publicUrl' | 'now' | 'onMailQueued'> & {
  gateway: Pick<Gateway, 'demo'>;
};

/** Commits an outcome together with its consequences: the paid order and the mails. */
async function storeOutcome(
  deps: SettleDeps,
  payment: PaymentRow,
  result: ChargeResult,
  updatedAt = deps.now(),
): Promise<PaymentRow> {
  const now = deps.now();
  const isCharge = result.outcome === 'succeeded';
  const settled = await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id, now);
    let update = trx
      .updateTable('payments')
      .set({ ...paymentChanges(payment, result, now), lease_until: now, updated_at: updatedAt })
      .where('id', '=', payment.id)
      .where('state', 'in', OPEN);
    if (!isCharge) update = update.where('gateway_calls', '=', payment.gateway_calls);
    const changed = await update.returningAll().executeTakeFirst();
    const current = changed ?? (await readPayment(trx, payment.id));
    if (!order) return current;
    if (isCharge && current.state === 'declined') await queueLateChargeMail(trx, order, now);
    if (changed?.next_at === NEVER && payment.next_at !== NEVER) {
      await queueOpenPaymentMail(trx, order, now);
    }
    if (changed?.state === 'succeeded') {
      await trx
        .updateTable('orders')
        .set({ status: 'paid', updated_at: now })
        .where('id', '=', order.id)
        .where('status', '=', 'pending')
        .execute();
      const { publicUrl, gateway } = deps;
      await queueOrderMails(trx, { order, publicUrl, demo: gateway.demo, now });
    }
    return current;
  });
  deps.onMailQueued();
  return settled;
}

function paymentChanges(
  payment: PaymentRow,
  result: ChargeResult,
  now: number,
): Partial<PaymentRow> {
  const { outcome } = result;
  if (outcome === 'succeeded') {
    return { state: outcome, gateway_id: result.gatewayId, source_id: null };
  }
  const failure_code = result.code;
  if (outcome !== 'unknown') {
    const refused = Number(outcome === 'refused');
    return { state: 'declined', failure_code, refused, source_id: null };
  }
  // 5 s, doubling with each call.
  const pause = Math.min(5_000 * 2 ** (payment.gateway_calls - 1), MAX_BACKOFF);
  const isOwners = now - payment.created_at >= MANUAL_REVIEW_AFTER;
  return { state: outcome, failure_code, next_at: isOwners ? NEVER : now + pause };
}

export const isOpen = ({ state }: PaymentRow) => OPEN.some((open) => open === state);

function readPayment(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Reads an order and locks it until the transaction ends, so that decisions based on its payments
 * stay valid. An update locks on both databases.
 */
export function lockOrder(trx: Trx, id: string, now: number): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
