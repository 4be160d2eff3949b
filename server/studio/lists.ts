import { formatCents } from '#lib/money.ts';
import type { Db } from '../db/database.ts';
import type { OrderRow, OrderStatus, PaymentRow } from '../db/schema.ts';
import { addressLines, orderReference } from '../mail/templates/orderDetails.ts';
import { localTime, type Rows } from './text.ts';

export type Selection = { status?: OrderStatus; limit?: number };

/** Orders, the newest first. */
export async function listOrders(db: Db, { status, limit }: Selection): Promise<Rows> {
  let query = db.selectFrom('orders').selectAll().orderBy('created_at', 'desc');
  if (status) query = query.where('status', '=', status);
  if (limit) query = query.limit(limit);
  const orders = await query.execute();
  const rows = [];
  for (const order of orders) {
    const items = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('line')
      .execute();
    const open = await db
      .selectFrom('payments')
      .select('failure_code')
      .where('order_id', '=', order.id)
      .where('state', 'in', ['started', 'unknown'])
      .executeTakeFirst();
    rows.push([
      localTime(order.created_at),
      orderReference(order),
      statusOf(order, open),
      formatCents(order.total_cents),
      order.customer_name,
      order.customer_email,
      order.customer_phone,
      order.fulfillment_method,
      addressLines(order).join(', '),
      items.map(({ quantity, name }) => `${quantity} x ${name}`).join('; '),
    ]);
  }
  const headings = ['Time', 'Order', 'Status', 'Total', 'Name', 'Email', 'Phone'];
  return { headings: [...headings, 'Fulfillment', 'Ship to', 'Items'], rows };
}

/** The order's status, and of an open payment the gateway's code for why it is. */
function statusOf(
  { status }: OrderRow,
  open: Pick<PaymentRow, 'failure_code'> | undefined,
): string {
  if (!open) return status;
  return `${status}, payment open${open.failure_code ? ` (${open.failure_code})` : ''}`;
}

/** The ids of the orders that people mean by a reference, in any letter case: the beginning of an id. */
export async function findOrders(db: Db, reference: string): Promise<string[]> {
  const beginning = reference.trim().toLowerCase();
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/.test(beginning)) return [];
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'like', `${beginning}%`)
    .execute();
  return orders.map(({ id }) => id);
}

/** Contact messages, the newest first. */
export async function listMessages(db: Db, { limit }: Selection): Promise<Rows> {
  let query = db.selectFrom('messages').selectAll().orderBy('created_at', 'desc');
  if (limit) query = query.limit(limit);
  const messages = await query.execute();
  return {
    headings: ['Time', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Possible spam'],
    rows: messages.map((message) => [
      localTime(message.created_at),
      message.name,
      message.email,
      message.phone ?? '',
      message.subject ?? '',
      message.message,
      message.suspect ?? '',
    ]),
  };
}

/** Mails that have not left: dead letters, which wait for the owner, and those still to be sent. */
export async function listMails(db: Db): Promise<Rows> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    headings: ['Id', 'Time', 'Kind', 'State', 'Attempts', 'Last error'],
    rows: mails.map((mail) => [
      mail.id,
      localTime(mail.created_at),
      mail.kind,
      mail.dead_at === null ? 'waiting' : 'dead letter',
      mail.attempts,
      mail.last_error ?? '',
    ]),
  };
}
