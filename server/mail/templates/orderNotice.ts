import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { formatCents } from '#lib/money.ts';
import { html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, textLayout } from './layout.ts';
import { demoNote } from './orderConfirmation.ts';
import {
  addressLines,
  itemsTable,
  itemsText,
  lacksAddress,
  orderReference,
} from './orderDetails.ts';

/** What the studio gets for a paid order: the same as the buyer, and the customer's details. */
export function orderNotice(given: {
  order: OrderRow;
  items: readonly OrderItemRow[];
  buyerMailed: boolean;
  demo: boolean;
}): Omit<Mail, 'to'> {
  const { order, items, buyerMailed, demo } = given;
  const shipping = order.fulfillment_method === 'shipping';
  const lines = addressLines(order);
  const title = `New order ${orderReference(order)}: ${formatCents(order.total_cents)}`;
  const details: [string, string][] = [
    ['Name', order.customer_name],
    ['Email', order.customer_email],
    ['Phone', order.customer_phone || 'not given'],
    ['Fulfillment', shipping ? 'Shipping' : 'Pickup at the studio'],
    ...(shipping
      ? [
          [
            'Ship to',
            lacksAddress(order)
              ? `${lines.join(', ') || 'address left blank'} (not complete: the customer is asked for it)`
              : lines.join(', '),
          ] as [string, string],
        ]
      : []),
    ['Order id', order.id],
  ];
  // ruling 26: the server takes any text, so the studio must learn when no mail could be sent.
  const unreachable = buyerMailed
    ? undefined
    : 'The email is no single valid address, so the customer got no confirmation. Please call.';
  const notes = [unreachable, demo ? demoNote : undefined].filter((note) => note !== undefined);
  return {
    subject: title,
    text: textLayout(title, [
      details.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...notes,
      itemsText(order, items),
    ]),
    html: layout({
      title,
      body: html`<table cellpadding="0" cellspacing="0">
          ${details.map(
            ([label, value]) =>
              html`<tr>
                <td valign="top" style="padding:2px 16px 2px 0">${label}</td>
                <td style="padding:2px 0"><strong>${value}</strong></td>
              </tr> `,
          )}
        </table>
        ${notes.map((note) => html`<p><strong>${note}</strong></p>`)} ${itemsTable(order, items)}`,
    }),
  };
}
