import type { Db, Trx } from '../db/database.ts';
import { orderStateOf, type OrderState } from '../db/schema.ts';
import { queueReadyMail } from '../mail/queue.ts';
import { lockOrder } from './outcome.ts';

export type Recorded =
  | { done: true; mailed: boolean }
  /** The order's state, which does not allow the step; undefined if there is no such order. */
  | { done: false; state: OrderState | undefined };

/**
 * Records that a paid order is ready for pickup or shipped, and queues the buyer's mail in the same
 * transaction. Records it only once, and mails the buyer once, also later.
 */
export function recordFulfillment(
  db: Db,
  id: string,
  { mail, now }: { mail: boolean; now: number },
): Promise<Recorded> {
  return db.transaction().execute(async (trx): Promise<Recorded> => {
    const order = await lockOrder(trx, id, now);
    const state = order && orderStateOf(order);
    const onlyMail = state === 'fulfilled' && mail && !(await isReadyMailQueued(trx, id));
    if (!order || (state !== 'paid' && !onlyMail)) return { done: false, state };
    if (!onlyMail) {
      await trx.updateTable('orders').set({ fulfilled_at: now }).where('id', '=', id).execute();
    }
    return { done: true, mailed: mail && (await queueReadyMail(trx, order, now)) };
  });
}

/** Records that a paid order was refunded; the refund itself is made at the gateway. */
export function recordRefund(db: Db, id: string, now: number): Promise<Recorded> {
  return db.transaction().execute(async (trx): Promise<Recorded> => {
    const order = await lockOrder(trx, id, now);
    const state = order && orderStateOf(order);
    if (state !== 'paid' && state !== 'fulfilled') return { done: false, state };
    await trx.updateTable('orders').set({ refunded_at: now }).where('id', '=', id).execute();
    return { done: true, mailed: false };
  });
}

/** Takes back that an order is fulfilled, unless the buyer was told so by mail. */
export function undoFulfillment(db: Db, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id, now);
    if (!order || orderStateOf(order) !== 'fulfilled') return false;
    if (await isReadyMailQueued(trx, id)) return false;
    await trx.updateTable('orders').set({ fulfilled_at: null }).where('id', '=', id).execute();
    return true;
  });
}

/** Whether the buyer has a second mail: the first one confirmed the payment. */
async function isReadyMailQueued(trx: Trx, id: string): Promise<boolean> {
  const mails = trx.selectFrom('outbox').select('id').where('subject_id', '=', id);
  return (await mails.where('kind', '=', 'order-confirmation').execute()).length > 1;
}
