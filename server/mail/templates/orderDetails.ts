import { formatCents } from '#lib/money.ts';
import { tokens } from '#theme/tokens.ts';
import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { html, type Html } from '../../html/html.ts';

/** The part of an order's id that people use to talk about it. */
export function orderReference(order: OrderRow): string {
  return order.id.slice(0, 8).toUpperCase();
}

/** The lines of a shipping address that hold something; an address may be blank (ruling 26). */
export function addressLines(order: OrderRow): string[] {
  const place = [order.shipping_city, order.shipping_state].filter(Boolean).join(', ');
  return [order.shipping_street ?? '', [place, order.shipping_zip_code].filter(Boolean).join(' ')]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether an order is to be shipped and parts of its address are missing (ruling 26). */
export function lacksAddress(order: OrderRow): boolean {
  const { shipping_street, shipping_city, shipping_state, shipping_zip_code } = order;
  return (
    order.fulfillment_method === 'shipping' &&
    [shipping_street, shipping_city, shipping_state, shipping_zip_code].some(
      (part) => !part?.trim(),
    )
  );
}

/** Where an order goes, in a mail's two forms. */
export function shipTo(order: OrderRow): { text: string[]; markup: Html } {
  const lines = [order.customer_name, ...addressLines(order)];
  return {
    text: [['We ship it to:', ...lines].join('\n')],
    markup: html`<p>We ship it to:<br />${lines.map((line) => html`${line}<br />`)}</p>`,
  };
}

const cell = `padding:8px 0;border-bottom:1px solid ${tokens.colour.line}`;

/** Items, shipping and total as a table. */
export function itemsTable(order: OrderRow, items: readonly OrderItemRow[]): Html {
  const line = (label: string, amount: string) =>
    html`<tr>
      <td style="${cell}">${label}</td>
      <td align="right" style="${cell};white-space:nowrap">${amount}</td>
    </tr> `;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:16px 0;border-collapse:collapse"
  >
    ${items.map((item) => line(itemLabel(item), formatCents(item.price_cents * item.quantity)))}
    ${line(shippingLabel(order), formatCents(order.shipping_cents))}
    <tr>
      <td style="padding:10px 0"><strong>Total</strong> (before sales tax)</td>
      <td align="right" style="padding:10px 0">
        <strong>${formatCents(order.total_cents)}</strong>
      </td>
    </tr>
  </table>`;
}

/** The same as lines of text. */
export function itemsText(order: OrderRow, items: readonly OrderItemRow[]): string {
  return [
    ...items.map((item) => `${itemLabel(item)}: ${formatCents(item.price_cents * item.quantity)}`),
    `${shippingLabel(order)}: ${formatCents(order.shipping_cents)}`,
    `Total (before sales tax): ${formatCents(order.total_cents)}`,
  ].join('\n');
}

function itemLabel({ quantity, name, price_cents }: OrderItemRow): string {
  return quantity === 1 ? name : `${quantity} x ${name} (${formatCents(price_cents)} each)`;
}

function shippingLabel(order: OrderRow): string {
  return order.fulfillment_method === 'shipping' ? 'Shipping' : 'Pickup at the studio';
}
