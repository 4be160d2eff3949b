import {
  messageRefusals,
  orderRefusals,
  paymentErrors,
  paymentRefusals,
  refusals,
} from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { paymentFor } from './shop.ts';

/** One request; a body that is a text is sent as it is. */
export type Exchange = {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** What came back: a UUID of the server's own making stands as `UUID`. */
export type Received = { status: number; type: string | undefined; body: unknown };

export type Send = (exchange: Exchange) => Promise<Received & { raw: unknown }>;

export type Case = {
  name: string;
  /** What the gateway does with the charges of this case, in their order. */
  gateway?: ('decline' | 'lose')[];
  /** Sends what comes before, and answers the request that counts. */
  request: Exchange | ((send: Send) => Promise<Exchange>);
  expected: { status: number; body: unknown };
};

const key = (last: number) => ({
  'Idempotency-Key': `20000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
});
const refused = (status: number, body: string) => ({ status, body });
const order = (body: unknown, headers: Record<string, string> = key(1)): Exchange => ({
  path: '/api/orders',
  body,
  headers,
});
const message = (body: unknown, headers?: Record<string, string>): Exchange => ({
  path: '/api/contact',
  body,
  ...(headers && { headers }),
});

async function ordered(send: Send, headers = key(1)): Promise<string> {
  const { raw } = await send(order(pickupOrder, headers));
  return (raw as { id: string }).id;
}

const payment = (id: string, changes: object = {}, headers = key(2)): Exchange => ({
  path: '/api/payments/process',
  body: { ...paymentFor(id), ...changes },
  headers,
});

/** The payment of a new order, with some of its fields changed. */
const paymentWith = (changes: object) => async (send: Send) =>
  payment(await ordered(send), changes);

const [bear, frame] = pickupOrder.items;
const nobody = '30000000-0000-4000-8000-000000000000';

/**
 * Requests with what each must answer, on the mocks and on the server alike: what a story shows is
 * then what a visitor meets.
 */
export const corpus: Case[] = [
  {
    name: 'the services',
    request: { path: '/api/services', method: 'GET' },
    expected: { status: 200, body: services },
  },
  {
    name: 'the products',
    request: { path: '/api/products', method: 'GET' },
    expected: { status: 200, body: products },
  },

  {
    name: 'a message',
    request: message(contactMessage),
    expected: { status: 200, body: { received: true } },
  },
  {
    name: 'a message without its optional fields',
    request: message({ name: 'Al', email: 'al@example.com', message: 'Hello to you' }),
    expected: { status: 200, body: { received: true } },
  },
  {
    name: 'a message with a short name',
    request: message({ ...contactMessage, name: ' A ' }),
    expected: refused(400, messageRefusals.invalid),
  },
  {
    name: 'a message with a wrong address',
    request: message({ ...contactMessage, email: 'robin@' }),
    expected: refused(400, messageRefusals.invalid),
  },
  {
    name: 'a message with a field too many',
    request: message({ ...contactMessage, consent: true }),
    expected: refused(400, messageRefusals.invalid),
  },
  {
    name: 'a message of nothing',
    request: message(''),
    expected: refused(400, messageRefusals.invalid),
  },
  {
    name: 'a message cut off',
    request: message('{"name":"Rob'),
    expected: refused(400, refusals.malformed),
  },
  {
    name: 'a message that is a text',
    request: message('"hello"'),
    expected: refused(400, refusals.malformed),
  },
  {
    name: 'a message as a form',
    request: message('name=Robin', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    expected: refused(415, refusals.wrongContentType),
  },
  {
    name: 'a message as plain text',
    request: message(JSON.stringify(contactMessage), { 'Content-Type': 'text/plain' }),
    expected: refused(415, refusals.wrongContentType),
  },
  {
    name: 'a message of 40 kB',
    request: message({ ...contactMessage, message: 'a'.repeat(40_000) }),
    expected: refused(413, refusals.tooLarge),
  },

  {
    name: 'an order for pickup',
    request: order(pickupOrder),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'an order to be shipped',
    request: order(shippingOrder),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'an order with a blank address',
    request: order({
      ...shippingOrder,
      shippingAddress: { street: '', city: '', state: '', zipCode: '' },
    }),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'an order with an unchecked email',
    request: order({ ...pickupOrder, customerEmail: 'no at sign' }),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'an order without a name',
    request: order({ ...pickupOrder, customerName: '  ' }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order of nothing',
    request: order({ ...pickupOrder, items: [] }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order of 100 of one',
    request: order({ ...pickupOrder, items: [{ ...bear, quantity: 100 }] }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order of minus one',
    request: order({ ...pickupOrder, items: [{ ...bear, quantity: -1 }] }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order with a number for a price',
    request: order({ ...pickupOrder, items: [{ ...bear, price: 48 }] }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order with a field too many',
    request: order({ ...pickupOrder, discount: '90.00' }),
    expected: refused(400, orderRefusals.invalid),
  },
  {
    name: 'an order without a key',
    request: order(pickupOrder, {}),
    expected: refused(400, orderRefusals.missingKey),
  },
  {
    name: 'an order with a wrong key',
    request: order(pickupOrder, { 'Idempotency-Key': 'again' }),
    expected: refused(400, orderRefusals.missingKey),
  },
  {
    name: 'an order with neither key nor sense',
    request: order({}, {}),
    expected: refused(400, orderRefusals.missingKey),
  },
  {
    name: 'an order that replaces no id',
    request: order(pickupOrder, { ...key(1), 'Replaces-Order': 'it' }),
    expected: refused(400, refusals.malformed),
  },
  {
    name: 'an order that replaces an unknown one',
    request: order(pickupOrder, { ...key(1), 'Replaces-Order': nobody }),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'an unknown product',
    request: order({ ...pickupOrder, items: [{ ...bear, productId: 'owl', name: 'Owl' }] }),
    expected: refused(409, orderRefusals.notSold('Owl')),
  },
  {
    name: 'a product twice',
    request: order({ ...pickupOrder, items: [bear, bear] }),
    expected: refused(409, orderRefusals.listedTwice),
  },
  {
    name: 'a tampered price',
    request: order({ ...pickupOrder, items: [{ ...bear, price: '1.00' }, frame] }),
    expected: refused(409, orderRefusals.priceChanged('Heartbeat Bear', '48.00')),
  },
  {
    name: 'a tampered total',
    request: order({ ...pickupOrder, totalAmount: '1.00' }),
    expected: refused(409, orderRefusals.totalDiffers(pickupOrder.totalAmount)),
  },
  {
    name: 'a total without the fee',
    request: order({ ...shippingOrder, totalAmount: pickupOrder.totalAmount }),
    expected: refused(409, orderRefusals.totalDiffers(shippingOrder.totalAmount)),
  },
  {
    name: 'a price written otherwise',
    request: order({ ...pickupOrder, items: [{ ...bear, price: '48' }, frame] }),
    expected: { status: 200, body: { id: 'UUID' } },
  },
  {
    name: 'a key with another body',
    request: async (send) => {
      await ordered(send);
      return order(shippingOrder);
    },
    expected: refused(422, orderRefusals.keyReused),
  },
  {
    name: 'an order that replaces a paid one',
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return order(shippingOrder, { ...key(3), 'Replaces-Order': id });
    },
    expected: refused(409, orderRefusals.replacedIsPaid),
  },
  {
    name: 'an order that replaces one whose payment is open',
    gateway: ['lose'],
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return order(shippingOrder, { ...key(3), 'Replaces-Order': id });
    },
    expected: refused(409, orderRefusals.replacedInFlight),
  },

  {
    name: 'a payment',
    request: paymentWith({}),
    expected: { status: 200, body: { success: true, paymentId: 'UUID' } },
  },
  {
    name: 'a declined payment',
    gateway: ['decline'],
    request: paymentWith({}),
    expected: { status: 200, body: { success: false, error: paymentErrors.declined } },
  },
  {
    name: 'a payment of unknown outcome',
    gateway: ['lose'],
    request: paymentWith({}),
    expected: { status: 200, body: { success: false, error: paymentErrors.unknown } },
  },
  {
    name: 'a payment of a cent less',
    request: paymentWith({ amount: 9599 }),
    expected: refused(409, paymentRefusals.amountDiffers),
  },
  {
    name: 'a payment in euros',
    request: paymentWith({ currency: 'EUR' }),
    expected: refused(409, paymentRefusals.currencyDiffers),
  },
  {
    name: 'a payment elsewhere',
    request: paymentWith({ locationId: 'elsewhere' }),
    expected: refused(409, paymentRefusals.locationDiffers),
  },
  {
    name: 'a payment of half a cent',
    request: paymentWith({ amount: 9600.5 }),
    expected: refused(400, paymentRefusals.invalid),
  },
  {
    name: 'a payment of an unknown order',
    request: payment(nobody),
    expected: refused(404, paymentRefusals.unknownOrder),
  },
  {
    name: 'a payment of no order',
    request: payment('it'),
    expected: refused(400, paymentRefusals.invalid),
  },
  {
    name: 'a payment without a key',
    request: async (send) => payment(await ordered(send), {}, {} as never),
    expected: refused(400, paymentRefusals.missingKey),
  },
  {
    name: 'a payment of a replaced order',
    request: async (send) => {
      const id = await ordered(send);
      await send(order(shippingOrder, { ...key(3), 'Replaces-Order': id }));
      return payment(id);
    },
    expected: refused(409, paymentRefusals.orderClosed),
  },
  {
    name: 'a second payment of a paid order',
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return payment(id, {}, key(4));
    },
    expected: { status: 200, body: { success: true, paymentId: 'UUID' } },
  },
  {
    name: 'a second payment after a decline',
    gateway: ['decline'],
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return payment(id, {}, key(4));
    },
    expected: { status: 200, body: { success: true, paymentId: 'UUID' } },
  },
  {
    name: 'the same payment again after a decline',
    gateway: ['decline'],
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return payment(id);
    },
    expected: { status: 200, body: { success: false, error: paymentErrors.declined } },
  },
  {
    name: 'a payment’s key for another order',
    request: async (send) => {
      await send(payment(await ordered(send)));
      return payment(await ordered(send, key(5)));
    },
    expected: refused(422, orderRefusals.keyReused),
  },
  {
    name: 'a second payment after an unknown outcome',
    gateway: ['lose'],
    request: async (send) => {
      const id = await ordered(send);
      await send(payment(id));
      return payment(id, {}, key(4));
    },
    expected: { status: 200, body: { success: true, paymentId: 'UUID' } },
  },
];
