import { orderReference } from '#contract/orders.ts';
import { formatCents } from '#lib/money.ts';
import { studioDate } from '#lib/studioTime.ts';
import { selectOrderItems, type Db } from '../db/database.ts';
import {
  orderStateOf,
  type OrderItemRow,
  type OrderState,
  type OutboxRow,
  type PaymentRow,
} from '../db/schema.ts';
import type { Mail } from '../mail/mail.ts';
import { addressLines, isShippingAddressIncomplete } from '../mail/templates/orderDetails.ts';
import { isOpen, OPEN } from '../shop/outcome.ts';
import { localTime, type Rows } from './text.ts';

export type Selection = {
  state?: OrderState;
  /** The first and last day in the studio's time zone, such as '2026-11-26'. */
  since?: string;
  until?: string;
  limit?: number;
};

/** Lists orders, the newest first. */
export async function listOrders(db: Db, wanted: Selection): Promise<Rows> {
  const { state, since, until, limit = Infinity } = wanted;
  const orders = await db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').execute();
  const selected = orders
    .filter((order) => state === undefined || orderStateOf(order) === state)
    .filter(({ created_at }) => {
      const day = studioDate(new Date(created_at));
      return (since === undefined || since <= day) && (until === undefined || day <= until);
    })
    .slice(0, limit);
  const rows = [];
  for (const order of selected) {
    const open = (await paymentsOf(db, order.id)).find(isOpen);
    rows.push([
      localTime(order.created_at),
      orderReference(order),
      orderStateOf(order) + (open ? `, payment open${formatFailureCode(open)}` : ''),
      formatCents(order.total_cents),
      order.customer_name,
      order.customer_email,
      order.customer_phone,
      order.fulfillment_method,
      addressLines(order).join(', '),
      (await selectOrderItems(db, order.id)).map(formatItem).join('; '),
    ]);
  }
  const headings = ['Time', 'Order', 'State', 'Total', 'Name', 'Email', 'Phone'];
  return { headings: [...headings, 'Fulfillment', 'Ship to', 'Items'], rows };
}

/** Everything known about one order: its items, payments and mails. */
export async function describeOrder(db: Db, id: string): Promise<Rows> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();
  const formatTimeIfSet = (time: number | null) => (time === null ? [] : [localTime(time)]);
  const labeledRows = (name: string, values: readonly string[]) =>
    values.map((value) => [name, value]);
  return {
    headings: ['What', 'Value'],
    rows: [
      ['Order', order.id],
      ['State', orderStateOf(order)],
      ...labeledRows('Ordered', formatTimeIfSet(order.created_at)),
      ...labeledRows('Fulfilled', formatTimeIfSet(order.fulfilled_at)),
      ...labeledRows('Refunded', formatTimeIfSet(order.refunded_at)),
      ['Name', order.customer_name],
      ['Email', order.customer_email],
      ...labeledRows('Phone', order.customer_phone ? [order.customer_phone] : []),
      ['Fulfillment', order.fulfillment_method],
      ...labeledRows(
        'Ship to',
        isShippingAddressIncomplete(order) ? ['the address is not complete'] : [],
      ),
      ...labeledRows('Ship to', addressLines(order)),
      ...labeledRows('Item', (await selectOrderItems(db, id)).map(formatItem)),
      ['Total', formatCents(order.total_cents)],
      ...labeledRows('Payment', (await paymentsOf(db, id)).map(formatPayment)),
      ...labeledRows('Mail', mails.map(formatMail)),
    ],
  };
}

const paymentsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();

const formatItem = ({ quantity, name }: OrderItemRow) => `${quantity} x ${name}`;

const formatFailureCode = ({ failure_code }: PaymentRow) =>
  failure_code ? ` (${failure_code})` : '';

function formatPayment(payment: PaymentRow): string {
  const id = payment.gateway_id ? `, id ${payment.gateway_id}` : '';
  return `${localTime(payment.created_at)}: ${payment.state}${formatFailureCode(payment)}${id}`;
}

function formatMail(row: OutboxRow): string {
  const { to, subject } = recipientAndSubject(row);
  const fate = row.sent_at === null ? (row.dead_at === null ? 'waiting' : 'dead letter') : 'sent';
  return `${localTime(row.created_at)}: ${fate}, ${to}: ${subject}`;
}

/** Recipient and subject of a mail, as long as its body is stored (ruling 39). */
function recipientAndSubject({ payload, kind }: OutboxRow): { to: string; subject: string } {
  if (!payload) return { to: 'body deleted', subject: kind };
  const { to, subject } = JSON.parse(payload) as Mail;
  return { to: to.address, subject };
}

/** The ids of the orders that start with a reference, ignoring case. */
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

/** Lists contact messages, the newest first. */
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

/** Mails that were not sent: dead letters and those still waiting. */
export async function listMails(db: Db): Promise<Rows> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    headings: ['Id', 'Time', 'To', 'Subject', 'State', 'Attempts', 'Last error'],
    rows: mails.map((mail) => {
      const { to, subject } = recipientAndSubject(mail);
      return [
        mail.id,
        localTime(mail.created_at),
        to,
        subject,
        mail.dead_at === null ? 'waiting' : 'dead letter',
        mail.attempts,
        mail.last_error ?? '',
      ];
    }),
  };
}

/** What an operator checks first: the oldest unsent mail and the oldest open payment. */
export async function listOldestWaiting(db: Db): Promise<[string, string][]> {
  const mail = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', OPEN)
    .orderBy('created_at')
    .executeTakeFirst();
  const orderReferenceOf = ({ order_id }: PaymentRow) => orderReference({ id: order_id });
  return [
    ['Oldest unsent mail', mail ? `${formatMail(mail)}, ${mail.attempts} attempt(s)` : 'none'],
    [
      'Oldest open payment',
      payment ? `${formatPayment(payment)}, order ${orderReferenceOf(payment)}` : 'none',
    ],
  ];
}

/** Mails that could not be delivered and wait for the owner. */
export const listDeadLetters = (db: Db) =>
  db.selectFrom('outbox').select('id').where('dead_at', 'is not', null).execute();
