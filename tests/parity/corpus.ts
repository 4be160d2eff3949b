import { expect } from 'vitest';
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
import {
  call,
  newKey,
  orderIdOf,
  paymentFor,
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

const lists: Case[] = [
  one('the services', { send: call('listServices'), status: 200, body: services }),
  one('the products', { send: call('listProducts'), status: 200, body: shelf }),
];

const wrongMethods: Case[] = (
  [
    ['POST', '/api/services'],
    ['DELETE', '/api/products'],
    ['GET', '/api/orders'],
    ['PUT', '/api/contact'],
    ['OPTIONS', '/api/payments/process'],
  ] as const
).map(([method, path]) =>
  one(`${method} ${path}`, {
    send: { method, path, headers: {} },
    status: 405,
    body: refusals.methodNotAllowed,
  }),
);

/** A body of so many bytes that fits no endpoint. */
const ofLength = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

/** What every endpoint with a body says to a body that is none. */
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
    refused('plain text', typed('text/plain'), 415, refusals.wrongContentType),
    refused('nearly JSON', typed('application/jsonp'), 415, refusals.wrongContentType),
    refused(
      'JSON behind another word',
      typed('not-application/json'),
      415,
      refusals.wrongContentType,
    ),
    refused('no type', typed(''), 415, refusals.wrongContentType),
    refused('a form', typed('application/x-www-form-urlencoded'), 415, refusals.wrongContentType),
    refused('UTF-16', typed('application/json; charset=utf-16'), 415, refusals.wrongContentType),
    refused(
      'a longer charset',
      typed('application/json; charset=utf-8x'),
      415,
      refusals.wrongContentType,
    ),
    refused('32 KiB', call(name, ofLength(32_768)), 400, invalid),
    refused('a byte more', call(name, ofLength(32_769)), 413, refusals.tooLarge),
    refused('its charset named', typed('application/json; charset=utf-8'), 400, invalid),
    refused('its charset named closely', typed('application/json;charset=utf-8'), 400, invalid),
  ];
});

const invalidMessage = { status: 400, body: messageRefusals.invalid };

