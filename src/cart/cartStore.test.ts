import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartFixtures, corruptCarts, storedCartJson } from '#mocks/fixtures/carts.ts';
import { fakeStorage } from '#tests/support/fakeStorage.ts';
import type { CartItem } from './storedCart.ts';

const bear: Omit<CartItem, 'quantity'> = { id: 'bear', name: 'Bear', price: '48.00' };

let stored: Map<string, string>;

/** Simulates a page load: imports the store module again, which reads localStorage. */
async function loadCartStore() {
  vi.resetModules();
  return import('./cartStore.ts');
}

/** Stores a cart like another tab, and restores the page from the back/forward cache. */
function changeInOtherTab(cart: string) {
  stored.set('orchard-peek-cart', cart);
  window.dispatchEvent(new Event('pageshow'));
}

type Loaded = Awaited<ReturnType<typeof loadCartStore>>;

const cartKeyOf = ({ getState }: Loaded['cartStore']) => {
  const { cartId, attempt } = getState();
  return { cartId, attempt };
};

const storedState = () =>
  (JSON.parse(stored.get('orchard-peek-cart') ?? '{}') as { state?: unknown }).state;

beforeEach(() => {
  const listeners = new EventTarget();
  stored = fakeStorage(undefined, {
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the cart store', () => {
  it('adds one by default and increases an existing line (Q1, Q5)', async () => {
    const { cartStore, addItem } = await loadCartStore();
    addItem(bear);
    addItem(bear, 2);
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 3 }]);
  });

  it('uses the newest price when a product is added again', async () => {
    const { cartStore, addItem } = await loadCartStore();
    addItem(bear);
    addItem({ ...bear, price: '52.00' });
    expect(cartStore.getState().items).toEqual([{ ...bear, price: '52.00', quantity: 2 }]);
  });

  it('caps the quantity at 99 of one item (ruling 22)', async () => {
    const { cartStore, addItem, setQuantity } = await loadCartStore();
    addItem(bear, 98);
    addItem(bear, 5);
    expect(cartStore.getState().items[0]?.quantity).toBe(99);
    setQuantity('bear', 100);
    expect(cartStore.getState().items[0]?.quantity).toBe(99);
  });

  it('removes a line at a quantity of zero or less (Q6)', async () => {
    const { cartStore, addItem, setQuantity } = await loadCartStore();
    for (const quantity of [0, -1]) {
      addItem(bear);
      setQuantity('bear', quantity);
      expect(cartStore.getState().items).toEqual([]);
    }
  });

  it('changes and removes only the line with the given id', async () => {
    const candle = { id: 'candle', name: 'Candle', price: '18.20', quantity: 1 };
    const { cartStore, addItem, removeItem, setQuantity } = await loadCartStore();
    addItem(bear);
    addItem(candle);
    setQuantity('candle', 2);
    expect(cartStore.getState().items).toEqual([
      { ...bear, quantity: 1 },
      { ...candle, quantity: 2 },
    ]);
    removeItem('candle');
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 1 }]);
    expect(cartStore.getState().announcement).toBe('Candle removed. 1 item in the cart.');
  });

  it('clears the items, and opens, closes and toggles the drawer (Q8)', async () => {
    const { cartStore, addItem, clearCart, closeCart, openCart, toggleCart } =
      await loadCartStore();
    addItem(bear);
    clearCart();
    expect(cartStore.getState().items).toEqual([]);
    openCart();
    expect(cartStore.getState().isOpen).toBe(true);
    closeCart();
    expect(cartStore.getState().isOpen).toBe(false);
    toggleCart();
    expect(cartStore.getState().isOpen).toBe(true);
    toggleCart();
    expect(cartStore.getState().isOpen).toBe(false);
  });

  it("applies the catalogue's new prices (ruling 22)", async () => {
    const { cartStore, addItem, updatePrices } = await loadCartStore();
    addItem(bear, 2);
    addItem({ id: 'candle', name: 'Candle', price: '18.20' });
    updatePrices(new Map([['bear', '52.00']]));
    expect(cartStore.getState().items.map(({ price }) => price)).toEqual(['52.00', '18.20']);
  });

  it('announces each change to screen readers', async () => {
    const { cartStore, addItem, removeItem, setQuantity } = await loadCartStore();
    addItem(bear);
    expect(cartStore.getState().announcement).toBe('Bear added. 1 item in the cart.');
    setQuantity('bear', 2);
    expect(cartStore.getState().announcement).toBe('Bear: 2. 2 items in the cart.');
    removeItem('bear');
    expect(cartStore.getState().announcement).toBe('Bear removed. 0 items in the cart.');
  });
});

