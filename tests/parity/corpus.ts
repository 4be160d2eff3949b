import { expect } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { ContactMessage } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import type { Payment } from '#contract/payments.ts';
import {
  messageRefusals,
  orderRefusals,
  paymentErrors,
  paymentRefusals,
  refusals,
} from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { services } from '#mocks/fixtures/services.ts';
import type { GatewayOutcome } from '#mocks/world.ts';
import { paymentFor } from '#tests/support/shop.ts';
import {
  call,
  newCart,
  newKey,
  orderIdOf,
  shelf,
  soldOut,
  type Case,
  type Exchange,
} from './exchanges.ts';

const aUuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
const created = { status: 200, body: { id: aUuid } };
const received = { status: 200, body: { received: true } };
const paid = { status: 200, body: { success: true, paymentId: aUuid } };
const unconfirmed = { status: 200, body: { success: false, error: paymentErrors.unknown } };
const declined = { status: 200, body: { success: false, error: paymentErrors.declined } };
const decline: GatewayOutcome = { declined: paymentErrors.declined };

/** A rejection that the visitor can resolve. */
const conflict = (body: string) => ({ status: 409, body });

const refusedByGateway = { status: 200, body: { success: false, error: paymentErrors.default } };

const message = (changes: Partial<Record<keyof ContactMessage | 'consent', unknown>> = {}) =>
  call('sendMessage', { ...contactMessage, ...changes }, { key: null });

const order = (changes: Partial<Record<keyof Order, unknown>> = {}, base: Order = pickupOrder) =>
  call('createOrder', { ...base, ...changes });

const [bear, frame] = pickupOrder.items as [Order['items'][number], Order['items'][number]];

/** A payment of the order that the first exchange created. */
const payment =
  (changes: Partial<Payment> = {}, key?: string): Exchange['send'] =>
  ([first]) =>
    call(
      'processPayment',
      { ...paymentFor(orderIdOf(first), pickupOrder), ...changes },
      key === undefined ? {} : { key },
    );

const one = (name: string, exchange: Exchange): Case => ({ name, exchanges: [exchange] });

/** A method that each endpoint does not support. */
const wrongMethods: Record<EndpointName, string> = {
  listServices: 'POST',
  listProducts: 'DELETE',
  sendMessage: 'PUT',
  createOrder: 'GET',
  processPayment: 'OPTIONS',
};

const refusedMethods = Object.entries(wrongMethods).map(([name, method]) => {
  const { path } = endpoints[name as EndpointName];
  return one(`${method} ${path}`, {
    send: { method, path, headers: {} },
    status: 405,
    body: refusals.methodNotAllowed,
  });
});

/** A body of this many bytes that is valid for no endpoint. */
const ofLength = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

/** The expected responses of every endpoint with a body to an invalid body. */
const brokenBodies: Case[] = (
  [
    ['sendMessage', messageRefusals.invalid],
    ['createOrder', orderRefusals.invalid],
    ['processPayment', paymentRefusals.invalid],
  ] as const
).flatMap(([name, invalid]) => {
  const refused = (what: string, send: Exchange['send'], status: number, body: string) =>
    one(`${name}: ${what}`, { send, status, body });
  const typed = (type: string) => call(name, '{}', { headers: { 'Content-Type': type } });
  return [
    refused('half a JSON', call(name, '{"a":'), 400, refusals.malformed),
    refused('a text in JSON', call(name, '"text"'), 400, refusals.malformed),
    refused('null in JSON', call(name, 'null'), 400, refusals.malformed),
    refused('a list', call(name, []), 400, invalid),
    refused('another object', call(name, { a: 1 }), 400, invalid),
    refused('nothing', call(name), 400, invalid),
    refused('an empty text', call(name, ''), 400, invalid),
    ...Object.entries({
      'plain text': 'text/plain',
      'nearly JSON': 'application/jsonp',
      'JSON behind another word': 'not-application/json',
      'no type': '',
      'a form': 'application/x-www-form-urlencoded',
      'UTF-16': 'application/json; charset=utf-16',
      'a longer charset': 'application/json; charset=utf-8x',
    }).map(([what, type]) => refused(what, typed(type), 415, refusals.wrongContentType)),
    refused('32 KiB', call(name, ofLength(32_768)), 400, invalid),
    refused('a byte more', call(name, ofLength(32_769)), 413, refusals.tooLarge),
    refused('its charset named', typed('application/json; charset=utf-8'), 400, invalid),
    refused('its charset named closely', typed('application/json;charset=utf-8'), 400, invalid),
  ];
});

