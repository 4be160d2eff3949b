import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';

/** How long a claimed mail belongs to one worker, in milliseconds: longer than any sending takes. */
const LEASE = 60_000;

/**
 * Claims mails that are due. A worker that dies with them loses the lease, and another one sends
 * them again with the same Message-ID.
 */
export function claimMails(db: Db, now: number, limit: number): Promise<OutboxRow[]> {
  return (
    db
      .updateTable('outbox')
      .set((row) => ({ lease_until: now + LEASE, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', (row) =>
        row
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('next_at', '<=', now)
          .where('lease_until', '<=', now)
          .orderBy('next_at')
          .limit(limit),
      )
      // Again on the row itself: another process may have claimed it since the inner query ran.
      .where('sent_at', 'is', null)
      .where('lease_until', '<=', now)
      .returningAll()
      .execute()
  );
}

/** The mail was taken over. */
export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, lease_until: 0, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** The mail was not taken: it is tried again at `nextAt`. */
export async function markFailed(
  db: Db,
  id: string,
  failure: { error: string; nextAt: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: failure.nextAt, lease_until: 0, last_error: failure.error })
    .where('id', '=', id)
    .execute();
}

/** The mail will not be tried again until the owner asks for it. */
export async function markDead(db: Db, id: string, error: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dead_at: now, lease_until: 0, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Gives a dead letter a fresh start. @returns whether there was one with this id. */
export async function requeue(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, next_at: now, last_error: null })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
