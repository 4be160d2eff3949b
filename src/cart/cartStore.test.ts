import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartFixtures, corruptCarts, storedCart } from '#mocks/fixtures/carts.ts';
import type { CartItem } from './storedCart.ts';

const bear: Omit<CartItem, 'quantity'> = { id: 'bear', name: 'Bear', price: '48.00' };

let stored: Map<string, string>;

/** A page load over what the browser has stored: the store is a module, so it is imported anew. */
async function load() {
  vi.resetModules();
  return import('./cartStore.ts');
}

const readBack = () =>
  (JSON.parse(stored.get('orchard-peek-cart') ?? '{}') as { state?: unknown }).state;

beforeEach(() => {
  stored = new Map();
  const listeners = new EventTarget();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('lines', () => {
  it('adds one by default, and makes an existing line grow (Q1, Q5)', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear);
    cartStore.getState().add(bear, 2);
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 3 }]);
  });

  it('takes the newest price when an existing line grows', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear);
    cartStore.getState().add({ ...bear, price: '52.00' });
    expect(cartStore.getState().items).toEqual([{ ...bear, price: '52.00', quantity: 2 }]);
  });

  it('holds at most 99 of one item (ruling 22)', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear, 98);
    cartStore.getState().add(bear, 5);
    expect(cartStore.getState().items[0]?.quantity).toBe(99);
    cartStore.getState().setQuantity('bear', 100);
    expect(cartStore.getState().items[0]?.quantity).toBe(99);
  });

  it('removes a line at a quantity of zero or less (Q6)', async () => {
    const { cartStore } = await load();
    for (const quantity of [0, -1]) {
      cartStore.getState().add(bear);
      cartStore.getState().setQuantity('bear', quantity);
      expect(cartStore.getState().items).toEqual([]);
    }
  });

  it('changes and removes the one line that is meant', async () => {
    const candle = { id: 'candle', name: 'Candle', price: '18.20', quantity: 1 };
    const { cartStore } = await load();
    cartStore.getState().add(bear);
    cartStore.getState().add(candle);
    cartStore.getState().setQuantity('candle', 2);
    expect(cartStore.getState().items).toEqual([
      { ...bear, quantity: 1 },
      { ...candle, quantity: 2 },
    ]);
    cartStore.getState().remove('candle');
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 1 }]);
    expect(cartStore.getState().announcement).toBe('Candle removed. 1 item in the cart.');
  });

  it('is cleared, opened, closed and toggled (Q8)', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear);
    cartStore.getState().clear();
    expect(cartStore.getState().items).toEqual([]);
    cartStore.getState().open();
    expect(cartStore.getState().isOpen).toBe(true);
    cartStore.getState().close();
    expect(cartStore.getState().isOpen).toBe(false);
    cartStore.getState().toggle();
    expect(cartStore.getState().isOpen).toBe(true);
    cartStore.getState().toggle();
    expect(cartStore.getState().isOpen).toBe(false);
  });

  it('takes the catalogue’s prices where there are new ones (ruling 22)', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear, 2);
    cartStore.getState().add({ id: 'candle', name: 'Candle', price: '18.20' });
    cartStore.getState().reprice(new Map([['bear', '52.00']]));
    expect(cartStore.getState().items.map(({ price }) => price)).toEqual(['52.00', '18.20']);
  });

  it('says each change in words', async () => {
    const { cartStore } = await load();
    cartStore.getState().add(bear);
    expect(cartStore.getState().announcement).toBe('Bear added. 1 item in the cart.');
    cartStore.getState().setQuantity('bear', 2);
    expect(cartStore.getState().announcement).toBe('Bear: 2. 2 items in the cart.');
    cartStore.getState().remove('bear');
    expect(cartStore.getState().announcement).toBe('Bear removed. 0 items in the cart.');
  });
});