const invalidMessage = { status: 400, body: messageRefusals.invalid };

const messages: Case[] = [
  one('a message', { send: message(), ...received }),
  one('a message with required fields only', {
    send: call('sendMessage', { name: 'Bo', email: 'bo@example.com', message: 'Ten letter' }),
    ...received,
  }),
  // src/contract/contract.test.ts lists all other invalid values.
  one('a message with a consent field', { send: message({ consent: true }), ...invalidMessage }),
  ...['__proto__', 'constructor', 'prototype'].map((key) =>
    one(`${key}, which means something to JavaScript`, {
      send: call(
        'sendMessage',
        JSON.stringify(contactMessage).replace('{', `{"${key}":{"name":"x"},`),
        { key: null },
      ),
      ...invalidMessage,
    }),
  ),
];

const missingKey = { status: 400, body: orderRefusals.missingKey };
const invalidOrder = { status: 400, body: orderRefusals.invalid };
const items = (changes: Partial<Record<keyof typeof bear, unknown>>) => ({
  items: [{ ...bear, ...changes }, frame],
});

const orders: Case[] = [
  one('an order to pick up', { send: order(), ...created }),
  one('an order to ship', { send: order({}, shippingOrder), ...created }),
  one('a blank address', {
    send: order(
      { shippingAddress: { street: '', city: '', state: '', zipCode: '' } },
      shippingOrder,
    ),
    ...created,
  }),
  one('an invalid email', { send: order({ customerEmail: 'no at sign' }), ...created }),
  one('no phone', { send: order({ customerPhone: '' }), ...created }),
  one('no items', { send: order({ items: [], totalAmount: '0.00' }), ...invalidOrder }),
  one('a price without decimals', { send: order(items({ price: '48' })), ...created }),
  one('a tampered price', {
    send: order({ ...items({ price: '1.00' }), totalAmount: '49.00' }),
    ...conflict(orderRefusals.priceChanged('Heartbeat Bear', '48.00')),
  }),
  one('a tampered total', {
    send: order({ totalAmount: '96.01' }),
    ...conflict(orderRefusals.totalDiffers('96.00')),
  }),
  one('a total without the shipping fee', {
    send: order({ totalAmount: pickupOrder.totalAmount }, shippingOrder),
    ...conflict(orderRefusals.totalDiffers(shippingOrder.totalAmount)),
  }),
  one('an unknown product', {
    send: order(items({ productId: 'heartbeat-owl', name: 'Heartbeat Owl' })),
    ...conflict(orderRefusals.notSold('Heartbeat Owl')),
  }),
  one('an item that is sold out', {
    send: order(items({ productId: soldOut.id, name: 'Its old name', price: soldOut.price })),
    ...conflict(orderRefusals.soldOut(soldOut.name)),
  }),
  one('the same item in two lines', {
    send: order({ items: [bear, bear] }),
    ...conflict(orderRefusals.listedTwice),
  }),
  one('an order without a key', {
    send: call('createOrder', pickupOrder, { key: null }),
    ...missingKey,
  }),
  one('an invalid order without a key', {
    send: call('createOrder', {}, { key: null }),
    ...missingKey,
  }),
];

/** The same request repeated with the same key, also in upper case. */
function repeated(): Case[] {
  const key = 'ABCDEF00-0000-4000-8000-000000000000';
  const again = newKey();
  const refused = newKey();
  return [
    {
      name: 'two orders with one key are one order',
      exchanges: [
        { send: call('createOrder', pickupOrder, { key }), ...created },
        { send: call('createOrder', pickupOrder, { key: key.toLowerCase() }), ...created },
        { send: payment(), ...paid },
        {
          // The second response has the id of the order that was paid.
          send: ([, second]) => call('processPayment', paymentFor(orderIdOf(second), pickupOrder)),
          ...paid,
        },
      ],
    },
    {
      name: 'another order with a used key',
      exchanges: [
        { send: call('createOrder', pickupOrder, { key: again }), ...created },
        {
          send: call('createOrder', shippingOrder, { key: again }),
          status: 422,
          body: orderRefusals.keyReused,
        },
      ],
    },
    {
      name: 'a rejected order frees its key',
      exchanges: [
        {
          send: call('createOrder', { ...pickupOrder, totalAmount: '1.00' }, { key: refused }),
          ...conflict(orderRefusals.totalDiffers('96.00')),
        },
        { send: call('createOrder', pickupOrder, { key: refused }), ...created },
      ],
    },
  ];
}

