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
  type Sent,
} from './exchanges.ts';

const aUuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
const created = { status: 200, body: { id: aUuid } };
const received = { status: 200, body: { received: true } };
const paid = { status: 200, body: { success: true, paymentId: aUuid } };
const unconfirmed = { status: 200, body: { success: false, error: paymentErrors.unknown } };
const declined = { status: 200, body: { success: false, error: paymentErrors.declined } };
const decline: GatewayOutcome = { declined: paymentErrors.declined };

const UNKNOWN_ORDER = '20000000-0000-4000-8000-000000000000';

const alreadyPaid = {
  status: 409,
  body: expect.stringMatching(/^This cart was already paid as order [0-9A-F]{8}\.$/) as string,
};

/** A rejection that the visitor can resolve. */
const conflictResponse = (body: string) => ({ status: 409, body });

const refusedByGateway = { status: 200, body: { success: false, error: paymentErrors.default } };

const message = (changes: Partial<Record<keyof ContactMessage | 'consent', unknown>> = {}) =>
  call('sendMessage', { ...contactMessage, ...changes }, { key: null });

const order = (changes: Partial<Record<keyof Order, unknown>> = {}, base: Order = pickupOrder) =>
  call('createOrder', { ...base, ...changes });

const [bear, frame] = pickupOrder.items as [Order['items'][number], Order['items'][number]];

const orderWithKey = (key: string | null, base: Order = pickupOrder) =>
  call('createOrder', base, { key });

/** A payment of the order that the first exchange created. */
const payment =
  (changes: Partial<Payment> = {}, key = newKey()): Exchange['send'] =>
  ([first]) =>
    call('processPayment', { ...paymentFor(orderIdOf(first)), ...changes }, { key });

/** A payment of the order in the last response. */
const payLastOrder =
  (order: Order, key = newKey()): Exchange['send'] =>
  (earlier) =>
    call('processPayment', paymentFor(orderIdOf(earlier.at(-1)), order), { key });

type ExpectedResponse = Omit<Exchange, 'send'>;

const singleRequest = (name: string, send: Exchange['send'], response: ExpectedResponse): Case => ({
  name,
  exchanges: [{ send, ...response }],
});

/** A case that begins with an order. */
const afterOrder = (
  name: string,
  exchanges: readonly Exchange[],
  gateway: GatewayOutcome[] = ['succeeded'],
): Case => ({ name, gateway, exchanges: [{ send: order(), ...created }, ...exchanges] });

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
  const response = { status: 405, body: refusals.methodNotAllowed };
  return singleRequest(`${method} ${path}`, { method, path, headers: {} }, response);
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
    singleRequest(`${name}: ${what}`, send, { status, body });
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
  singleRequest('a message', message(), received),
  singleRequest(
    'a message with required fields only',
    call('sendMessage', { name: 'Bo', email: 'bo@example.com', message: 'Ten letter' }),
    received,
  ),
  // src/contract/contract.test.ts lists all other invalid values.
  singleRequest('a message with a consent field', message({ consent: true }), invalidMessage),
  ...['__proto__', 'constructor', 'prototype'].map((key) => {
    const body = JSON.stringify(contactMessage).replace('{', `{"${key}":{"name":"x"},`);
    const send = call('sendMessage', body, { key: null });
    return singleRequest(`${key}, which means something to JavaScript`, send, invalidMessage);
  }),
];

const tampered = { ...pickupOrder, totalAmount: '1.00' };
const totalDiffers = conflictResponse(orderRefusals.totalDiffers('96.00'));
const keyReused = { status: 422, body: orderRefusals.keyReused };
const missingKey = { status: 400, body: orderRefusals.missingKey };
const invalidOrder = { status: 400, body: orderRefusals.invalid };
const itemsWith = (changes: Partial<Record<keyof typeof bear, unknown>>) => ({
  items: [{ ...bear, ...changes }, frame],
});

const blankAddress = { street: '', city: '', state: '', zipCode: '' };

const acceptedOrders: Record<string, Sent> = {
  'an order to pick up': order(),
  'an order to ship': order({}, shippingOrder),
  'a blank address': order({ shippingAddress: blankAddress }, shippingOrder),
  'an invalid email': order({ customerEmail: 'no at sign' }),
  'no phone': order({ customerPhone: '' }),
  'a price without decimals': order(itemsWith({ price: '48' })),
};

