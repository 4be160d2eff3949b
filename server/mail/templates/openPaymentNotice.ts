import { formatCents } from '#lib/money.ts';
import type { OrderRow } from '../../db/schema.ts';
import { html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, textLayout } from './layout.ts';
import { orderReference } from './orderDetails.ts';

/** What the studio gets when neither asking nor searching has told whether an order was paid. */
export function openPaymentNotice(order: OrderRow): Omit<Mail, 'to'> {
  const reference = orderReference(order);
  const title = `Please look: was order ${reference} paid?`;
  const why =
    `For two days the payment provider has not told us whether the card was charged ` +
    `${formatCents(order.total_cents)}, and its records did not settle it. The customer, ` +
    `${order.customer_name} (${order.customer_email}), has no confirmation yet.`;
  const look = `Please look at the provider's list of payments for the reference ${order.id}. Then say what you found:`;
  const commands = [
    `npm run studio -- settle ${reference} paid`,
    `npm run studio -- settle ${reference} unpaid`,
  ];
  return {
    subject: title,
    text: textLayout(title, [why, look, commands.join('\n')]),
    html: layout({
      title,
      body: html`<p>${why}</p>
        <p>${look}</p>
        ${commands.map((command) => html`<p><code>${command}</code></p>`)}`,
    }),
  };
}
