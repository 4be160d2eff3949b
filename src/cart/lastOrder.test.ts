import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { fakeStorage } from '#tests/support/fakeStorage.ts';
import { storeLastOrder, LAST_ORDER_KEY, readLastOrder, type LastOrder } from './lastOrder.ts';

const now = Date.parse('2025-09-18T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const paidOrder = (daysAgo: number): LastOrder => ({
  orderId: 'order-1',
  items: cartFixtures.three,
  fulfillmentMethod: 'shipping',
  paidAt: now - daysAgo * day,
});

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now });
  stored = fakeStorage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the last order (ruling 54)', () => {
  it('is restored as it was stored, and replaced by the next one', () => {
    storeLastOrder(paidOrder(1), 'robin@example.com');
    expect(readLastOrder()).toEqual(paidOrder(1));
    storeLastOrder({ ...paidOrder(0), orderId: 'order-2' }, 'robin@example.com');
    expect(readLastOrder()).toEqual({ ...paidOrder(0), orderId: 'order-2' });
  });

  it('is kept for a week and then removed', () => {
    storeLastOrder(paidOrder(6.99), 'robin@example.com');
    expect(readLastOrder()).toEqual(paidOrder(6.99));
    storeLastOrder(paidOrder(7), 'robin@example.com');
    expect(readLastOrder()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it.each([
    ['no JSON', '{"orderId":'],
    ['null', 'null'],
    ['a text', '"order-1"'],
    ['an order without a date', JSON.stringify({ ...paidOrder(0), paidAt: undefined })],
    ['an order with a date that is a text', JSON.stringify({ ...paidOrder(0), paidAt: 'today' })],
    ['an order of next year', JSON.stringify(paidOrder(-365))],
    [
      'an order with a broken line',
      JSON.stringify({ ...paidOrder(0), items: [{ ...cartFixtures.one[0], price: 1 }] }),
    ],
    ['an order by drone', JSON.stringify({ ...paidOrder(0), fulfillmentMethod: 'drone' })],
  ])('is ignored and removed when localStorage contains %s', (_, text) => {
    stored.set(LAST_ORDER_KEY, text);
    expect(readLastOrder()).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});
