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
const conflictResponse = (body: string) => ({ status: 409, body });

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

const singleRequest = (name: string, exchange: Exchange): Case => ({ name, exchanges: [exchange] });

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
  return singleRequest(`${method} ${path}`, {
    send: { method, path, headers: {} },
    status: 405,
    body: refusals.methodNotAllowed,
  });
});

/** A body of this many bytes that is valid for no endpoint. */
const bodyOfLength = (bytes: number) =>
  JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

/** The expected responses of every endpoint with a body to an invalid body. */
const brokenBodies: Case[] = (
  [
    ['sendMessage', messageRefusals.invalid],
    ['createOrder', orderRefusals.invalid],
    ['processPayment', paymentRefusals.invalid],
  ] as const
).flatMap(([name, invalid]) => {
  const rejectedRequest = (what: string, send: Exchange['send'], status: number, body: string) =>
    singleRequest(`${name}: ${what}`, { send, status, body });
  const callWithType = (type: string) => call(name, '{}', { headers: { 'Content-Type': type } });
  return [
    rejectedRequest('half a JSON', call(name, '{"a":'), 400, refusals.malformed),
    rejectedRequest('a text in JSON', call(name, '"text"'), 400, refusals.malformed),
    rejectedRequest('null in JSON', call(name, 'null'), 400, refusals.malformed),
    rejectedRequest('a list', call(name, []), 400, invalid),
    rejectedRequest('another object', call(name, { a: 1 }), 400, invalid),
    rejectedRequest('nothing', call(name), 400, invalid),
    rejectedRequest('an empty text', call(name, ''), 400, invalid),
    ...Object.entries({
      'plain text': 'text/plain',
      'nearly JSON': 'application/jsonp',
      'JSON behind another word': 'not-application/json',
      'no type': '',
      'a form': 'application/x-www-form-urlencoded',
      'UTF-16': 'application/json; charset=utf-16',
      'a longer charset': 'application/json; charset=utf-8x',
    }).map(([what, type]) =>
      rejectedRequest(what, callWithType(type), 415, refusals.wrongContentType),
    ),
    rejectedRequest('32 KiB', call(name, bodyOfLength(32_768)), 400, invalid),
    rejectedRequest('a byte more', call(name, bodyOfLength(32_769)), 413, refusals.tooLarge),
    ...['application/json; charset=utf-8', 'application/json;charset=utf-8'].map((type) =>
      rejectedRequest(type, callWithType(type), 400, invalid),
    ),
  ];
});

const invalidMessage = { status: 400, body: messageRefusals.invalid };

const messages: Case[] = [
  singleRequest('a message', { send: message(), ...received }),
  singleRequest('a message with required fields only', {
    send: call('sendMessage', { name: 'Bo', email: 'bo@example.com', message: 'Ten letter' }),
    ...received,
  }),
  // src/contract/contract.test.ts lists all other invalid values.
  singleRequest('a message with a consent field', {
    send: message({ consent: true }),
    ...invalidMessage,
  }),
  ...['__proto__', 'constructor', 'prototype'].map((key) =>
    singleRequest(`${key}, which means something to JavaScript`, {
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
const itemsWith = (changes: Partial<Record<keyof typeof bear, unknown>>) => ({
  items: [{ ...bear, ...changes }, frame],
});

const orders: Case[] = [
  singleRequest('an order to pick up', { send: order(), ...created }),
  singleRequest('an order to ship', { send: order({}, shippingOrder), ...created }),
  singleRequest('a blank address', {
    send: order(
      { shippingAddress: { street: '', city: '', state: '', zipCode: '' } },
      shippingOrder,
    ),
    ...created,
  }),
  singleRequest('an invalid email', { send: order({ customerEmail: 'no at sign' }), ...created }),
  singleRequest('no phone', { send: order({ customerPhone: '' }), ...created }),
  singleRequest('no items', { send: order({ items: [], totalAmount: '0.00' }), ...invalidOrder }),
  singleRequest('a price without decimals', {
    send: order(itemsWith({ price: '48' })),
    ...created,
  }),
  singleRequest('a tampered price', {
    send: order({ ...itemsWith({ price: '1.00' }), totalAmount: '49.00' }),
    ...conflictResponse(orderRefusals.priceChanged('Heartbeat Bear', '48.00')),
  }),
  singleRequest('a tampered total', {
    send: order({ totalAmount: '96.01' }),
    ...conflictResponse(orderRefusals.totalDiffers('96.00')),
  }),
  singleRequest('a total without the shipping fee', {
    send: order({ totalAmount: pickupOrder.totalAmount }, shippingOrder),
    ...conflictResponse(orderRefusals.totalDiffers(shippingOrder.totalAmount)),
  }),
  singleRequest('an unknown product', {
    send: order(itemsWith({ productId: 'heartbeat-owl', name: 'Heartbeat Owl' })),
    ...conflictResponse(orderRefusals.notSold('Heartbeat Owl')),
  }),
  singleRequest('an item that is sold out', {
    send: order(itemsWith({ productId: soldOut.id, name: 'Its old name', price: soldOut.price })),
    ...conflictResponse(orderRefusals.soldOut(soldOut.name)),
  }),
  singleRequest('the same item in two lines', {
    send: order({ items: [bear, bear] }),
    ...conflictResponse(orderRefusals.listedTwice),
  }),
  singleRequest('an order without a key', {
    send: call('createOrder', pickupOrder, { key: null }),
    ...missingKey,
  }),
  singleRequest('an invalid order without a key', {
    send: call('createOrder', {}, { key: null }),
    ...missingKey,
  }),
];

/** The same request repeated with the same key, also in upper case. */
function repeatedRequests(): Case[] {
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
          ...conflictResponse(orderRefusals.totalDiffers('96.00')),
        },
        { send: call('createOrder', pickupOrder, { key: refused }), ...created },
      ],
    },
  ];
}

