import { studio } from '#content/studio.ts';
import type { OrderRow } from '../../db/schema.ts';
import { html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, textLayout } from './layout.ts';
import { orderReference, shipTo } from './orderDetails.ts';
import { pickup } from './pickup.ts';

/** What the buyer gets when the owner has made the order ready or sent it off. */
export function orderReady(order: OrderRow, now: number): Omit<Mail, 'to'> {
  const reference = orderReference(order);
  const isPickup = order.fulfillment_method === 'pickup';
  const state = isPickup ? 'ready for pickup' : 'on its way';
  const title = `Your order ${reference} is ${state}`;
  const next = isPickup ? pickup(now) : shipTo(order);
  const reach = `Questions? Answer this mail or call us at ${studio.phone}.`;
  return {
    subject: title,
    text: textLayout(title, [...next.text, reach]),
    html: layout({
      title,
      body: html`${next.markup}
        <p>${reach}</p>`,
    }),
  };
}