describe('cart storage', () => {
  it('saves the items, but not whether the drawer is open (Q2, Q3)', async () => {
    const { cartStore, addItem, openCart } = await loadCartStore();
    openCart();
    addItem(bear);
    expect(storedState()).toEqual({ items: [{ ...bear, quantity: 1 }], ...cartKeyOf(cartStore) });
  });

  it('hydrates as empty, like the prerendered page', async () => {
    stored.set('orchard-peek-cart', storedCartJson('three'));
    const { cartStore } = await loadCartStore();
    expect(cartStore.getInitialState().items).toEqual([]);
  });

  it.each(Object.keys(cartFixtures) as (keyof typeof cartFixtures)[])(
    'restores the stored items with the drawer closed: %s',
    async (name) => {
      stored.set('orchard-peek-cart', storedCartJson(name));
      const { cartStore } = await loadCartStore();
      expect(cartStore.getState()).toMatchObject({ items: cartFixtures[name], isOpen: false });
    },
  );

  it('starts empty without logging when nothing is stored', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cartStore } = await loadCartStore();
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
    ['a picture of another host', cartOf({ ...line, imageUrl: '//host/x.png' })],
    [
      'a picture of another host behind a backslash',
      cartOf({ ...line, imageUrl: '/\\host/x.png' }),
    ],
    ['a picture that is a number', cartOf({ ...line, imageUrl: 1 })],
    ['a line twice', cartOf(line, line)],
    ['a good line beside a bad one', cartOf(line, { ...line, id: 'b', quantity: 0 })],
  ])('ignores %s, logs once and keeps working (Q4, ruling 28)', async (_, text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    stored.set('orchard-peek-cart', text);
    const { cartStore, syncWithOtherTabs, addItem } = await loadCartStore();
    syncWithOtherTabs();
    window.dispatchEvent(new Event('pageshow'));
    expect(cartStore.getState().items).toEqual([]);
    expect(logged.mock.calls).toEqual([['The saved cart could not be read and is ignored.']]);
    addItem(bear);
    expect(storedState()).toEqual({ items: [{ ...bear, quantity: 1 }], ...cartKeyOf(cartStore) });
  });

  it('keeps the first 50 lines of a cart with 5,000', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => ({ ...line, id: `a-${index}` }));
    stored.set('orchard-peek-cart', cartOf(...lines));
    const { cartStore } = await loadCartStore();
    expect(cartStore.getState().items).toEqual(lines.slice(0, 50));
  });

  it('works in memory when nothing can be stored', async () => {
    window.localStorage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const { cartStore, syncWithOtherTabs, addItem } = await loadCartStore();
    addItem(bear);
    syncWithOtherTabs();
    window.dispatchEvent(new Event('pageshow'));
    expect(cartStore.getState().items).toEqual([{ ...bear, quantity: 1 }]);
  });
});