/** Orders and payments of one cart (ruling 53). */
function cartCases(): Case[] {
  const closed = conflictResponse(paymentRefusals.orderClosed);
  const paymentOpen = conflictResponse(orderRefusals.paymentOpen);
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
  const payLastOrder = (order: Order): Exchange['send'] => {
    return (earlier) => call('processPayment', paymentFor(orderIdOf(earlier.at(-1)), order));
  };
  return [
    {
      name: 'a new order replaces the unpaid one of its cart',
      exchanges: [
        ...twoOrders(shippingOrder, [], created),
        { send: payLastOrder(shippingOrder), ...paid },
        { send: payment(), ...closed },
      ],
    },
    {
      name: 'a new order replaces an order whose card was declined',
      gateway: [decline, 'succeeded'],
      exchanges: [
        ...twoOrders(shippingOrder, [{ send: payment(), ...declined }], created),
        { send: payLastOrder(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a paid cart returns its paid order for any new order',
      gateway: ['succeeded', decline],
      exchanges: [
        ...twoOrders(tampered, [{ send: payment(), ...paid }], created),
        { send: payLastOrder(shippingOrder), ...paid },
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
        { send: payLastOrder(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a new order for a cart whose open payment turns out declined',
      gateway: ['unknown', decline, 'succeeded'],
      exchanges: [
        ...twoOrders(shippingOrder, [{ send: payment(), ...unconfirmed }], created),
        { send: payLastOrder(shippingOrder), ...paid },
        { send: payment(), ...closed },
      ],
    },
    {
      name: 'the prices of a new order are compared after the open payment is settled',
      gateway: ['unknown', decline],
      exchanges: twoOrders(tampered, [{ send: payment(), ...unconfirmed }], {
        ...conflictResponse(orderRefusals.totalDiffers('96.00')),
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
        { send: payLastOrder(pickupOrder), ...paid },
      ],
    },
    // src/contract/cartKey.test.ts lists all malformed keys.
    singleRequest('a malformed key', {
      send: call('createOrder', pickupOrder, { key: 'one' }),
      ...missingKey,
    }),
  ];
}

const requestAfterOrder = (name: string, exchange: Exchange): Case => ({
  name,
  exchanges: [{ send: order(), ...created }, exchange],
});

type Told = Omit<Exchange, 'send'>;

/** An order and its payments, each with its own key unless `key` is given. */
const paymentsOfOrder = (
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
function repeatedPayments(): Case[] {
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
    paymentsOfOrder('a paid order is paid once', ['succeeded', decline], [paid, paid]),
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
    paymentsOfOrder(
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
  requestAfterOrder('a payment', { send: payment(), ...paid }),
  ...repeatedPayments(),
  paymentsOfOrder('a decline, then success', [decline, 'succeeded'], [declined, paid]),
  paymentsOfOrder(
    'a fourth card right after three declines',
    [decline, decline, decline, 'succeeded'],
    [declined, declined, declined, tooManyDeclines],
  ),
  paymentsOfOrder(
    'an unknown outcome that was a decline counts as one',
    ['unknown', decline, decline, decline],
    [unconfirmed, declined, declined, tooManyDeclines],
  ),
  paymentsOfOrder(
    'refusals of the gateway are no declined cards',
    [...Array<GatewayOutcome>(4).fill('refused'), 'succeeded'],
    [...Array<Told>(4).fill(refusedByGateway), paid],
  ),
  paymentsOfOrder(
    'an unknown outcome, then success',
    ['unknown', 'succeeded'],
    [unconfirmed, paid],
  ),
  singleRequest('an invalid payment body', {
    send: call('processPayment', paymentFor('it', pickupOrder)),
    status: 400,
    body: paymentRefusals.invalid,
  }),
  singleRequest('a payment for an unknown order', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder)),
    status: 404,
    body: paymentRefusals.unknownOrder,
  }),
  requestAfterOrder('another amount', {
    send: payment({ amount: 1 }),
    ...conflictResponse(paymentRefusals.amountDiffers),
  }),
  requestAfterOrder('another currency', {
    send: payment({ currency: 'EUR' }),
    ...conflictResponse(paymentRefusals.currencyDiffers),
  }),
  requestAfterOrder('another location', {
    send: payment({ locationId: 'elsewhere' }),
    ...conflictResponse(paymentRefusals.locationDiffers),
  }),
  singleRequest('a payment without a key', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder), { key: null }),
    status: 400,
    body: paymentRefusals.missingKey,
  }),
];

/** By this type, an endpoint without cases does not compile. */
const cases: Record<EndpointName, Case[]> = {
  listServices: [
    singleRequest('the services', { send: call('listServices'), status: 200, body: services }),
  ],
  listProducts: [
    singleRequest('the products', { send: call('listProducts'), status: 200, body: shelf }),
  ],
  sendMessage: messages,
  createOrder: [...orders, ...repeatedRequests(), ...cartCases()],
  processPayment: payments,
};

/**
 * Requests to which the mocks and the real server must respond the same, with their expected
 * responses. Unknown API paths are excluded: the mocks fail for them instead of responding 404.
 */
export const corpus: Case[] = [...refusedMethods, ...brokenBodies, ...Object.values(cases).flat()];
