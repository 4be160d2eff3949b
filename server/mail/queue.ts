import { randomUUID } from 'node:crypto';
import { studio } from '#content/studio.ts';
import { toMailAddress } from '#contract/mailAddress.ts';
import { selectOrderItems, type Trx } from '../db/database.ts';
import type { MailKind, MessageRow, OrderRow } from '../db/schema.ts';
import type { Mail, Mailbox } from './mail.ts';
import { orderConfirmation, orderReady } from './templates/buyerMails.ts';
import {
  contactNotice,
  lateChargeNotice,
  openPaymentNotice,
  orderNotice,
} from './templates/studioNotices.ts';

const studioMailbox: Mailbox = { name: studio.name, address: studio.email };

/** Queues the mails of a paid order, in the transaction that marks it paid. */
export async function queueOrderMails(
  trx: Trx,
  given: { order: OrderRow; publicUrl: string; demo: boolean; now: number },
): Promise<void> {
  const { order, publicUrl, demo, now } = given;
  const items = await selectOrderItems(trx, order.id);
  const buyer = parseMailbox(order.customer_name, order.customer_email);
  const notice = orderNotice({ order, items, buyerMailed: buyer !== undefined, demo });
  await queueMail(trx, 'order-notice', order.id, now, {
    ...notice,
    to: studioMailbox,
    ...(buyer && { replyTo: buyer }),
  });
  if (!buyer) return;
  await queueMail(trx, 'order-confirmation', order.id, now, {
    ...orderConfirmation({ order, items, publicUrl, demo, now }),
    to: buyer,
    replyTo: studioMailbox,
  });
}

/**
 * Tells the buyer that an order is ready or shipped, in the transaction that records it.
 * @returns false when the buyer's address is invalid.
 */
export async function queueReadyMail(trx: Trx, order: OrderRow, now: number): Promise<boolean> {
  const to = parseMailbox(order.customer_name, order.customer_email);
  if (!to) return false;
  const mail = { ...orderReady(order, now), to, replyTo: studioMailbox };
  await queueMail(trx, 'order-confirmation', order.id, now, mail);
  return true;
}

/** Asks the studio whether an order was paid, in the transaction that ends the retries. */
export const queueOpenPaymentMail = (trx: Trx, order: OrderRow, now: number): Promise<void> =>
  queueMail(trx, 'order-notice', order.id, now, { ...openPaymentNotice(order), to: studioMailbox });

/** Asks the studio to refund a charge, in the transaction that finds its payment declined. */
export const queueLateChargeMail = (trx: Trx, order: OrderRow, now: number): Promise<void> =>
  queueMail(trx, 'order-notice', order.id, now, { ...lateChargeNotice(order), to: studioMailbox });

/** Queues the mail about a contact message, in the transaction that stores it. */
export async function queueMessageMail(trx: Trx, message: MessageRow): Promise<void> {
  const sender = parseMailbox(message.name, message.email);
  await queueMail(trx, 'contact-message', message.id, message.created_at, {
    ...contactNotice(message),
    to: studioMailbox,
    ...(sender && { replyTo: sender }),
  });
}

/** `undefined` when the text is not one valid address (ruling 26). */
function parseMailbox(name: string, text: string): Mailbox | undefined {
  const address = toMailAddress(text);
  return address === undefined ? undefined : { name, address };
}

/** Direction controls could make a subject read as another one. */
const withoutBidiControls = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '');

async function queueMail(
  trx: Trx,
  kind: MailKind,
  subjectId: string,
  now: number,
  mail: Mail,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      subject_id: subjectId,
      payload: JSON.stringify({ ...mail, subject: withoutBidiControls(mail.subject) }),
      attempts: 0,
      unconfirmed: 0,
      next_at: now,
      lease_until: 0,
      sent_at: null,
      dead_at: null,
      last_error: null,
      created_at: now,
    })
    .execute();
}
