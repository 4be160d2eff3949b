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

const x = (length: number) => 'x'.repeat(length);
const [item] = shippingOrder.items;
const [product] = products;
const [service] = services;
const address = shippingOrder.shippingAddress;

/** For each schema: a valid body, changes that keep it valid, and changes that make it invalid. */
const bodies: [string, z.ZodMiniType, object, good: object[], bad: object[]][] = [
  [
    'a message',
    endpoints.sendMessage.body,
    contactMessage,
    [
      { name: 'Al' },
      { name: x(200) },
      { message: x(10) },
      { message: x(5000) },
      { message: `two\nlines ${x(9)}` },
      { phone: undefined, subject: undefined },
      { phone: x(50), subject: x(200) },
    ],
    [
      { name: x(201) },
      { name: 'two\nlines' },
      { name: 'two\rlines' },
      { name: 'a\0b' },
      { name: 12 },
      { name: '    ' },
      { email: `${x(250)}@example.com` },
      { phone: x(51) },
      { phone: 'a\0b' },
      { subject: x(201) },
      { message: `${x(10)}\0` },
      { consent: true },
    ],
  ],
  [
    'an order',
    endpoints.createOrder.body,
    shippingOrder,
    [
      { customerPhone: '' },
      { customerEmail: 'no address' },
      { shippingAddress: null },
      { shippingAddress: { street: '', city: '', state: '', zipCode: '' } },
      { shippingAddress: { street: x(200), city: x(100), state: x(50), zipCode: x(20) } },
      { fulfillmentMethod: 'pickup' },
      { items: Array.from({ length: 50 }, () => item) },
      { items: [{ ...item, quantity: 99 }] },
      { items: [{ ...item, productId: x(64) }] },
    ],
    [
      { customerEmail: ' ' },
      { customerName: ' ' },
      { customerName: 'two\nlines' },
      { customerName: 'a\u2028b' },
      { customerName: x(201) },
      { customerEmail: x(255) },
      { customerPhone: x(51) },
      { totalAmount: '96.005' },
      { totalAmount: '-1.00' },
      { customerName: 'a\0b' },
      { customerEmail: 'a@example.com\r\nBcc: b@example.com' },
      { fulfillmentMethod: 'courier' },
      { items: [] },
      { items: Array.from({ length: 51 }, () => item) },
      { items: [{ ...item, quantity: 0 }] },
      { items: [{ ...item, quantity: 100 }] },
      { items: [{ ...item, quantity: 1.5 }] },
      { items: [{ ...item, quantity: -1 }] },
      { items: [{ ...item, price: 48 }] },
      { items: [{ ...item, productId: 'Bear' }] },
      { items: [{ ...item, productId: 'bear!' }] },
      { items: [{ ...item, productId: '!bear' }] },
      { items: [{ ...item, productId: '' }] },
      { items: [{ ...item, productId: x(65) }] },
      { items: [{ ...item, name: x(121) }] },
      { items: [{ ...item, gift: true }] },
      { shippingAddress: { ...address, street: x(201) } },
      { shippingAddress: { ...address, country: 'US' } },
      { shippingAddress: {} },
      { coupon: 'FREE' },
    ],
  ],
  [
    'a payment',
    endpoints.processPayment.body,
    payment,
    [{ amount: 0 }, { amount: 100_000_000 }, { sourceId: 'x' }, { locationId: x(100) }],
    [
      { sourceId: '' },
      { sourceId: ' x' },
      { sourceId: 'x ' },
      { sourceId: x(201) },
      { amount: -1 },
      { amount: 96.5 },
      { amount: 100_000_001 },
      { currency: 'usd' },
      { currency: 'US' },
      { currency: 'USDT' },
      { currency: 'aUSD' },
      { orderId: 'x' },
      { locationId: '' },
      { locationId: ' x' },
      { locationId: 'x ' },
      { locationId: x(101) },
      { card: '4111' },
    ],
  ],
  [
    'a received message',
    endpoints.sendMessage.response,
    { received: true },
    [],
    [{ received: false }, { id: ID }],
  ],
  ['a created order', endpoints.createOrder.response, { id: ID }, [], [{ id: 'x' }, { total: 1 }]],
  [
    'a result',
    endpoints.processPayment.response,
    { success: true },
    [{ success: false, error: 'No' }, { paymentId: 'x' }],
    [{ success: 'yes' }, { card: '4111' }],
  ],
  [
    'a product',
    endpoints.listProducts.response.def.element,
    product ?? {},
    [{ soldOut: true }, { imageUrl: undefined }, { name: x(120) }, { description: '' }],
    [
      { id: 'Bear' },
      { id: x(65) },
      { id: 'bear ' },
      { id: ' bear' },
      { name: '' },
      { name: x(121) },
      { description: x(1001) },
      { price: '24.005' },
      { price: '1234567890.00' },
      { imageUrl: 'https://example.com/bear.webp' },
      { imageUrl: `/${x(200)}` },
      { soldOut: false },
      { stock: 3 },
    ],
  ],
  [
    'a service',
    endpoints.listServices.response.def.element,
    service ?? {},
    [
      { price: 129.5 },
      { price: 0 },
      { features: [] },
      { category: 'keepsake' },
      { category: 'dna-testing' },
    ],
    [
      { id: 'First Glimpse' },
      { id: x(65) },
      { id: ' x' },
      { id: 'x ' },
      { name: '' },
      { name: x(121) },
      { description: x(1001) },
      { price: -1 },
      { price: 1.005 },
      { features: [''] },
      { features: [x(201)] },
      { category: 'massage' },
      { minutes: 30 },
    ],
  ],
];

describe.each(bodies)('%s', (_name, schema, base, good, bad) => {
  it('is accepted unchanged', () => {
    expect(validationMessages(schema, base)).toEqual([]);
  });
  it.each(good)('is accepted with %j', (change) => {
    expect(validationMessages(schema, { ...base, ...change })).toEqual([]);
  });
  it.each(bad)('is rejected with %j', (change) => {
    expect(validationMessages(schema, { ...base, ...change })).not.toEqual([]);
  });
});

describe("the contact form's messages (section 5)", () => {
  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: ' A ' }, 'Name must be at least 2 characters'],
    [{ email: 'robin@' }, 'Please enter a valid email address'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ message: x(5001) }, 'Message must be at most 5,000 characters'],
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
