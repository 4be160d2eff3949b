import type { Db } from '../db/database.ts';
import { stateOf, type OrderState } from '../db/schema.ts';
import { queueReadyMail } from '../mail/queue.ts';
import { lockOrder } from './settlement.ts';

export type Recorded =
  | { done: true; mailed: boolean }
  /** The state from which there is no such step, or nothing where there is no such order. */
  | { done: false; state: OrderState | undefined };

/**
 * Records that a paid order was made ready for pickup or sent off, and puts the mail about it into the
 * outbox in the same transaction. A step that was recorded before is not recorded again.
 */
export function fulfil(
  db: Db,
  id: string,
  { mail, now }: { mail: boolean; now: number },
): Promise<Recorded> {
  return db.transaction().execute(async (trx): Promise<Recorded> => {
    const order = await lockOrder(trx, id, now);
    const state = order && stateOf(order);
    if (!order || state !== 'paid') return { done: false, state };
    await trx.updateTable('orders').set({ fulfilled_at: now }).where('id', '=', id).execute();
    return { done: true, mailed: mail && (await queueReadyMail(trx, order, now)) };
  });
}

/** Records that the money of a paid order went back to the buyer, which is done at the gateway. */
export function recordRefund(db: Db, id: string, now: number): Promise<Recorded> {
  return db.transaction().execute(async (trx): Promise<Recorded> => {
    const order = await lockOrder(trx, id, now);
    const state = order && stateOf(order);
    if (state !== 'paid' && state !== 'fulfilled') return { done: false, state };
    await trx.updateTable('orders').set({ refunded_at: now }).where('id', '=', id).execute();
    return { done: true, mailed: false };
  });
}