/** Orders and payments of one cart (ruling 53). */
function carts(): Case[] {
  const closed = conflict(paymentRefusals.orderClosed);
  const paymentOpen = conflict(orderRefusals.paymentOpen);
  const tampered = { ...pickupOrder, totalAmount: '1.00' };
  /** Two orders of one cart, with a payment of the first in between. */
  const twoOrders = (second: Order, afterFirst: Exchange[], answer: Omit<Exchange, 'send'>) => {
    const key = newCart();
    return [
      { send: call('createOrder', pickupOrder, { key: key(0) }), ...created },
      ...afterFirst,
      { send: call('createOrder', second, { key: key(1) }), ...answer },
    ];
  };
  /** A payment of the order in the last response. */
  const payLast = (order: Order): Exchange['send'] => {
    return (earlier) => call('processPayment', paymentFor(orderIdOf(earlier.at(-1)), order));
  };
  return [
    {
      name: 'a new order replaces the unpaid one of its cart',
      exchanges: [
        ...twoOrders(shippingOrder, [], created),
        { send: payLast(shippingOrder), ...paid },
        { send: payment(), ...closed },
      ],
    },
    {
      name: 'a new order replaces an order whose card was declined',
      gateway: [decline, 'succeeded'],
      exchanges: [
        ...twoOrders(shippingOrder, [{ send: payment(), ...declined }], created),
        { send: payLast(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a paid cart returns its paid order for any new order',
      gateway: ['succeeded', decline],
      exchanges: [
        ...twoOrders(tampered, [{ send: payment(), ...paid }], created),
        { send: payLast(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a cart with an open payment rejects a new order',
      gateway: ['unknown', 'unknown'],
      exchanges: twoOrders(shippingOrder, [{ send: payment(), ...unconfirmed }], paymentOpen),
    },
    {
      name: 'a new order for a cart whose open payment turns out paid',
      gateway: ['unknown', 'succeeded', decline],
      exchanges: [
        ...twoOrders(shippingOrder, [{ send: payment(), ...unconfirmed }], created),
        { send: payLast(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a new order for a cart whose open payment turns out declined',
      gateway: ['unknown', decline, 'succeeded'],
      exchanges: [
        ...twoOrders(shippingOrder, [{ send: payment(), ...unconfirmed }], created),
        { send: payLast(shippingOrder), ...paid },
        { send: payment(), ...closed },
      ],
    },
    {
      name: 'the prices of a new order are compared after the open payment is settled',
      gateway: ['unknown', decline],
      exchanges: twoOrders(tampered, [{ send: payment(), ...unconfirmed }], {
        ...conflict(orderRefusals.totalDiffers('96.00')),
      }),
    },
    {
      name: 'a plain UUID and an unknown cart id are separate carts',
      gateway: ['unknown', 'succeeded'],
      exchanges: [
        { send: call('createOrder', pickupOrder, { key: newKey() }), ...created },
        { send: payment(), ...unconfirmed },
        { send: call('createOrder', pickupOrder, { key: newKey() }), ...created },
        { send: call('createOrder', pickupOrder, { key: newCart()(0) }), ...created },
        { send: payLast(pickupOrder), ...paid },
      ],
    },
    // src/contract/cartKey.test.ts lists all malformed keys.
    one('a malformed key', {
      send: call('createOrder', pickupOrder, { key: 'one' }),
      ...missingKey,
    }),
  ];
}

const afterOrder = (name: string, exchange: Exchange): Case => ({
  name,
  exchanges: [{ send: order(), ...created }, exchange],
});

type Told = Omit<Exchange, 'send'>;

/** An order and its payments, each with its own key unless `key` is given. */
const paidFor = (
  name: string,
  gateway: GatewayOutcome[],
  answers: readonly Told[],
  key?: string,
): Case => ({
  name,
  gateway,
  exchanges: [
    { send: order(), ...created },
    ...answers.map((answer) => ({ send: payment({}, key), ...answer })),
  ],
});

const tooManyDeclines = { status: 429, body: paymentRefusals.tooManyDeclines(60) };

/** Payments of one order, some of them with the same key. */
function paidAgain(): Case[] {
  const [paidKey, declinedKey, changedKey] = [newKey(), newKey(), newKey()];
  const [settledKey, ownKey] = [newKey(), newKey()];
  const keyReused = { status: 422, body: orderRefusals.keyReused };
  return [
    {
      name: 'two payments with one key',
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, paidKey), ...paid },
        { send: payment({}, paidKey), ...paid },
        { send: payment({ sourceId: 'cnon:another', amount: 1 }, paidKey), ...paid },
      ],
    },
    {
      name: 'a payment with a key used for another order',
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, changedKey), ...paid },
        { send: order({}, shippingOrder), ...created },
        {
          send: ([, , other]) =>
            call('processPayment', paymentFor(orderIdOf(other), shippingOrder), {
              key: changedKey,
            }),
          ...keyReused,
        },
      ],
    },
    paidFor('a paid order is paid once', ['succeeded', decline], [paid, paid]),
    {
      name: 'a declined payment repeated with its key',
      gateway: [decline, 'succeeded'],
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, declinedKey), ...declined },
        { send: payment({}, declinedKey), ...declined },
        { send: payment({ sourceId: 'cnon:another' }, declinedKey), ...keyReused },
      ],
    },
    paidFor(
      'an unknown outcome, asked again with its key until it is known',
      ['unknown', 'unknown', 'succeeded'],
      [unconfirmed, unconfirmed, paid, paid],
      newKey(),
    ),
    {
      name: 'an unknown outcome that was a decline, retried with another key',
      gateway: ['unknown', decline, 'succeeded', decline],
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, settledKey), ...unconfirmed },
        { send: payment(), ...paid },
        // For a paid order, an old key gets the success too.
        { send: payment({}, settledKey), ...paid },
      ],
    },
    {
      name: 'an unknown outcome that was a decline, retried with its key',
      gateway: ['unknown', decline, 'succeeded'],
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, ownKey), ...unconfirmed },
        { send: payment({}, ownKey), ...declined },
        { send: payment(), ...paid },
      ],
    },
    {
      name: 'an unknown outcome stays unknown when the gateway rejects the retry',
      gateway: ['unknown', 'refused', 'refused', 'succeeded'],
      exchanges: [
        { send: order(), ...created },
        { send: payment(), ...unconfirmed },
        { send: payment(), ...unconfirmed },
        { send: order(), ...created },
        { send: payment(), ...unconfirmed },
        { send: payment(), ...paid },
      ],
    },
  ];
}

