import { addressLine, directionsUrl, studio } from '#content/studio.ts';
import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, linkStyle, textLayout } from './layout.ts';
import { addressLines, itemsTable, itemsText, orderReference } from './orderDetails.ts';

export const demoNote = 'This was a demo checkout: no card was charged.';

/** What the buyer gets after paying (ruling 29). */
export function orderConfirmation(given: {
  order: OrderRow;
  items: readonly OrderItemRow[];
  publicUrl: string;
  demo: boolean;
}): Omit<Mail, 'to'> {
  const { order, items, publicUrl, demo } = given;
  const reference = orderReference(order);
  const title = `Thank you, ${order.customer_name}!`;
  const intro = `Your order ${reference} is paid. Here is what you bought:`;
  const next = nextStep(order);
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

function nextStep(order: OrderRow) {
  if (order.fulfillment_method === 'pickup') {
    const words = `Pick it up at the studio during our opening hours: ${addressLine}.`;
    return {
      text: [words, `Directions: ${directionsUrl()}`],
      markup: html`<p>
        ${words} <a href="${directionsUrl()}" style="${linkStyle}">Directions</a>
      </p>`,
    };
  }
  const lines = addressLines(order);
  if (lines.length === 0) {
    const words =
      'You chose shipping but left the address blank. Answer this mail with it, please.';
    return { text: [words], markup: html`<p>${words}</p>` };
  }
  return {
    text: [['We ship it to:', order.customer_name, ...lines].join('\n')],
    markup: html`<p>
      We ship it to:<br />${[order.customer_name, ...lines].map((line) => html`${line}<br />`)}
    </p>`,
  };
}
