import { formatClosure, weekHours } from '#content/hours.ts';
import { addressLine, directionsUrl, studio } from '#content/studio.ts';
import { orderReference } from '#contract/orders.ts';
import { closuresAhead, studioDate } from '#lib/studioTime.ts';
import type { OrderItemRow, OrderRow } from '../../db/schema.ts';
import { writeMail, renderLink, renderStrong, type MailBody, type Part } from './layout.ts';
import {
  addressLines,
  demoNote,
  renderItemsTable,
  isShippingAddressIncomplete,
} from './orderDetails.ts';

const reach = `Questions? Answer this mail or call us at ${studio.phone}.`;

/** The mail to the buyer after payment (ruling 29). */
export function orderConfirmation(given: {
  order: OrderRow;
  items: readonly OrderItemRow[];
  publicUrl: string;
  demo: boolean;
  now: number;
}): MailBody {
  const { order, items, publicUrl, demo, now } = given;
  const reference = orderReference(order);
  const parts = [
    `Your order ${reference} is paid. Here is what you bought:`,
    renderItemsTable(order, items),
    ...(isShippingAddressIncomplete(order) ? addressRequest(order) : describeDelivery(order, now)),
    ...(demo ? [renderStrong(demoNote)] : []),
    `${reach} It helps to name your order: ${reference}.`,
    renderLink(publicUrl),
  ];
  const title = `Thank you, ${order.customer_name}!`;
  return writeMail(title, parts, `Your order ${reference} at ${studio.name}`);
}

/** The mail to the buyer when the order is ready for pickup or shipped. */
export function orderReady(order: OrderRow, now: number): MailBody {
  const state = order.fulfillment_method === 'pickup' ? 'ready for pickup' : 'on its way';
  const title = `Your order ${orderReference(order)} is ${state}`;
  return writeMail(title, [...describeDelivery(order, now), reach]);
}

function addressRequest(order: OrderRow): (string | Part)[] {
  return addressLines(order).length === 0
    ? [
        renderStrong(
          'You chose shipping but left the address blank. Answer this mail with it, please.',
        ),
      ]
    : [
        describeShipping(order),
        renderStrong(
          'The shipping address is not complete. Answer this mail with the whole address, please.',
        ),
      ];
}

const describeShipping = (order: OrderRow): string =>
  ['We ship it to:', order.customer_name, ...addressLines(order)].join('\n');

/** Pickup or delivery details; for pickup with the closures of the next four weeks (ruling 50). */
function describeDelivery(order: OrderRow, now: number): (string | Part)[] {
  if (order.fulfillment_method === 'shipping') return [describeShipping(order)];
  const hours = weekHours({ withSunday: true }).map(({ day, text }) => `${day}: ${text}`);
  const closures = closuresAhead(studio.closures, studioDate(new Date(now))).map(formatClosure);
  return [
    `Pick it up at the studio during our opening hours: ${addressLine}.`,
    renderLink(directionsUrl(), 'Directions'),
    [...hours, ...closures].join('\n'),
  ];
}