/** Orders that the visitor can correct, each with its error message. */
const conflictingOrders: [name: string, Sent, error: string][] = [
  [
    'a tampered price',
    order({ ...itemsWith({ price: '1.00' }), totalAmount: '49.00' }),
    orderRefusals.priceChanged('Heartbeat Bear', '48.00'),
  ],
  ['a tampered total', order({ totalAmount: '96.01' }), orderRefusals.totalDiffers('96.00')],
  [
    'a total without the shipping fee',
    order({ totalAmount: pickupOrder.totalAmount }, shippingOrder),
    orderRefusals.totalDiffers(shippingOrder.totalAmount),
  ],
  [
    'an unknown product',
    order(itemsWith({ productId: 'heartbeat-owl', name: 'Heartbeat Owl' })),
    orderRefusals.notSold('Heartbeat Owl'),
  ],
  [
    'an item that is sold out',
    order(itemsWith({ productId: soldOut.id, name: 'Its old name', price: soldOut.price })),
    orderRefusals.soldOut(soldOut.name),
  ],
  ['the same item in two lines', order({ items: [bear, bear] }), orderRefusals.listedTwice],
];

const orders: Case[] = [
  ...Object.entries(acceptedOrders).map(([name, send]) => singleRequest(name, send, created)),
  ...conflictingOrders.map(([name, send, error]) =>
    singleRequest(name, send, conflictResponse(error)),
  ),
  singleRequest('no items', order({ items: [], totalAmount: '0.00' }), invalidOrder),
  singleRequest('an order without a key', orderWithKey(null), missingKey),
  singleRequest(
    'an invalid order without a key',
    call('createOrder', {}, { key: null }),
    missingKey,
  ),
];

/** The same request repeated with the same key, also in upper case. */
function repeatedRequests(): Case[] {
  const key = 'ABCDEF00000040008000000000000000-0';
  const again = newKey();
  const refused = newKey();
  return [
    {
      name: 'two orders with one key are one order',
      exchanges: [
        { send: orderWithKey(key), ...created },
        { send: orderWithKey(key.toLowerCase()), ...created },
        { send: payLastOrder(pickupOrder), ...paid },
        { send: payment(), ...paid },
      ],
    },
    {
      name: 'another order with a used key',
      exchanges: [
        { send: orderWithKey(again), ...created },
        { send: orderWithKey(again, shippingOrder), ...keyReused },
      ],
    },
    {
      name: 'a rejected order frees its key',
      exchanges: [
        { send: orderWithKey(refused, tampered), ...totalDiffers },
        { send: orderWithKey(refused), ...created },
      ],
    },
  ];
}

/** Orders and payments of one cart (ruling 53). */
function cartCases(): Case[] {
  const closed = conflictResponse(paymentRefusals.orderClosed);
  const paymentOpen = conflictResponse(orderRefusals.paymentOpen);
  /** Two orders of one cart, with a payment of the first in between. */
  const twoOrders = (second: Order, afterFirst: Exchange[], answer: ExpectedResponse) => {
    const key = newCart();
    return [
      { send: orderWithKey(key(0)), ...created },
      ...afterFirst,
      { send: orderWithKey(key(1), second), ...answer },
    ];
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
      name: 'a paid cart returns its paid order for the same purchase',
      gateway: ['succeeded', decline],
      exchanges: [
        ...twoOrders(
          { ...pickupOrder, customerName: 'Another' },
          [{ send: payment(), ...paid }],
          created,
        ),
        { send: payLastOrder(shippingOrder), ...paid },
      ],
    },
    {
      name: 'a paid cart rejects other contents',
      exchanges: twoOrders(tampered, [{ send: payment(), ...paid }], alreadyPaid),
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
        ...twoOrders(pickupOrder, [{ send: payment(), ...unconfirmed }], created),
        { send: payLastOrder(shippingOrder), ...paid },
      ],
    },
    {
      name: 'other contents for a cart whose open payment turns out paid',
      gateway: ['unknown', 'succeeded'],
      exchanges: twoOrders(shippingOrder, [{ send: payment(), ...unconfirmed }], alreadyPaid),
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
      exchanges: twoOrders(tampered, [{ send: payment(), ...unconfirmed }], totalDiffers),
    },
    afterOrder(
      'unknown cart ids are separate carts',
      [
        { send: payment(), ...unconfirmed },
        { send: order(), ...created },
        { send: orderWithKey(newCart()(0)), ...created },
        { send: payLastOrder(pickupOrder), ...paid },
      ],
      ['unknown', 'succeeded'],
    ),
    // src/contract/cartKey.test.ts lists all malformed keys.
    singleRequest('a malformed key', orderWithKey('one'), missingKey),
  ];
}

/** An order and its payments, each with its own key unless `key` is given. */
const paymentsOfOrder = (
  name: string,
  gateway: GatewayOutcome[],
  answers: readonly ExpectedResponse[],
  key?: string,
): Case => {
  const payments = answers.map((answer) => ({ send: payment({}, key), ...answer }));
  return afterOrder(name, payments, gateway);
};

const tooManyDeclines = { status: 429, body: paymentRefusals.tooManyDeclines(60) };

