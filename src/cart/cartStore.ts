import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { MAX_QUANTITY } from '#contract/limits.ts';
import { CART_VERSION, cartStorage, type CartItem } from './storedCart.ts';

/** Where the browser keeps the cart (Q2). */
export const CART_STORAGE_KEY = 'orchard-peek-cart';

export type CartState = {
  items: CartItem[];
  isOpen: boolean;
  /** The last change in words, for a screen reader. */
  announcement: string;
  /** Adds an item; one that is there already grows by the quantity instead (Q5). */
  add: (item: Omit<CartItem, 'quantity'>, quantity?: number) => void;
  /** Sets a line's quantity, at most 99; zero or less removes the line (Q6, ruling 22). */
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Takes out what was ordered, as the browser has it by now; what was added meanwhile stays (ruling 40). */
  takeOut: (ordered: readonly Pick<CartItem, 'id' | 'quantity'>[]) => void;
  /** Gives lines new prices, as decimal strings by item id (ruling 22). */
  reprice: (prices: ReadonlyMap<string, string>) => void;
  open: () => void;
  close: () => void;
  toggle: () => void;
};

const initial = { items: [], isOpen: false, announcement: '' } satisfies Partial<CartState>;

/**
 * The cart. Only its items are stored; `isOpen` begins as closed on every page load (Q2). What
 * other tabs store arrives through {@link followOtherTabs}.
 */
export const cartStore = createStore<CartState>()(
  persist(
    (set, get) => {
      const setItems = (items: CartItem[], announcement: string) => set({ items, announcement });
      const nameOf = (id: string) => get().items.find((item) => item.id === id)?.name ?? '';
      const remove = (id: string) => {
        const items = get().items.filter((item) => item.id !== id);
        setItems(items, `${nameOf(id)} removed. ${describeCount(countItems(items))}.`);
      };
      return {
        ...initial,
        add: (item, quantity = 1) => {
          const { items } = get();
          const there = items.find(({ id }) => id === item.id);
          const wanted = Math.min((there?.quantity ?? 0) + quantity, MAX_QUANTITY);
          const line = { ...item, quantity: wanted };
          const next = there
            ? items.map((other) => (other === there ? line : other))
            : [...items, line];
          setItems(next, `${item.name} added. ${describeCount(countItems(next))}.`);
        },
        setQuantity: (id, quantity) => {
          if (quantity <= 0) {
            remove(id);
            return;
          }
          const wanted = Math.min(quantity, MAX_QUANTITY);
          const items = get().items.map((item) =>
            item.id === id ? { ...item, quantity: wanted } : item,
          );
          setItems(items, `${nameOf(id)}: ${wanted}. ${describeCount(countItems(items))}.`);
        },
        remove,
        clear: () => setItems([], describeCount(0)),
        takeOut: (ordered) => {
          // Another tab may have stored a moment ago what its event has not told yet.
          void cartStore.persist.rehydrate();
          const taken = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
          const items = get()
            .items.map((item) => ({ ...item, quantity: item.quantity - (taken.get(item.id) ?? 0) }))
            .filter(({ quantity }) => quantity > 0);
          setItems(items, describeCount(countItems(items)));
        },
        reprice: (prices) => {
          const items = get().items.map((item) => ({
            ...item,
            price: prices.get(item.id) ?? item.price,
          }));
          set({ items });
        },
        open: () => set({ isOpen: true }),
        close: () => set({ isOpen: false }),
        toggle: () => set({ isOpen: !get().isOpen }),
      };
    },
    {
      name: CART_STORAGE_KEY,
      version: CART_VERSION,
      storage: cartStorage,
      partialize: ({ items }) => ({ items }),
      merge: (stored, current) => ({
        ...current,
        items: (stored as Pick<CartState, 'items'> | undefined)?.items ?? [],
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

/** How many things are in the cart, all lines together. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The count in words: '1 item in the cart'. */
function describeCount(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'} in the cart`;
}

/**
 * Keeps the cart of this tab in step with what other tabs store (ruling 28): at once through the
 * `storage` event, and when a page comes back from the browser's page cache, which hears no events.
 * @returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  const read = () => void cartStore.persist.rehydrate();
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
