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

/** The cart's localStorage key (Q2). */
export const CART_STORAGE_KEY = 'orchard-peek-cart';

/** The id of the button that opens the cart, to focus when the drawer's opener no longer exists. */
export const CART_BUTTON_ID = 'cart-button';

export type CartState = CartKey & {
  items: CartItem[];
  /** Set before a payment is sent, and cleared when its outcome is known (ruling 53). */
  openPayment: OpenPayment | undefined;
  isOpen: boolean;
  /** The last change as text for screen readers. */
  announcement: string;
};

/** The key of a new cart: a random 128-bit id. */
const createCartKey = (): CartKey => ({
  cartId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
  attempt: 0,
});

/**
 * The cart. Items, key and pending payment are stored in localStorage; `isOpen` is not (Q2). {@link
 * syncWithOtherTabs} applies changes from other tabs.
 */
export const cartStore = createStore<CartState>()(
  persist(
    (): CartState => ({
      ...createCartKey(),
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
      // A cart stored by the previous build has no key: keep this tab's key.
      merge: (stored, current) => ({
        ...current,
        items: [],
        ...(stored as StoredCart | undefined),
      }),
    },
  ),
);

/**
 * Reads part of the cart. During hydration the cart is empty, as in the prerendered page; the
 * stored cart renders right after.
 */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

const currentItems = () => cartStore.getState().items;
const itemNameOf = (id: string) => currentItems().find((item) => item.id === id)?.name ?? '';

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
  setItems(items, `${itemNameOf(id)}: ${wanted}.`);
}

export function removeItem(id: string): void {
  const items = currentItems().filter((item) => item.id !== id);
  setItems(items, `${itemNameOf(id)} removed.`);
}

export const clearCart = () => cartStore.setState({ items: [], announcement: describeCount([]) });

/**
 * Reads the stored cart first, which another tab may have changed.
 * @returns whether the cart still has this id
 */
function isCurrentCart(cartId: string): boolean {
  void cartStore.persist.rehydrate();
  return cartStore.getState().cartId === cartId;
}

/** Changes the cart with this id; does nothing if another tab has replaced the id. */
export function updateCart(cartId: string, change: Partial<CartState>): void {
  if (isCurrentCart(cartId)) cartStore.setState(change);
}

/** Gives the cart with this id a new one: it was paid elsewhere, with other contents (ruling 68). */
export const renewCart = (cartId: string) =>
  updateCart(cartId, { ...createCartKey(), openPayment: undefined });

type Ordered = readonly Pick<CartItem, 'id' | 'quantity'>[];

/** The last cart whose ordered items this tab has removed. */
let taken: { cartId: string; ordered: Ordered } | undefined;

/**
 * Removes the ordered items from the cart with this id and gives the rest a new id (ruling 53);
 * items added during the payment stay (ruling 40). Does nothing if another tab has already done so.
 */
export function removeOrdered(cartId: string, ordered: Ordered): void {
  taken = { cartId, ordered };
  if (!isCurrentCart(cartId)) return;
  const quantities = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  const items = currentItems()
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const announcement = describeCount(items);
  cartStore.setState({ ...createCartKey(), items, openPayment: undefined, announcement });
}

/** Sets new prices, as decimal strings by item id (ruling 22). */
export function updatePrices(prices: ReadonlyMap<string, string>): void {
  const items = currentItems().map((item) => ({
    ...item,
    price: prices.get(item.id) ?? item.price,
  }));
  cartStore.setState({ items });
}

export const openCart = () => void cartStore.setState({ isOpen: true });
export const closeCart = () => void cartStore.setState({ isOpen: false });
export const toggleCart = () => void cartStore.setState(({ isOpen }) => ({ isOpen: !isOpen }));

/** The sum of all quantities in the cart. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Syncs the cart with other tabs (ruling 28): on `storage` events, and when the page is restored
 * from the back/forward cache, where it received no events.
 * @returns a function that stops it
 */
export function syncWithOtherTabs(): () => void {
  const readStoredCart = () => {
    void cartStore.persist.rehydrate();
    // A tab that wrote at the same time may have stored the paid items again: remove them again.
    if (taken && cartStore.getState().cartId === taken.cartId) {
      removeOrdered(taken.cartId, taken.ordered);
    }
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_STORAGE_KEY || key === null) readStoredCart();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', readStoredCart);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', readStoredCart);
  };
}
