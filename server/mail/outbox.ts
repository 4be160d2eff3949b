import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';

const MINUTE = 60_000;

/**
 * Claims mails that are due, for a minute longer than sending may take. When a worker dies, its
 * lease expires and another worker resends its mails with the same Message-ID.
 */
export function claimMails(
  db: Db,
  given: { now: number; limit: number; timeLimit: number | undefined },
): Promise<OutboxRow[]> {
  const { now, limit, timeLimit = 0 } = given;
  const lease = now + timeLimit + MINUTE;
  return (
    db
      .updateTable('outbox')
      .set((row) => ({ lease_until: lease, attempts: row('attempts', '+', 1) }))
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
      // Check the row again: another process may have claimed it since the subquery ran.
      .where('sent_at', 'is', null)
      .where('lease_until', '<=', now)
      .returningAll()
      .execute()
  );
}

/** Records the outcome of a claimed mail and releases its lease. */
export async function releaseMail(
  db: Db,
  id: string,
  changes: Partial<Omit<OutboxRow, 'id' | 'lease_until'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...changes, lease_until: 0 })
    .where('id', '=', id)
    .execute();
}

/** Resets the dead letter with this id, or 'all', for new attempts. @returns how many there were. */
export async function requeue(db: Db, id: string, now: number): Promise<number> {
  const dead = db.updateTable('outbox').where('dead_at', 'is not', null);
  const { numUpdatedRows } = await (id === 'all' ? dead : dead.where('id', '=', id))
    .set({ dead_at: null, attempts: 0, unconfirmed: 0, next_at: now, last_error: null })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