const payments: Case[] = [
  afterOrder('a payment', { send: payment(), ...paid }),
  ...paidAgain(),
  paidFor('a decline, then success', [decline, 'succeeded'], [declined, paid]),
  paidFor(
    'a fourth card right after three declines',
    [decline, decline, decline, 'succeeded'],
    [declined, declined, declined, tooManyDeclines],
  ),
  paidFor(
    'an unknown outcome that was a decline counts as one',
    ['unknown', decline, decline, decline],
    [unconfirmed, declined, declined, tooManyDeclines],
  ),
  paidFor(
    'refusals of the gateway are no declined cards',
    [...Array<GatewayOutcome>(4).fill('refused'), 'succeeded'],
    [...Array<Told>(4).fill(refusedByGateway), paid],
  ),
  paidFor('an unknown outcome, then success', ['unknown', 'succeeded'], [unconfirmed, paid]),
  one('an invalid payment body', {
    send: call('processPayment', paymentFor('it', pickupOrder)),
    status: 400,
    body: paymentRefusals.invalid,
  }),
  one('a payment for an unknown order', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder)),
    status: 404,
    body: paymentRefusals.unknownOrder,
  }),
  afterOrder('another amount', {
    send: payment({ amount: 1 }),
    ...conflict(paymentRefusals.amountDiffers),
  }),
  afterOrder('another currency', {
    send: payment({ currency: 'EUR' }),
    ...conflict(paymentRefusals.currencyDiffers),
  }),
  afterOrder('another location', {
    send: payment({ locationId: 'elsewhere' }),
    ...conflict(paymentRefusals.locationDiffers),
  }),
  one('a payment without a key', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder), { key: null }),
    status: 400,
    body: paymentRefusals.missingKey,
  }),
];

/** By this type, an endpoint without cases does not compile. */
const cases: Record<EndpointName, Case[]> = {
  listServices: [one('the services', { send: call('listServices'), status: 200, body: services })],
  listProducts: [one('the products', { send: call('listProducts'), status: 200, body: shelf })],
  sendMessage: messages,
  createOrder: [...orders, ...repeated(), ...carts()],
  processPayment: payments,
};

/**
 * Requests to which the mocks and the real server must respond the same, with their expected
 * responses. Unknown API paths are excluded: the mocks fail for them instead of responding 404.
 */
export const corpus: Case[] = [...refusedMethods, ...brokenBodies, ...Object.values(cases).flat()];