/** Payments of one order, some of them with the same key. */
function repeatedPayments(): Case[] {
  const [paidKey, declinedKey, changedKey] = [newKey(), newKey(), newKey()];
  const [settledKey, ownKey] = [newKey(), newKey()];
  return [
    afterOrder('two payments with one key', [
      { send: payment({}, paidKey), ...paid },
      { send: payment({}, paidKey), ...paid },
      { send: payment({ sourceId: 'cnon:another', amount: 1 }, paidKey), ...paid },
    ]),
    afterOrder('a payment with a key used for another order', [
      { send: payment({}, changedKey), ...paid },
      { send: order({}, shippingOrder), ...created },
      { send: payLastOrder(shippingOrder, changedKey), ...keyReused },
    ]),
    paymentsOfOrder('a paid order is paid once', ['succeeded', decline], [paid, paid]),
    afterOrder(
      'a declined payment repeated with its key',
      [
        { send: payment({}, declinedKey), ...declined },
        { send: payment({}, declinedKey), ...declined },
        { send: payment({ sourceId: 'cnon:another' }, declinedKey), ...keyReused },
      ],
      [decline, 'succeeded'],
    ),
    paymentsOfOrder(
      'an unknown outcome, asked again with its key until it is known',
      ['unknown', 'unknown', 'succeeded'],
      [unconfirmed, unconfirmed, paid, paid],
      newKey(),
    ),
    afterOrder(
      'an unknown outcome that was a decline, retried with another key',
      [
        { send: payment({}, settledKey), ...unconfirmed },
        { send: payment(), ...paid },
        // For a paid order, an earlier payment's key also gets the success response.
        { send: payment({}, settledKey), ...paid },
      ],
      ['unknown', decline, 'succeeded', decline],
    ),
    afterOrder(
      'an unknown outcome that was a decline, retried with its key',
      [
        { send: payment({}, ownKey), ...unconfirmed },
        { send: payment({}, ownKey), ...declined },
        { send: payment(), ...paid },
      ],
      ['unknown', decline, 'succeeded'],
    ),
    afterOrder(
      'an unknown outcome stays unknown when the gateway rejects the retry',
      [
        { send: payment(), ...unconfirmed },
        { send: payment(), ...unconfirmed },
        { send: order(), ...created },
        { send: payment(), ...unconfirmed },
        { send: payment(), ...paid },
      ],
      ['unknown', 'refused', 'refused', 'succeeded'],
    ),
  ];
}

/** Payments that differ from their order, each with its error message. */
const mismatchedPayments: [name: string, Partial<Payment>, error: string][] = [
  ['another amount', { amount: 1 }, paymentRefusals.amountDiffers],
  ['another currency', { currency: 'EUR' }, paymentRefusals.currencyDiffers],
  ['another location', { locationId: 'elsewhere' }, paymentRefusals.locationDiffers],
];

const payments: Case[] = [
  afterOrder('a payment', [{ send: payment(), ...paid }]),
  ...mismatchedPayments.map(([name, changes, error]) =>
    afterOrder(name, [{ send: payment(changes), ...conflictResponse(error) }]),
  ),
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
    [...Array<ExpectedResponse>(4).fill(refusedByGateway), paid],
  ),
  paymentsOfOrder(
    'an unknown outcome, then success',
    ['unknown', 'succeeded'],
    [unconfirmed, paid],
  ),
  singleRequest('an invalid payment body', call('processPayment', paymentFor('it', pickupOrder)), {
    status: 400,
    body: paymentRefusals.invalid,
  }),
  singleRequest(
    'a payment for an unknown order',
    call('processPayment', paymentFor(UNKNOWN_ORDER, pickupOrder)),
    { status: 404, body: paymentRefusals.unknownOrder },
  ),
  singleRequest(
    'a payment without a key',
    call('processPayment', paymentFor(UNKNOWN_ORDER, pickupOrder), { key: null }),
    { status: 400, body: paymentRefusals.missingKey },
  ),
];

/** The type makes compilation fail when an endpoint has no cases. */
const cases: Record<EndpointName, Case[]> = {
  listServices: [
    singleRequest('the services', call('listServices'), { status: 200, body: services }),
  ],
  listProducts: [singleRequest('the products', call('listProducts'), { status: 200, body: shelf })],
  sendMessage: messages,
  createOrder: [...orders, ...repeatedRequests(), ...cartCases()],
  processPayment: payments,
};

/**
 * Requests to which the mocks and the real server must respond the same, with their expected
 * responses. Unknown API paths are excluded: the mocks fail for them instead of responding 404.
 */
export const corpus: Case[] = [...refusedMethods, ...brokenBodies, ...Object.values(cases).flat()];
