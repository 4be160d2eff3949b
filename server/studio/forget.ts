import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type Forgotten = {
  messages: number;
  /** Unpaid orders, which are removed. */
  unpaidOrders: number;
  /** Paid orders, which stay in the books without the person. */
  paidOrders: number;
  mails: number;
  /** Orders whose payment is still open: they stay until it is settled. */
  openOrders: number;
};

/** What is stored of a person: everything that carries exactly this address, in any letter case. */
async function find(db: Db, email: string) {
  const address = email.trim().toLowerCase();
  const messages = await db
    .selectFrom('messages')
    .select('id')
    .where(sql`lower(trim(email))`, '=', address)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where(sql`lower(trim(customer_email))`, '=', address)
    .execute();
  const open = await db
    .selectFrom('payments')
    .select('order_id')
    .where('state', 'in', ['started', 'unknown'])
    .execute();
  const openIds = new Set(open.map(({ order_id }) => order_id));
  const settled = orders.filter(({ id }) => !openIds.has(id));
  const paid = settled.filter(({ status }) => status === 'paid').map(({ id }) => id);
  const unpaid = settled.filter(({ status }) => status !== 'paid').map(({ id }) => id);
  const subjects = [...messages.map(({ id }) => id), ...paid, ...unpaid];
  const mails = subjects.length
    ? await db.selectFrom('outbox').select('id').where('subject_id', 'in', subjects).execute()
    : [];
  return {
    messages: messages.map(({ id }) => id),
    paid,
    unpaid,
    mails: mails.map(({ id }) => id),
    openOrders: orders.length - settled.length,
  };
}

/**
 * Erases what is stored of a person (ruling 39), or only counts it with `erase: false`. Paid orders
 * keep their figures, since the studio must keep its books, and lose everything personal.
 * @param mailFolder where mails are written as files, which go too.
 */
export async function forget(
  db: Db,
  email: string,
  { erase, mailFolder }: { erase: boolean; mailFolder: string },
): Promise<Forgotten> {
  const found = await find(db, email);
  if (erase) {
    const orders = [...found.paid, ...found.unpaid];
    await db.transaction().execute(async (trx) => {
      const remove = async (
        table: 'messages' | 'orders' | 'outbox',
        ids: readonly string[],
      ): Promise<void> => {
        if (ids.length) await trx.deleteFrom(table).where('id', 'in', ids).execute();
      };
      await remove('messages', found.messages);
      await remove('orders', found.unpaid);
      await remove('outbox', found.mails);
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
          fingerprint: '',
        })
        .where('id', 'in', orders)
        .execute();
    });
    for (const id of found.mails) await rm(join(mailFolder, `${id}.eml`), { force: true });
  }
  return {
    messages: found.messages.length,
    unpaidOrders: found.unpaid.length,
    paidOrders: found.paid.length,
    mails: found.mails.length,
    openOrders: found.openOrders,
  };
}
