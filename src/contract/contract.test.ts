import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { shippingOrder } from '#mocks/fixtures/orders.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { secondsUntilNextCard } from './cardTries.ts';
import { endpoints } from './endpoints.ts';
import { paymentRefusals } from './refusals.ts';

const ID = '10000000-0000-4000-8000-000000000001';

const payment = {
  sourceId: 'cnon:card-nonce-ok',
  amount: 9600,
  currency: 'USD',
  orderId: ID,
  locationId: 'default',
};

/** The schema's error messages for a body; empty if it is valid. */
function validationMessages(schema: z.ZodMiniType, body: unknown): string[] {
  const { error } = schema.safeParse(body);
  return error ? error.issues.map(({ message }) => message) : [];
}

const repeatX = (length: number) => 'x'.repeat(length);
const [item] = shippingOrder.items;
const [product] = products;
const [service] = services;
const address = shippingOrder.shippingAddress;

/** Values by field, of which each replaces the one of a valid body. */
type Values = Record<string, unknown[]>;
const changesOf = (values: Values) =>
  Object.entries(values).flatMap(([field, list]) => list.map((value) => ({ [field]: value })));

const itemsWith = (...changes: object[]) => changes.map((change) => [{ ...item, ...change }]);
const manyItems = (length: number) => Array.from({ length }, () => item);
const wrongIds = [repeatX(65), ' x', 'x '];

/** For each schema: a valid body, values that keep it valid, and values that make it invalid. */
const bodies: [string, z.ZodMiniType, object, good: Values, bad: Values][] = [
  [
    'a message',
    endpoints.sendMessage.body,
    contactMessage,
    {
      name: ['Al', repeatX(200)],
      message: [repeatX(10), repeatX(5000), `two\nlines ${repeatX(9)}`],
      phone: [undefined, repeatX(50)],
      subject: [undefined, repeatX(200)],
    },
    {
      name: [repeatX(201), 'two\nlines', 'two\rlines', 'a\0b', 12, '    '],
      email: [`${repeatX(250)}@example.com`],
      phone: [repeatX(51), 'a\0b'],
      subject: [repeatX(201)],
      message: [`${repeatX(10)}\0`],
      consent: [true],
    },
  ],
  [
    'an order',
    endpoints.createOrder.body,
    shippingOrder,
    {
      customerPhone: [''],
      customerEmail: ['no address'],
      shippingAddress: [
        null,
        { street: '', city: '', state: '', zipCode: '' },
        { street: repeatX(200), city: repeatX(100), state: repeatX(50), zipCode: repeatX(20) },
      ],
      fulfillmentMethod: ['pickup'],
      items: [manyItems(50), ...itemsWith({ quantity: 99 }, { productId: repeatX(64) })],
    },
    {
      customerEmail: [' ', repeatX(255), 'a@example.com\r\nBcc: b@example.com'],
      customerName: [' ', 'two\nlines', 'a\u2028b', repeatX(201), 'a\0b'],
      customerPhone: [repeatX(51)],
      totalAmount: ['96.005', '-1.00'],
      fulfillmentMethod: ['courier'],
      items: [
        [],
        manyItems(51),
        ...itemsWith({ quantity: 0 }, { quantity: 100 }, { quantity: 1.5 }, { quantity: -1 }),
        ...itemsWith({ productId: 'Bear' }, { productId: 'bear!' }, { productId: '!bear' }),
        ...itemsWith({ productId: '' }, { productId: repeatX(65) }),
        ...itemsWith({ price: 48 }, { name: repeatX(121) }, { gift: true }),
      ],
      shippingAddress: [{ ...address, street: repeatX(201) }, { ...address, country: 'US' }, {}],
      coupon: ['FREE'],
    },
  ],
  [
    'a payment',
    endpoints.processPayment.body,
    payment,
    { amount: [0, 100_000_000], sourceId: ['x'], locationId: [repeatX(100)] },
    {
      sourceId: ['', ' x', 'x ', repeatX(201)],
      amount: [-1, 96.5, 100_000_001],
      currency: ['usd', 'US', 'USDT', 'aUSD'],
      orderId: ['x'],
      locationId: ['', ' x', 'x ', repeatX(101)],
      card: ['4111'],
    },
  ],
  [
    'a received message',
    endpoints.sendMessage.response,
    { received: true },
    {},
    { received: [false] },
  ],
  ['a created order', endpoints.createOrder.response, { id: ID }, {}, { id: ['x'] }],
  [
    'a result',
    endpoints.processPayment.response,
    { success: true },
    { success: [false], error: ['No'], paymentId: ['x'] },
    { success: ['yes'] },
  ],
  [
    'a product',
    endpoints.listProducts.response.def.element,
    product ?? {},
    { soldOut: [true], imageUrl: [undefined], name: [repeatX(120)], description: [''] },
    {
      id: ['Bear', ...wrongIds],
      name: ['', repeatX(121)],
      description: [repeatX(1001)],
      price: ['24.005', '1234567890.00'],
      imageUrl: ['https://example.com/bear.webp', `/${repeatX(200)}`],
      soldOut: [false],
    },
  ],
  [
    'a service',
    endpoints.listServices.response.def.element,
    service ?? {},
    { price: [129.5, 0], features: [[]], category: ['keepsake', 'dna-testing'] },
    {
      id: ['First Glimpse', ...wrongIds],
      name: ['', repeatX(121)],
      description: [repeatX(1001)],
      price: [-1, 1.005],
      features: [[''], [repeatX(201)]],
      category: ['massage'],
    },
  ],
];

