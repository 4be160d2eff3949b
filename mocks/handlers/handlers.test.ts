import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { productListSchema } from '#contract/products.ts';
import { serviceListSchema } from '#contract/services.ts';
import { contactMessage } from '../fixtures/messages.ts';
import { products } from '../fixtures/products.ts';
import { services } from '../fixtures/services.ts';
import { startMockServer, type MockServer } from '../node.ts';
import { isScenarioName, scenarioNames, scenarios } from '../scenarios.ts';
import { consumeUnhandledRequests } from '../unanswered.ts';
import { createWorld, type World } from '../world.ts';

let mocks: MockServer;
let world: World;

beforeAll(() => {
  mocks = startMockServer();
});

afterAll(() => mocks.server.close());

beforeEach(() => startScenario());

afterEach(() => vi.restoreAllMocks());

function startScenario(scenario: Parameters<typeof createWorld>[0] = 'default') {
  world = createWorld(scenario);
  mocks.use(world);
}

function sendRequest(name: EndpointName, body?: unknown) {
  const { method, path } = endpoints[name];
  return fetch(`http://localhost${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('mock fixtures', () => {
  it("match the contract's schemas", () => {
    expect(z.parse(serviceListSchema, services)).toHaveLength(9);
    expect(z.parse(productListSchema, products)).toHaveLength(12);
  });

  it('are copied, so that a change in one mock world does not affect the next', () => {
    for (const product of createWorld().products) product.price = '1.00';
    expect(createWorld().products).toEqual(products);
  });
});

// tests/parity compares the responses with those of the real server.
it('POST /api/contact stores the message', async () => {
  expect((await sendRequest('sendMessage', contactMessage)).status).toBe(200);
  expect(world.messages).toEqual([contactMessage]);
});

describe('mock scenarios', () => {
  it('have a one-line description each', () => {
    for (const name of scenarioNames)
      expect(scenarios[name].description, name).toMatch(/^[^\n]+\.$/);
    expect(isScenarioName('orders.500')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
    expect(isScenarioName(null)).toBe(false);
  });

  it('fail only the first request when the fault has `once`', async () => {
    startScenario('services.500ThenOk');
    expect((await sendRequest('listServices')).status).toBe(500);
    expect((await sendRequest('listServices')).status).toBe(200);
  });

  it('return 500 instead of a response that breaks the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const product of world.products) product.price = '48 dollars';
    expect((await sendRequest('listProducts')).status).toBe(500);
  });
});

it('an API request without a handler fails and is recorded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await fetch('http://localhost/api/nothing')).ok).toBe(false);
  expect(consumeUnhandledRequests()).toEqual(['GET /api/nothing']);
  expect(consumeUnhandledRequests()).toEqual([]);
});
