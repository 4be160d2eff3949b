import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { isDeadlock } from '../db/errors.ts';
import { lockOrder, OPEN } from '../shop/outcome.ts';

/** The ids of the stored data of a person. */
export type Found = {
  messages: string[];
  /** Unpaid orders, which are deleted. */
  unpaid: string[];
  /** Paid orders, which stay in the books without personal data. */
  paid: string[];
  mails: string[];
  /** How many orders and messages stay because a payment is open or a mail is being sent. */
  busy: number;
};

const PERSONAL = ['orders', 'messages', 'outbox', 'idempotency_keys', 'payments'] as const;

/**
 * Finds the data of a person: everything with exactly this address, ignoring case.
 * @param lock locks the orders until the transaction ends, so that no payment starts meanwhile.
 */
async function findPersonalData(
  trx: Trx,
  email: string,
  now: number,
  lock: boolean,
): Promise<Found> {
  // Compared in JavaScript: SQLite ignores case only for ASCII.
  const normalizeAddress = (address: string) => address.trim().normalize().toLowerCase();
  const address = normalizeAddress(email);
  const isOwnAddress = (text: string) => normalizeAddress(text) === address;
  const people = await trx.selectFrom('messages').select(['id', 'email']).execute();
  const messages = people.filter((message) => isOwnAddress(message.email));
  const orders = [];
  for (const order of await trx.selectFrom('orders').selectAll().orderBy('id').execute()) {
    if (!isOwnAddress(order.customer_email)) continue;
    const current = lock ? await lockOrder(trx, order.id, now) : order;
    if (current) orders.push(current);
  }
  const subjects = [...messages, ...orders].map(({ id }) => id);
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'subject_id', 'lease_until'])
    .where('subject_id', 'in', [...subjects, ''])
    .execute();
  const open = await trx
    .selectFrom('payments')
    .select('order_id')
    .where('order_id', 'in', [...subjects, ''])
    .where('state', 'in', OPEN)
    .execute();
  const busy = new Set([
    ...open.map(({ order_id }) => order_id),
    ...mails.filter((mail) => mail.lease_until > now).map(({ subject_id }) => subject_id),
  ]);
  const excludeBusy = (rows: readonly { id: string }[]) =>
    rows.map(({ id }) => id).filter((id) => !busy.has(id));
  return {
    messages: excludeBusy(messages),
    paid: excludeBusy(orders.filter(({ status }) => status === 'paid')),
    unpaid: excludeBusy(orders.filter(({ status }) => status !== 'paid')),
    mails: mails.filter(({ subject_id }) => !busy.has(subject_id)).map(({ id }) => id),
    busy: busy.size,
  };
}

async function deletePersonalData(
  trx: Trx,
  { messages, paid, unpaid, mails }: Found,
): Promise<void> {
  const deleteRows = async (table: 'messages' | 'orders' | 'outbox', ids: readonly string[]) => {
    if (ids.length) await trx.deleteFrom(table).where('id', 'in', ids).execute();
  };
  await deleteRows('messages', messages);
  await deleteRows('orders', unpaid);
  await deleteRows('outbox', mails);
  const orders = [...paid, ...unpaid];
  if (orders.length === 0) return;
  await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', 'orders')
    .where('response', 'in', orders)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      customer_name: 'Erased on request',
      customer_email: '',
      customer_phone: '',
      shipping_street: null,
      shipping_city: null,
      shipping_state: null,
      shipping_zip_code: null,
    })
    .where('id', 'in', orders)
    .execute();
}

/** Rewrites the files, which still contain erased rows. @returns false when readers prevent it. */
async function vacuumFiles({ db, kind }: Database): Promise<boolean> {
  if (kind === 'postgres') {
    for (const table of PERSONAL) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return true;
  }
  await sql`vacuum`.execute(db);
  const log = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return log.rows[0]?.busy === 0;
}

/** Retries work that PostgreSQL aborted because of a deadlock with a visitor's transaction. */
async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === 5) throw error;
    }
  }
}

/**
 * Erases the data of a person (ruling 39), or only counts it with `erase: false`. Paid orders keep
 * their amounts, since the studio must keep its books, and lose all personal data.
 * @param mailFolder mails written there as files are deleted too.
 * @returns `clean` when no erased byte is left in the database's files.
 */
export async function erasePerson(
  database: Database,
  email: string,
  { erase, mailFolder, now }: { erase: boolean; mailFolder: string; now: number },
): Promise<Found & { clean: boolean }> {
  const found = await retryOnDeadlock(() =>
    database.db.transaction().execute(async (trx) => {
      const all = await findPersonalData(trx, email, now, erase);
      if (erase) await deletePersonalData(trx, all);
      return all;
    }),
  );
  if (!erase) return { ...found, clean: false };
  for (const id of found.mails) {
    for (const end of ['eml', 'eml.tmp']) {
      await rm(join(mailFolder, `${id}.${end}`), { force: true });
    }
  }
  return { ...found, clean: await retryOnDeadlock(() => vacuumFiles(database)) };
}