describe('the cart key (ruling 53)', () => {
  const cartId = '0123456789abcdef0123456789abcdef';
  const openPayment = {
    orderId: 'order-1',
    items: cartFixtures.three,
    fulfillmentMethod: 'shipping',
  };
  const key = { cartId, attempt: 4 };
  const cartWith = (state: object) =>
    JSON.stringify({ state: { items: cartFixtures.one, ...state }, version: 1 });
  const storeCart = (state: object) => stored.set('orchard-peek-cart', cartWith(state));
  const loadStored = (state: object = { ...key, openPayment }) => {
    storeCart(state);
    return loadCartStore();
  };
  const randomId = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

  it('is a random id of 128 bits that is stored with the first item', async () => {
    const { cartStore: one, addItem } = await loadCartStore();
    addItem(bear);
    const { cartStore: sameBrowser } = await loadCartStore();
    expect(cartKeyOf(sameBrowser)).toEqual(cartKeyOf(one));
    expect(cartKeyOf(one)).toEqual({ cartId: randomId, attempt: 0 });
    stored.clear();
    const { cartStore: otherBrowser } = await loadCartStore();
    expect(cartKeyOf(otherBrowser).cartId).not.toBe(cartKeyOf(one).cartId);
  });

  it('is added to a cart of the previous build, whose items stay', async () => {
    stored.set('orchard-peek-cart', storedCartJson('three'));
    const { cartStore, openCart } = await loadCartStore();
    openCart();
    expect(storedState()).toEqual({ items: cartFixtures.three, ...cartKeyOf(cartStore) });
  });

  it('is restored together with a pending payment', async () => {
    const { cartStore, openCart } = await loadStored();
    const state = { items: cartFixtures.one, ...key, openPayment };
    expect(cartStore.getState()).toMatchObject(state);
    openCart();
    expect(storedState()).toEqual(state);
  });

  it('survives a write by a tab of the previous build', async () => {
    const { cartStore, syncWithOtherTabs } = await loadStored();
    syncWithOtherTabs();
    changeInOtherTab(storedCartJson('three'));
    expect(cartStore.getState()).toMatchObject({ items: cartFixtures.three, ...key, openPayment });
  });

  it('takes over the key of another tab, even without a pending payment', async () => {
    const { cartStore, syncWithOtherTabs } = await loadStored();
    syncWithOtherTabs();
    changeInOtherTab(cartWith({ cartId, attempt: 5 }));
    expect(cartStore.getState()).toMatchObject({ attempt: 5, openPayment: undefined });
  });

  it.each([
    ['an id that is too short', { cartId: '0123', attempt: 1 }],
    ['an id that is an object', { cartId: {}, attempt: 1 }],
    ['a negative number', { cartId, attempt: -1 }],
    ['a number of seven digits', { cartId, attempt: 1_000_000 }],
    ['no number', { cartId }],
  ])('is renewed for %s, while the cart keeps its items', async (_, wrongKey) => {
    const { cartStore } = await loadStored({ ...wrongKey, openPayment });
    expect(cartStore.getState()).toMatchObject({
      items: cartFixtures.one,
      cartId: randomId,
      attempt: 0,
      openPayment: undefined,
    });
    expect(cartStore.getState().cartId).not.toBe(cartId);
  });

  it.each([
    ['null', null],
    ['a text', 'order-1'],
    ['no order', { ...openPayment, orderId: 1 }],
    ['no items', { ...openPayment, items: null }],
    ['an item that is null', { ...openPayment, items: [null] }],
    ['an item twice', { ...openPayment, items: [cartFixtures.one[0], cartFixtures.one[0]] }],
    ['another way to get it', { ...openPayment, fulfillmentMethod: 'drone' }],
  ])('stays when the stored payment is invalid (%s), which is dropped', async (_, broken) => {
    const { cartStore } = await loadStored({ ...key, openPayment: broken });
    expect(cartStore.getState()).toMatchObject({
      items: cartFixtures.one,
      ...key,
      openPayment: undefined,
    });
  });

  it('is renewed only once when ordered items are removed', async () => {
    const { cartStore, removeOrdered } = await loadStored();
    removeOrdered(cartId, cartFixtures.one);
    const renewed = cartStore.getState();
    expect(renewed).toMatchObject({
      items: [],
      attempt: 0,
      openPayment: undefined,
      announcement: '0 items in the cart',
    });
    expect(renewed.cartId).not.toBe(cartId);

    storeCart(cartKeyOf(cartStore));
    removeOrdered(cartId, cartFixtures.one);
    expect(cartStore.getState().items).toEqual(cartFixtures.one);
    expect(cartKeyOf(cartStore)).toEqual({ cartId: renewed.cartId, attempt: 0 });
  });

  it('prevents changes to a cart that another tab has just renewed', async () => {
    const { cartStore, updateCart } = await loadStored();
    storeCart({ cartId: cartId.replace('0', 'f'), attempt: 0, items: [] });
    updateCart(cartId, { openPayment: undefined, attempt: 5 });
    expect(cartStore.getState()).toMatchObject({ items: [], attempt: 0 });
    expect(storedState()).toMatchObject({ items: [], attempt: 0 });
  });

  it('empties a paid cart that another tab stored again', async () => {
    const { cartStore, syncWithOtherTabs, removeOrdered } = await loadStored();
    syncWithOtherTabs();
    removeOrdered(cartId, cartFixtures.one);
    changeInOtherTab(cartWith({ cartId, attempt: 5 }));
    expect(cartStore.getState().items).toEqual([]);
    expect(storedState()).toMatchObject({ items: [], attempt: 0 });
  });
});

describe("another tab's changes (ruling 28)", () => {
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

  it('are applied, including an emptied cart', async () => {
    const { cartStore, syncWithOtherTabs } = await loadCartStore();
    const stop = syncWithOtherTabs();
    stored.set('orchard-peek-cart', storedCartJson('three'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState().items).toEqual(cartFixtures.three);
    stored.delete('orchard-peek-cart');
    window.dispatchEvent(storageEvent(null));
    expect(cartStore.getState().items).toEqual([]);
    stop();
    stored.set('orchard-peek-cart', storedCartJson('one'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState().items).toEqual([]);
  });

  it('leave the drawer open or closed as it is', async () => {
    const { cartStore, syncWithOtherTabs, openCart } = await loadCartStore();
    syncWithOtherTabs();
    openCart();
    stored.set('orchard-peek-cart', storedCartJson('one'));
    window.dispatchEvent(storageEvent('orchard-peek-cart'));
    expect(cartStore.getState()).toMatchObject({ isOpen: true, items: cartFixtures.one });
  });

  it('are read when the page returns from the back/forward cache', async () => {
    const { cartStore, syncWithOtherTabs } = await loadCartStore();
    syncWithOtherTabs();
    changeInOtherTab(storedCartJson('one'));
    expect(cartStore.getState().items).toEqual(cartFixtures.one);
  });
});