describe.each(bodies)('a body of %s', (_name, schema, base, good, bad) => {
  it.each([{}, ...changesOf(good)])('is accepted with %j', (change) => {
    expect(validationMessages(schema, { ...base, ...change })).toEqual([]);
  });
  it.each(changesOf(bad))('is rejected with %j', (change) => {
    expect(validationMessages(schema, { ...base, ...change })).not.toEqual([]);
  });
});

describe("the contact form's messages (section 5)", () => {
  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: ' A ' }, 'Name must be at least 2 characters'],
    [{ email: 'robin@' }, 'Please enter a valid email address'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ message: repeatX(5001) }, 'Message must be at most 5,000 characters'],
    [{ name: 'a\0b' }, 'Must be plain text'],
    [{ name: 'two\nlines' }, 'Must be one line'],
  ])('respond to %j with "%s"', (change, sentence) => {
    const body = { ...contactMessage, ...change };
    expect(validationMessages(endpoints.sendMessage.body, body)).toEqual([sentence]);
  });

  it('include the message of every invalid field', () => {
    const order = { ...shippingOrder, customerName: 'two\nlines', totalAmount: '96.005' };
    expect(validationMessages(endpoints.createOrder.body, order)).toEqual([
      'Must be one line of text',
      'Must be an amount of dollars such as 24.00',
    ]);
  });
});

describe('another card try', () => {
  const now = Date.parse('2026-01-15T17:00:00Z');
  const msBeforeNow = (...seconds: number[]) => seconds.map((second) => now - second * 1000);

  it.each([
    [0, []],
    [0, [1, 2]],
    [57, [1, 2, 3]],
    // The order of declines does not matter.
    [57, [3, 1, 2]],
    [0, [1, 2, 60]],
    // Another process's clock may run ahead; times from before the clock was set back don't count.
    [119, [-59, -60, -61, -60, -59]],
    [0, [-3599, -3600, -3601]],
    [800, [10, 20, 30, 70, 90, 100]],
    [86_400 - 2000, [950, 960, 970, 980, 990, 1000, 1010, 1020, 1030, 1040, 1050, 2000]],
  ])('is allowed after %i seconds, given declines %j seconds ago', (wait, declines) => {
    expect(secondsUntilNextCard(msBeforeNow(...declines), now)).toBe(wait);
  });

  it.each([
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
    [3601, 'tomorrow'],
  ])('has a message for a wait of %i seconds', (seconds, words) => {
    expect(paymentRefusals.tooManyDeclines(seconds)).toBe(
      `Several cards were declined. To keep cards safe, please try again ${words} or call us.`,
    );
  });
});
