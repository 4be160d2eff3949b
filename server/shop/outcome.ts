import type { Product } from '#contract/products.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OrderRow, PaymentRow } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { queueLateChargeMail, queueOpenPaymentMail, queueOrderMails } from '../mail/queue.ts';
import type { ChargeResult, Gateway } from './gateways/gateway.ts';

// Decides what an outcome changes: the payment, the order and the mails.

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

/** The longest wait between retries. All times are in milliseconds. */
export const MAX_BACKOFF = 600_000;
/** A payment still open after this time is handed to the owner. */
const MANUAL_REVIEW_AFTER = 48 * 3_600_000;
/** The `next_at` of a payment that was handed to the owner. */
export const NEVER = Number.MAX_SAFE_INTEGER;

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

type SettleDeps = Pick<ShopDeps, 'db' | 'publicUrl' | 'now' | 'onMailQueued'> & {
  gateway: Pick<Gateway, 'demo'>;
};

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

/** Commits an outcome together with its consequences: the paid order and the mails. */
export async function storeOutcome(
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

export function readPayment(db: Db, id: string): Promise<PaymentRow> {
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
