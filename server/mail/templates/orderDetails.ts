import { formatCents } from '#lib/money.ts';
import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { renderTable, type Part } from './layout.ts';

export const demoNote = 'This was a demo checkout: no card was charged.';

/** The nonempty lines of a shipping address; an address may be blank (ruling 26). */
export function addressLines(order: OrderRow): string[] {
  const place = [order.shipping_city, order.shipping_state].filter(Boolean).join(', ');
  return [order.shipping_street ?? '', [place, order.shipping_zip_code].filter(Boolean).join(' ')]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether an order is to be shipped but its address is incomplete (ruling 26). */
export function isShippingAddressIncomplete(order: OrderRow): boolean {
  const { shipping_street, shipping_city, shipping_state, shipping_zip_code } = order;
  return (
    order.fulfillment_method === 'shipping' &&
    [shipping_street, shipping_city, shipping_state, shipping_zip_code].some(
      (part) => !part?.trim(),
    )
  );
}

export const fulfillmentLabel = (order: OrderRow): string =>
  order.fulfillment_method === 'shipping' ? 'Shipping' : 'Pickup at the studio';

/** A table of an order's items, shipping fee and total. */
export function renderItemsTable(order: OrderRow, items: readonly OrderItemRow[]): Part {
  const rows = items.map(({ quantity, name, price_cents }): [string, number] => [
    quantity === 1 ? name : `${quantity} x ${name} (${formatCents(price_cents)} each)`,
    price_cents * quantity,
  ]);
  rows.push([fulfillmentLabel(order), order.shipping_cents]);
  rows.push(['Total (before sales tax)', order.total_cents]);
  return renderTable(
    rows.map(([label, cents]) => [label, formatCents(cents)]),
    true,
  );
}
