import { orderReference } from '#contract/orders.ts';
import { formatCents } from '#lib/money.ts';
import type { MessageRow, OrderItemRow, OrderRow } from '../../db/schema.ts';
import { writeMail, renderStrong, renderTable, type MailBody, type Part } from './layout.ts';
import {
  addressLines,
  demoNote,
  fulfillmentLabel,
  renderItemsTable,
  isShippingAddressIncomplete,
} from './orderDetails.ts';

/** Builds a mail to the studio about a customer: name, hints and content. */
function studioNotice(given: {
  title: string;
  subject?: string;
  details: [string, string | null][];
  notes: (string | false)[];
  matter: string | Part;
}): MailBody {
  const details = given.details.map(([label, value]) => [label, value || 'not given'] as const);
  const notes = given.notes.filter((note) => note !== false).map(renderStrong);
  return writeMail(given.title, [renderTable(details), ...notes, given.matter], given.subject);
}

/** The mail to the studio about a contact message (ruling 29). */
export function contactNotice(message: MessageRow): MailBody {
  const { name, email, phone, subject, suspect } = message;
  const title = `Message from ${name}`;
  return studioNotice({
    title,
    subject: `${suspect ? '[Possible spam] ' : ''}${title}${subject ? `: ${subject}` : ''}`,
    details: [
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Subject', subject],
    ],
    notes: [suspect !== null && `This may be spam: ${suspect}.`],
    matter: message.message,
  });
}

/** The mail to the studio about a paid order: the buyer's mail plus the customer's details. */
export function orderNotice(given: {
  order: OrderRow;
  items: readonly OrderItemRow[];
  buyerMailed: boolean;
  demo: boolean;
}): MailBody {
  const { order, items, buyerMailed, demo } = given;
  const address = addressLines(order).join(', ');
  const shipTo = isShippingAddressIncomplete(order)
    ? `${address || 'address left blank'} (not complete: the customer is asked for it)`
    : address;
  return studioNotice({
    title: `New order ${orderReference(order)}: ${formatCents(order.total_cents)}`,
    details: [
      ['Name', order.customer_name],
      ['Email', order.customer_email],
      ['Phone', order.customer_phone],
      ['Fulfillment', fulfillmentLabel(order)],
      ...(shipTo ? [['Ship to', shipTo] as [string, string]] : []),
      ['Order id', order.id],
    ],
    notes: [
      // Ruling 26: any text is accepted as an address, so tell the studio if none was sent.
      !buyerMailed &&
        'The email is no single valid address, so the customer got no confirmation. Please call.',
      demo && demoNote,
    ],
    matter: renderItemsTable(order, items),
  });
}

/** The mail to the studio when retries and records do not show whether an order was paid. */
export function openPaymentNotice(order: OrderRow): MailBody {
  const reference = orderReference(order);
  return writeMail(`Please look: was order ${reference} paid?`, [
    `For two days the payment provider has not told us whether the card was charged ` +
      `${formatCents(order.total_cents)}, and its records did not settle it. The customer, ` +
      `${order.customer_name} (${order.customer_email}), has no confirmation yet.`,
    `Please look at the provider's list of payments for the reference ${order.id}. Then say what you found:`,
    `npm run studio -- settle ${reference} paid`,
    `npm run studio -- settle ${reference} unpaid`,
  ]);
}

/** The mail to the studio when a charge is confirmed after the customer was told that it failed. */
export function lateChargeNotice(order: OrderRow): MailBody {
  const reference = orderReference(order);
  return writeMail(`Please look: order ${reference} was charged after a decline`, [
    `The payment provider confirmed a charge of ${formatCents(order.total_cents)} after the ` +
      `customer, ${order.customer_name} (${order.customer_email}), was told that it failed. ` +
      `They may have paid with another card since.`,
    `Please look at the provider's list of payments for the reference ${order.id}, and refund ` +
      `this charge or call the customer. What we know of the order:`,
    `npm run studio -- order ${reference}`,
  ]);
}