const messages: Case[] = [
  one('a message', { send: message(), ...received }),
  one('a message with what it must have', {
    send: call('sendMessage', { name: 'Bo', email: 'bo@example.com', message: 'Ten letter' }),
    ...received,
  }),
  one('a name of one letter', { send: message({ name: 'B' }), ...invalidMessage }),
  one('a name of one letter between spaces', {
    send: message({ name: ' B ' }),
    ...invalidMessage,
  }),
  one('a name of spaces', { send: message({ name: '    ' }), ...invalidMessage }),
  one('a name of two lines', { send: message({ name: 'Robin\nExample' }), ...invalidMessage }),
  one('no email address', { send: message({ email: 'robin' }), ...invalidMessage }),
  one('nine letters of message', { send: message({ message: 'Nine char' }), ...invalidMessage }),
  one('a number for a name', { send: message({ name: 12 }), ...invalidMessage }),
  one('consent, which is not sent', { send: message({ consent: true }), ...invalidMessage }),
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

const invalidOrder = { status: 400, body: orderRefusals.invalid };
const items = (changes: Partial<Record<keyof typeof bear, unknown>>) => ({
  items: [{ ...bear, ...changes }, frame],
});

const orders: Case[] = [
  one('an order to pick up', { send: order(), ...created }),
  one('an order to ship', { send: order({}, shippingOrder), ...created }),
  one('an address of blanks', {
    send: order(
      { shippingAddress: { street: '', city: '', state: '', zipCode: '' } },
      shippingOrder,
    ),
    ...created,
  }),
  one('an email that is none', { send: order({ customerEmail: 'no at sign' }), ...created }),
  one('no phone', { send: order({ customerPhone: '' }), ...created }),
  one('no name', { send: order({ customerName: '  ' }), ...invalidOrder }),
  one('no email', { send: order({ customerEmail: '' }), ...invalidOrder }),
  one('no items', { send: order({ items: [], totalAmount: '0.00' }), ...invalidOrder }),
  one('none of an item', { send: order(items({ quantity: 0 })), ...invalidOrder }),
  one('a hundred of an item', { send: order(items({ quantity: 100 })), ...invalidOrder }),
  one('less than none of an item', { send: order(items({ quantity: -1 })), ...invalidOrder }),
  one('half an item', { send: order(items({ quantity: 1.5 })), ...invalidOrder }),
  one('a price that is a number', { send: order(items({ price: 48 })), ...invalidOrder }),
  one('a price written otherwise', { send: order(items({ price: '48' })), ...created }),
  one('another way to get it', { send: order({ fulfillmentMethod: 'drone' }), ...invalidOrder }),
  one('less than nothing to pay', { send: order({ totalAmount: '-1.00' }), ...invalidOrder }),
  one('a NUL in the name', { send: order({ customerName: 'Ro\0bin' }), ...invalidOrder }),
  one('a line break in the email', {
    send: order({ customerEmail: 'a@example.com\r\nBcc: b@example.com' }),
    ...invalidOrder,
  }),
  one('a field too many', {
    send: call('createOrder', { ...pickupOrder, coupon: 'FREE' }),
    ...invalidOrder,
  }),
  one('a tampered price', {
    send: order({ ...items({ price: '1.00' }), totalAmount: '49.00' }),
    status: 409,
    body: orderRefusals.priceChanged('Heartbeat Bear', '48.00'),
  }),
  one('a tampered total', {
    send: order({ totalAmount: '96.01' }),
    status: 409,
    body: orderRefusals.totalDiffers('96.00'),
  }),
  one('a fee left out', {
    send: order({ totalAmount: pickupOrder.totalAmount }, shippingOrder),
    status: 409,
    body: orderRefusals.totalDiffers(shippingOrder.totalAmount),
  }),
  one('an unknown product', {
    send: order(items({ productId: 'heartbeat-owl', name: 'Heartbeat Owl' })),
    status: 409,
    body: orderRefusals.notSold('Heartbeat Owl'),
  }),
  one('an item that is sold out', {
    send: order(items({ productId: soldOut.id, name: 'Its old name', price: soldOut.price })),
    status: 409,
    body: orderRefusals.soldOut(soldOut.name),
  }),
  one('an item twice', {
    send: order({ items: [bear, bear] }),
    status: 409,
    body: orderRefusals.listedTwice,
  }),
  one('an order without its key', {
    send: call('createOrder', pickupOrder, { key: null }),
    status: 400,
    body: orderRefusals.missingKey,
  }),
  one('neither key nor sense', {
    send: call('createOrder', {}, { key: null }),
    status: 400,
    body: orderRefusals.missingKey,
  }),
  one('a key that is none', {
    send: call('createOrder', pickupOrder, { key: 'one' }),
    status: 400,
    body: orderRefusals.missingKey,
  }),
];

/** The same request with the same key, in other letters too. */
function repeated(): Case[] {
  const key = 'ABCDEF00-0000-4000-8000-000000000000';
  const again = newKey();
  const refused = newKey();
  return [
    {
      name: 'an order twice with one key is one order',
      exchanges: [
        { send: call('createOrder', pickupOrder, { key }), ...created },
        { send: call('createOrder', pickupOrder, { key: key.toLowerCase() }), ...created },
        { send: payment(), ...paid },
        {
          // The second answer names the order that has been paid.
          send: ([, second]) => call('processPayment', paymentFor(orderIdOf(second), pickupOrder)),
          ...paid,
        },
      ],
    },
    {
      name: 'another order with the same key',
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
      name: 'a refused order frees its key',
      exchanges: [
        {
          send: call('createOrder', { ...pickupOrder, totalAmount: '1.00' }, { key: refused }),
          status: 409,
          body: orderRefusals.totalDiffers('96.00'),
        },
        { send: call('createOrder', pickupOrder, { key: refused }), ...created },
      ],
    },
  ];
}

/** A changed order in the place of the one that the first exchange created (ruling 24). */
const inPlaceOfFirst: Exchange['send'] = ([first]) =>
  call('createOrder', shippingOrder, { headers: { 'Replaces-Order': orderIdOf(first) } });

const replaced: Case[] = [
  {
    name: 'a replaced order cannot be paid',
    exchanges: [
      { send: order(), ...created },
      { send: inPlaceOfFirst, ...created },
      { send: payment(), status: 409, body: paymentRefusals.orderClosed },
    ],
  },
  {
    name: 'a paid order cannot be replaced',
    exchanges: [
      { send: order(), ...created },
      { send: payment(), ...paid },
      { send: inPlaceOfFirst, status: 409, body: orderRefusals.replacedIsPaid },
    ],
  },
  {
    name: 'nor one whose payment is open',
    gateway: ['unknown'],
    exchanges: [
      { send: order(), ...created },
      { send: payment(), ...unconfirmed },
      { send: inPlaceOfFirst, status: 409, body: orderRefusals.replacedInFlight },
    ],
  },
  one('an order in the place of one that there is not', {
    send: call('createOrder', pickupOrder, { headers: { 'Replaces-Order': newKey() } }),
    ...created,
  }),
  one('an order in the place of something else', {
    send: call('createOrder', pickupOrder, { headers: { 'Replaces-Order': 'the last' } }),
    status: 400,
    body: refusals.malformed,
  }),
];

const afterOrder = (name: string, exchange: Exchange): Case => ({
  name,
  exchanges: [{ send: order(), ...created }, exchange],
});

/** Payments of one order, some of them with the same key. */
function paidAgain(): Case[] {
  const [paidKey, declinedKey, openKey, changedKey] = [newKey(), newKey(), newKey(), newKey()];
  const keyReused = { status: 422, body: orderRefusals.keyReused };
  return [
    {
      name: 'a payment twice with one key',
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, paidKey), ...paid },
        { send: payment({}, paidKey), ...paid },
        { send: payment({ sourceId: 'cnon:another' }, paidKey), ...keyReused },
      ],
    },
    {
      name: 'the key of a payment for another order',
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
    {
      name: 'a paid order is paid once',
      gateway: ['succeeded', { declined: paymentErrors.declined }],
      exchanges: [
        { send: order(), ...created },
        { send: payment(), ...paid },
        { send: payment(), ...paid },
      ],
    },
    {
      name: 'a decline twice with one key',
      gateway: [{ declined: paymentErrors.declined }, 'succeeded'],
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, declinedKey), ...declined },
        { send: payment({}, declinedKey), ...declined },
      ],
    },
    {
      name: 'an unknown outcome, asked again with its key until it is known',
      gateway: ['unknown', 'unknown', 'succeeded'],
      exchanges: [
        { send: order(), ...created },
        { send: payment({}, openKey), ...unconfirmed },
        { send: payment({}, openKey), ...unconfirmed },
        { send: payment({ sourceId: 'cnon:another' }, openKey), ...keyReused },
        { send: payment({}, openKey), ...paid },
        { send: payment({}, openKey), ...paid },
      ],
    },
    {
      name: 'an unknown outcome that was a decline, asked again with another key',
      gateway: ['unknown', { declined: paymentErrors.declined }, 'succeeded'],
      exchanges: [
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
  {
    name: 'a decline, then success',
    gateway: [{ declined: paymentErrors.declined }, 'succeeded'],
    exchanges: [
      { send: order(), ...created },
      { send: payment(), ...declined },
      { send: payment(), ...paid },
    ],
  },
  {
    name: 'a fourth card right after three declines',
    gateway: [
      { declined: paymentErrors.declined },
      { declined: paymentErrors.declined },
      { declined: paymentErrors.declined },
      'succeeded',
    ],
    exchanges: [
      { send: order(), ...created },
      { send: payment(), ...declined },
      { send: payment(), ...declined },
      { send: payment(), ...declined },
      { send: payment(), status: 429, body: paymentRefusals.tooManyDeclines(60) },
    ],
  },
  {
    name: 'an unknown outcome, then success',
    gateway: ['unknown', 'succeeded'],
    exchanges: [
      { send: order(), ...created },
      { send: payment(), ...unconfirmed },
      { send: payment(), ...paid },
    ],
  },
  one('a payment for something else', {
    send: call('processPayment', paymentFor('it', pickupOrder)),
    status: 400,
    body: paymentRefusals.invalid,
  }),
  one('a payment for no order', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder)),
    status: 404,
    body: paymentRefusals.unknownOrder,
  }),
  afterOrder('another amount', {
    send: payment({ amount: 1 }),
    status: 409,
    body: paymentRefusals.amountDiffers,
  }),
  afterOrder('another currency', {
    send: payment({ currency: 'EUR' }),
    status: 409,
    body: paymentRefusals.currencyDiffers,
  }),
  afterOrder('another location', {
    send: payment({ locationId: 'elsewhere' }),
    status: 409,
    body: paymentRefusals.locationDiffers,
  }),
  afterOrder('half a cent', {
    send: payment({ amount: 9600.5 }),
    status: 400,
    body: paymentRefusals.invalid,
  }),
  afterOrder('no token', {
    send: payment({ sourceId: '' }),
    status: 400,
    body: paymentRefusals.invalid,
  }),
  one('a payment without its key', {
    send: call('processPayment', paymentFor(newKey(), pickupOrder), { key: null }),
    status: 400,
    body: paymentRefusals.missingKey,
  }),
];

/**
 * The requests on which the mocked and the real server must agree, with what they owe them. An
 * address that the API does not have is not among them: the mocks fail it louder than with 404.
 */
export const corpus: Case[] = [
  ...lists,
  ...wrongMethods,
  ...brokenBodies,
  ...messages,
  ...orders,
  ...repeated(),
  ...replaced,
  ...payments,
];
