import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { productListSchema } from '#contract/products.ts';
import {
  messageRefusals,
  orderRefusals,
  paymentErrors,
  paymentRefusals,
  refusals,
} from '#contract/refusals.ts';
import { serviceListSchema } from '#contract/services.ts';
import { contactMessage } from '../fixtures/messages.ts';
import { pickupOrder, shippingOrder } from '../fixtures/orders.ts';
import { products } from '../fixtures/products.ts';
import { services } from '../fixtures/services.ts';
import { startMockServer, type MockServer } from '../node.ts';
import { isScenarioName, scenarioNames, scenarios } from '../scenarios.ts';
import { takeUnanswered } from '../unanswered.ts';
import { createWorld, type World } from '../world.ts';

let mocks: MockServer;
let world: World;
let keys = 0;

beforeAll(() => {
  mocks = startMockServer();
});

afterAll(() => mocks.server.close());

beforeEach(() => begin());

afterEach(() => vi.restoreAllMocks());

function begin(scenario: Parameters<typeof createWorld>[0] = 'default') {
  world = createWorld(scenario);
  mocks.use(world);
}

const newKey = () => `10000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

async function ask(name: EndpointName, body?: unknown, headers: Record<string, string> = {}) {
  const { method, path } = endpoints[name];
  const response = await fetch(`http://localhost${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, body: json ? (JSON.parse(text) as unknown) : text };
}

const order = (body: unknown, key = newKey()) =>
  ask('createOrder', body, { 'Idempotency-Key': key });

async function payment(changes: object = {}, key = newKey()) {
  const { body } = await order(pickupOrder);
  const { id } = body as { id: string };
  const sent = {
    sourceId: 'token',
    amount: 9600,
    currency: 'USD',
    orderId: id,
    locationId: 'default',
  };
  return ask('processPayment', { ...sent, ...changes }, { 'Idempotency-Key': key });
}

describe('the fixtures', () => {
  it('hold to the contract', () => {
    expect(z.parse(serviceListSchema, services)).toHaveLength(9);
    expect(z.parse(productListSchema, products)).toHaveLength(12);
  });

  it('are another copy in every world', () => {
    for (const product of createWorld().products) product.price = '1.00';
    expect(createWorld().products).toEqual(products);
  });
});

describe('what is refused, with its status and sentence', () => {
  it.each([
    ['createOrder', orderRefusals.invalid],
    ['processPayment', paymentRefusals.invalid],
    ['sendMessage', messageRefusals.invalid],
  ] as const)('bodies of %s that are not the contract’s', async (name, sentence) => {
    const key = { 'Idempotency-Key': newKey() };
    expect(await ask(name, '{"a":', key)).toEqual({ status: 400, body: refusals.malformed });
    expect(await ask(name, { a: 1 }, key)).toEqual({ status: 400, body: sentence });
    expect(await ask(name, '{}', { ...key, 'Content-Type': 'text/plain' })).toEqual({
      status: 415,
      body: refusals.wrongContentType,
    });
  });

  it('orders without a key, and a key that comes back with another body', async () => {
    expect(await ask('createOrder', pickupOrder)).toEqual({
      status: 400,
      body: orderRefusals.missingKey,
    });
    const key = newKey();
    const first = await order(pickupOrder, key);
    expect(await order(pickupOrder, key)).toEqual(first);
    expect(await order(shippingOrder, key)).toEqual({
      status: 422,
      body: orderRefusals.keyReused,
    });
    expect(world.orders.size).toBe(1);
  });

  it('orders that the catalogue does not know, and writes none', async () => {
    const [bear] = pickupOrder.items;
    const dearer = { ...pickupOrder, items: [{ ...bear, price: '1.00' }], totalAmount: '1.00' };
    expect(await order(dearer)).toEqual({
      status: 409,
      body: orderRefusals.priceChanged('Heartbeat Bear', '48.00'),
    });
    const unknown = { ...pickupOrder, items: [{ ...bear, productId: 'owl', name: 'Owl' }] };
    expect(await order(unknown)).toEqual({ status: 409, body: orderRefusals.notSold('Owl') });
    expect(await order({ ...pickupOrder, totalAmount: '96.01' })).toEqual({
      status: 409,
      body: orderRefusals.totalDiffers('96.00'),
    });
    expect(world.orders.size).toBe(0);
  });

  it('payments that differ from the order', async () => {
    const cases = [
      [{ orderId: newKey() }, 404, paymentRefusals.unknownOrder],
      [{ amount: 1 }, 409, paymentRefusals.amountDiffers],
      [{ currency: 'EUR' }, 409, paymentRefusals.currencyDiffers],
      [{ locationId: 'elsewhere' }, 409, paymentRefusals.locationDiffers],
    ] as const;
    for (const [changes, status, body] of cases) {
      expect(await payment(changes)).toEqual({ status, body });
    }
  });
});

describe('what is answered', () => {
  it('the lists', async () => {
    expect(await ask('listServices')).toEqual({ status: 200, body: services });
    expect(await ask('listProducts')).toEqual({ status: 200, body: products });
  });

  it('a message, which is kept', async () => {
    expect((await ask('sendMessage', contactMessage)).status).toBe(200);
    expect(world.messages).toEqual([contactMessage]);
  });

  it('a payment; a paid order answers its success again', async () => {
    const first = await payment();
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    const [id] = world.orders.keys();
    expect((await payment({ orderId: id })).body).toEqual(first.body);
  });

  it('declines and unknown outcomes with 200 (ruling 25)', async () => {
    begin('payments.declinedNoError');
    expect(await payment()).toEqual({ status: 200, body: { success: false } });
    begin('payments.unknown');
    expect(await payment()).toEqual({
      status: 200,
      body: { success: false, error: paymentErrors.unknown },
    });
  });
});

describe('scenarios', () => {
  it('each say in one line what they are', () => {
    for (const name of scenarioNames)
      expect(scenarios[name].description, name).toMatch(/^[^\n]+\.$/);
    expect(isScenarioName('orders.500')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
    expect(isScenarioName(null)).toBe(false);
  });

  it('fail once where they say so', async () => {
    begin('services.500ThenOk');
    expect((await ask('listServices')).status).toBe(500);
    expect((await ask('listServices')).status).toBe(200);
  });

  it('answer nothing but an error when there is no network', async () => {
    begin('services.offline');
    await expect(ask('listServices')).rejects.toThrow(TypeError);
  });

  it('never pass off a mock that breaks the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const product of world.products) product.price = '48 dollars';
    expect((await ask('listProducts')).status).toBe(500);
  });
});

it('fails and remembers a request to the API that nothing answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await fetch('http://localhost/api/nothing')).ok).toBe(false);
  expect(takeUnanswered()).toEqual(['GET /api/nothing']);
  expect(takeUnanswered()).toEqual([]);
});
