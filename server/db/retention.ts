import { describeError, type Log } from '../log.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { Db } from './database.ts';

const DAY = 86_400_000;

/** After a day an unpaid order can no longer be paid: prices may have moved on. */
const UNPAID_EXPIRES = DAY;
/** Ruling 39. */
const UNPAID_REMOVED = 30 * DAY;
const MESSAGES_REMOVED = 180 * DAY;
const MAIL_BODIES_REMOVED = 30 * DAY;

/** Gives personal data its end (ruling 39). Paid orders stay: the studio must keep its books. */
export async function applyRetention(
  db: Db,
  { now, transport }: { now: number; transport: MailTransport },
): Promise<void> {
  await expireUnpaid(db, now);
  await removeUnpaid(db, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - UNPAID_REMOVED)
    .execute();
  await db
    .deleteFrom('messages')
    .where('created_at', '<', now - MESSAGES_REMOVED)
    .execute();
  await db
    .updateTable('outbox')
    .set({ payload: '' })
    .where('sent_at', '<', now - MAIL_BODIES_REMOVED)
    .where('payload', '!=', '')
    .execute();
  // A dead letter holds what the row that it is about holds, and ends with it at the latest.
  await db
    .deleteFrom('outbox')
    .where('dead_at', '<', now - MESSAGES_REMOVED)
    .execute();
  await transport.prune?.(now - MAIL_BODIES_REMOVED);
}

/** An order that is being paid never expires: the lock and the check are one transaction. */
async function expireUnpaid(db: Db, now: number): Promise<void> {
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', now - UNPAID_EXPIRES)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (trx) => {
      // Takes the row first, so that a payment which begins meanwhile waits and is then refused.
      await trx.updateTable('orders').set({ updated_at: now }).where('id', '=', id).execute();
      const live = await trx
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', id)
        .where('state', '!=', 'declined')
        .executeTakeFirst();
      if (live) return;
      await trx
        .updateTable('orders')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute();
    });
  }
}

async function removeUnpaid(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('status', 'in', ['cancelled', 'expired'])
    .where('created_at', '<', now - UNPAID_REMOVED)
    .execute();
}

/** Applies the retention now and every six hours. @returns a function that ends it. */
export function startRetention(
  db: Db,
  { now, transport, log }: { now: () => number; transport: MailTransport; log: Log },
): () => Promise<void> {
  let round = Promise.resolve();
  const run = () => {
    round = applyRetention(db, { now: now(), transport }).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'old data could not be removed');
    });
  };
  run();
  const timer = setInterval(run, DAY / 4);
  return () => {
    clearInterval(timer);
    return round;
  };
}
