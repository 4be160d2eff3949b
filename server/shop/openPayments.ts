import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PaymentRow, Schema } from '../db/schema.ts';
import { settleWithGateway } from './gatewayCall.ts';
import { isOpen, MAX_BACKOFF, NEVER, OPEN, readPayment, type ShopDeps } from './outcome.ts';
import { Refusal } from './refusal.ts';

// Decides which process retries an open payment, and when.

/** How long only one process may call the gateway for a payment, in milliseconds. */
export const LEASE = 20_000;
/** Seconds that a visitor waits before a retry while a payment is open. */
export const RETRY_AFTER = 2;

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
