import { describeError, type Log } from '../log.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { Db } from './database.ts';

const DAY = 86_400_000;

/** An unpaid order can be paid for a day: prices may change later. */
const UNPAID_EXPIRES = DAY;
/** The retention times of ruling 39. */
const UNPAID_REMOVED = 30 * DAY;
const MESSAGES_REMOVED = 180 * DAY;
const MAIL_BODIES_REMOVED = 30 * DAY;

/** A clock this far ahead of the last run may be wrong. */
const CLOCK_AHEAD = 7 * DAY;
/** Tolerated backward jump: the clocks of two processes differ by less. */
const CLOCK_BEHIND = DAY / 144;

/**
 * Removes personal data after its retention time (ruling 39). Paid orders stay: the studio must
 * keep its books. After a clock jump nothing is removed for a day, so that the clock can be fixed.
 */
export async function applyRetention(
  db: Db,
  { now, transport, log }: { now: number; transport: MailTransport; log: Pick<Log, 'error'> },
): Promise<void> {
  const last = await db.selectFrom('retention').selectAll().executeTakeFirstOrThrow();
  // The first run after an upgrade compares the clock with the newest row.
  const before = last.ran_at || (await newestRowTime(db));
  const isOff = before > 0 && (now > before + CLOCK_AHEAD || now < before - CLOCK_BEHIND);
  const resumes_at = isOff ? now + DAY : last.resumes_at;
  await db.updateTable('retention').set({ ran_at: now, resumes_at }).execute();
  if (isOff) log.error('the clock is far from the last run: no old data is removed for a day');
  if (now < resumes_at) return;
  await expireUnpaidOrders(db, now);
  await db
    .deleteFrom('orders')
    .where('status', 'in', ['cancelled', 'expired'])
    .where('created_at', '<', now - UNPAID_REMOVED)
    .execute();
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
  // A dead letter repeats data of its message or order, so it is kept no longer than a message.
  await db
    .deleteFrom('outbox')
    .where('dead_at', '<', now - MESSAGES_REMOVED)
    .execute();
  await transport.prune?.(now - MAIL_BODIES_REMOVED);
}

/** When the newest order or message was stored; 0 without any. */
async function newestRowTime(db: Db): Promise<number> {
  const readNewest = (table: 'orders' | 'messages') =>
    db
      .selectFrom(table)
      .select('created_at')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const newest = [await readNewest('orders'), await readNewest('messages')];
  return Math.max(...newest.map((row) => row?.created_at ?? 0));
}

/** Expires unpaid orders, except those with an open payment. */
async function expireUnpaidOrders(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = trx
      .updateTable('orders')
      .set({ updated_at: now })
      .where('status', '=', 'pending')
      .where('created_at', '<', now - UNPAID_EXPIRES);
    // Lock the rows first: a payment that starts now waits, and is then rejected.
    await due.execute();
    const live = trx.selectFrom('payments').select('order_id').where('state', '!=', 'declined');
    await due.set({ status: 'expired' }).where('id', 'not in', live).execute();
  });
}

/** Applies the retention now and every six hours. @returns a function that stops it. */
export function startRetention(
  db: Db,
  { now, transport, log }: { now: () => number; transport: MailTransport; log: Log },
): () => Promise<void> {
  let round = Promise.resolve();
  const runRetention = () => {
    round = applyRetention(db, { now: now(), transport, log }).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'old data could not be removed');
    });
  };
  runRetention();
  const timer = setInterval(runRetention, DAY / 4);
  return () => {
    clearInterval(timer);
    return round;
  };
}