describe('storage', () => {
  it('writes the items back, and not whether the drawer is open (Q2, Q3)', async () => {
    const { cartStore } = await load();
    cartStore.getState().open();
    cartStore.getState().add(bear);
    expect(readBack()).toEqual({ items: [{ ...bear, quantity: 1 }] });
  });

  it('starts from the stored items, closed', async () => {
    stored.set('orchard-peek-cart', storedCart('three'));
    const { cartStore } = await load();
    expect(cartStore.getState().items).toEqual(cartFixtures.three);
    expect(cartStore.getState().isOpen).toBe(false);
  });

  it('hydrates as empty, as the prerendered page is', async () => {
    stored.set('orchard-peek-cart', storedCart('three'));
    const { cartStore } = await load();
    expect(cartStore.getInitialState().items).toEqual([]);
  });

  it.each(Object.keys(cartFixtures) as (keyof typeof cartFixtures)[])(
    'takes the fixture %s as a cart',
    async (name) => {
      stored.set('orchard-peek-cart', storedCart(name));
      const { cartStore } = await load();
      expect(cartStore.getState().items).toEqual(cartFixtures[name]);
    },
  );

  it('begins empty, and says nothing, where nothing is stored', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cartStore } = await load();
    expect(cartStore.getState()).toMatchObject({ items: [], isOpen: false, announcement: '' });
    expect(logged).not.toHaveBeenCalled();
  });

  const line = { id: 'a', name: 'A', price: '1.00', quantity: 1 };
  const cartOf = (...items: object[]) => JSON.stringify({ state: { items }, version: 1 });

  it.each([
    ...Object.entries(corruptCarts),
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '""'],
    ['no state', '{"state":null,"version":1}'],
    ['no line', '{"state":{"items":[null]},"version":1}'],
    ['a line without an id', cartOf({ ...line, id: undefined })],
    ['an id of 65 letters', cartOf({ ...line, id: 'a'.repeat(65) })],
    ['an id that begins with a slash', cartOf({ ...line, id: '/a' })],
    ['an id that ends with one', cartOf({ ...line, id: 'a/' })],
    ['a line without a name', cartOf({ ...line, name: undefined })],
    ['a price that is a number', cartOf({ ...line, price: 1 })],
    ['a price below zero', cartOf({ ...line, price: '-1' })],
    ['none of an item', cartOf({ ...line, quantity: 0 })],
    ['one and a half', cartOf({ ...line, quantity: 1.5 })],
    ['100 of an item', cartOf({ ...line, quantity: 100 })],
    ['a picture that is a script', cartOf({ ...line, imageUrl: 'javascript:1' })],
    ['a picture that is a number', cartOf({ ...line, imageUrl: 1 })],
    ['a line twice', cartOf(line, line)],
    ['a good line beside a bad one', cartOf(line, { ...line, id: 'b', quantity: 0 })],
  ])('ignores %s, logs once and works on (Q4, ruling 28)', async (_, text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    stored.set('orchard-peek-cart', text);
    const { cartStore, followOtherTabs } = await load();
    const stop = followOtherTabs();
    window.dispatchEvent(new Event('pageshow'));
    expect(cartStore.getState().items).toEqual([]);
    expect(logged.mock.calls).toEqual([['The saved cart could not be read and is ignored.']]);
    cartStore.getState().add(bear);
    expect(readBack()).toEqual({ items: [{ ...bear, quantity: 1 }] });
    stop();
  });

  it('works in memory when nothing can be stored', async () => {
    window.localStorage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const { cartStore, followOtherTabs } = await load();
    cartStore.getState().add(bear);
    const stop = followOtherTabs();
    window.dispatchEvent(new Event('pageshow'));
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 1 }]);
    stop();
  });
});

describe('other tabs (ruling 28)', () => {
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

  it('follows what another tab stores, and what it empties', async () => {
    const { cartStore, followOtherTabs } = await load();
    const stop = followOtherTabs();
    stored.set('orchard-peek-cart', storedCart('three'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState().items).toEqual(cartFixtures.three);
    stored.delete('orchard-peek-cart');
    window.dispatchEvent(storageEvent(null));
    expect(cartStore.getState().items).toEqual([]);
    stop();
    stored.set('orchard-peek-cart', storedCart('one'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState().items).toEqual([]);
  });

  it('leaves the drawer as it is', async () => {
    const { cartStore, followOtherTabs } = await load();
    const stop = followOtherTabs();
    cartStore.getState().open();
    stored.set('orchard-peek-cart', storedCart('one'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState()).toMatchObject({ isOpen: true, items: cartFixtures.one });
    stop();
  });

  it('reads again when the page comes back from the page cache', async () => {
    const { cartStore, followOtherTabs } = await load();
    const stop = followOtherTabs();
    stored.set('orchard-peek-cart', storedCart('one'));
    window.dispatchEvent(new Event('pageshow'));
    expect(cartStore.getState().items).toEqual(cartFixtures.one);
    stop();
  });
});
