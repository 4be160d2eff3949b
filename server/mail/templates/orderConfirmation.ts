import { studio } from '#content/studio.ts';
import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { html, type Html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, linkStyle, textLayout } from './layout.ts';
import {
  addressLines,
  itemsTable,
  itemsText,
  lacksAddress,
  orderReference,
  shipTo,
} from './orderDetails.ts';
import { pickup } from './pickup.ts';

export const demoNote = 'This was a demo checkout: no card was charged.';

/** What the buyer gets after paying (ruling 29). */
export function orderConfirmation(given: {
  order: OrderRow;
  items: readonly OrderItemRow[];
  publicUrl: string;
  demo: boolean;
  now: number;
}): Omit<Mail, 'to'> {
  const { order, items, publicUrl, demo, now } = given;
  const reference = orderReference(order);
  const title = `Thank you, ${order.customer_name}!`;
  const intro = `Your order ${reference} is paid. Here is what you bought:`;
  const next = nextStep(order, now);
  const reach = `Questions? Answer this mail or call us at ${studio.phone}. It helps to name your order: ${reference}.`;
  return {
    subject: `Your order ${reference} at ${studio.name}`,
    text: textLayout(title, [
      intro,
      itemsText(order, items),
      ...next.text,
      ...(demo ? [demoNote] : []),
      reach,
      publicUrl,
    ]),
    html: layout({
      title,
      body: html`<p>${intro}</p>
        ${itemsTable(order, items)} ${next.markup}
        ${demo ? html`<p><strong>${demoNote}</strong></p>` : null}
        <p>${reach}</p>
        <p><a href="${publicUrl}" style="${linkStyle}">${publicUrl}</a></p>`,
    }),
  };
}

function nextStep(order: OrderRow, now: number): { text: string[]; markup: Html } {
  if (order.fulfillment_method === 'pickup') return pickup(now);
  const whereTo = shipTo(order);
  if (!lacksAddress(order)) return whereTo;
  const blank = addressLines(order).length === 0;
  const words = blank
    ? 'You chose shipping but left the address blank. Answer this mail with it, please.'
    : 'The shipping address is not complete. Answer this mail with the whole address, please.';
  return {
    text: blank ? [words] : [...whereTo.text, words],
    markup: html`${blank ? null : whereTo.markup}
      <p><strong>${words}</strong></p>`,
  };
}
