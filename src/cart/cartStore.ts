import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { CartKey } from '#contract/cartKey.ts';
import { MAX_QUANTITY } from '#contract/limits.ts';
import {
  CART_VERSION,
  cartStorage,
  type CartItem,
  type OpenPayment,
  type StoredCart,
} from './storedCart.ts';

/** Where the browser keeps the cart (Q2). */
export const CART_STORAGE_KEY = 'orchard-peek-cart';

/** The button that opens the cart: the drawer gives it the focus when its opener is gone. */
export const CART_BUTTON_ID = 'cart-button';

export type CartState = CartKey & {
  items: CartItem[];
  /** Set before a payment is sent, until it is known how it ended (ruling 53). */
  openPayment: OpenPayment | undefined;
  isOpen: boolean;
  /** The last change in words, for a screen reader. */
  announcement: string;
};

/** The key of a new cart: a random 128-bit id. */
const newKey = (): CartKey => ({
  cartId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
  attempt: 0,
});

/**
 * The cart. Stored are its items, its key and an open payment; `isOpen` begins as closed on every
 * page load (Q2). What other tabs store arrives through {@link followOtherTabs}.
 */
export const cartStore = createStore<CartState>()(
  persist(
    (): CartState => ({
      ...newKey(),
      items: [],
      openPayment: undefined,
      isOpen: false,
      announcement: '',
    }),
    {
      name: CART_STORAGE_KEY,
      version: CART_VERSION,
      storage: cartStorage,
      partialize: ({ items, cartId, attempt, openPayment }) => ({
        items,
        cartId,
        attempt,
        openPayment,
      }),
      // A tab of the previous build stores no key: this tab's stays.
      merge: (stored, current) => ({
        ...current,
        items: [],
        ...(stored as StoredCart | undefined),
      }),
    },
  ),
);

/**
 * Reads part of the cart. While a prerendered page hydrates, the cart is empty as it was on the
 * server; the stored one shows right after.
 */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

const currentItems = () => cartStore.getState().items;
const nameOf = (id: string) => currentItems().find((item) => item.id === id)?.name ?? '';

function describeCount(items: readonly CartItem[]): string {
  const count = countItems(items);
  return `${count} ${count === 1 ? 'item' : 'items'} in the cart`;
}

const setItems = (items: CartItem[], change: string) =>
  cartStore.setState({ items, announcement: `${change} ${describeCount(items)}.` });

/** Adds an item, or increases the quantity of its line (Q5). */
export function addItem(item: Omit<CartItem, 'quantity'>, quantity = 1): void {
  const items = currentItems();
  const there = items.find(({ id }) => id === item.id);
  const wanted = Math.min((there?.quantity ?? 0) + quantity, MAX_QUANTITY);
  const line = { ...item, quantity: wanted };
  const next = there ? items.map((other) => (other === there ? line : other)) : [...items, line];
  setItems(next, `${item.name} added.`);
}

/** Sets a line's quantity, at most 99; zero or less removes the line (Q6, ruling 22). */
export function setQuantity(id: string, quantity: number): void {
  if (quantity <= 0) {
    removeItem(id);
    return;
  }
  const wanted = Math.min(quantity, MAX_QUANTITY);
  const items = currentItems().map((item) =>
    item.id === id ? { ...item, quantity: wanted } : item,
  );
  setItems(items, `${nameOf(id)}: ${wanted}.`);
}

export function removeItem(id: string): void {
  const items = currentItems().filter((item) => item.id !== id);
  setItems(items, `${nameOf(id)} removed.`);
}

export const clearCart = () => cartStore.setState({ items: [], announcement: describeCount([]) });

/** Reads what another tab may have stored a moment ago. @returns whether the cart still has this id */
function isStill(cartId: string): boolean {
  void cartStore.persist.rehydrate();
  return cartStore.getState().cartId === cartId;
}

/** Changes the cart with this id; does nothing when another tab has renewed it. */
export function updateCart(cartId: string, change: Partial<CartState>): void {
  if (isStill(cartId)) cartStore.setState(change);
}

type Ordered = readonly Pick<CartItem, 'id' | 'quantity'>[];

/** The cart that this tab took out last. */
let taken: { cartId: string; ordered: Ordered } | undefined;

/**
 * Takes out what the cart with this id ordered and renews the id (ruling 53); what was added
 * meanwhile stays (ruling 40). Does nothing when another tab has done it.
 */
export function takeOut(cartId: string, ordered: Ordered): void {
  taken = { cartId, ordered };
  if (!isStill(cartId)) return;
  const quantities = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  const items = currentItems()
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const announcement = describeCount(items);
  cartStore.setState({ ...newKey(), items, openPayment: undefined, announcement });
}

/** Gives lines new prices, as decimal strings by item id (ruling 22). */
export function reprice(prices: ReadonlyMap<string, string>): void {
  const items = currentItems().map((item) => ({
    ...item,
    price: prices.get(item.id) ?? item.price,
  }));
  cartStore.setState({ items });
}

export const openCart = () => void cartStore.setState({ isOpen: true });
export const closeCart = () => void cartStore.setState({ isOpen: false });
export const toggleCart = () => void cartStore.setState(({ isOpen }) => ({ isOpen: !isOpen }));

/** How many things are in the cart, all lines together. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Keeps the cart of this tab in step with what other tabs store (ruling 28): at once through the
 * `storage` event, and when a page returns from the back/forward cache, where it gets no events.
 * @returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  const read = () => {
    void cartStore.persist.rehydrate();
    // A tab that wrote at the same moment has stored the paid cart again.
    if (taken && cartStore.getState().cartId === taken.cartId) {
      takeOut(taken.cartId, taken.ordered);
    }
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_STORAGE_KEY || key === null) read();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', read);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', read);
  };
}
