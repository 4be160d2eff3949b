import type { PersistStorage } from 'zustand/middleware';
import { MAX_QUANTITY } from '#contract/limits.ts';
import { isDecimal } from '#lib/money.ts';
import { readStored, removeStored, writeStored } from '#lib/storage.ts';

/** One line of the cart (section 3). `price` is a decimal string of dollars, such as '24.00'. */
export type CartItem = {
  id: string;
  name: string;
  price: string;
  quantity: number;
  imageUrl?: string;
};

/** Raised when the stored shape changes; carts of other versions are ignored. */
export const CART_VERSION = 1;

type StoredCart = { state: { items: CartItem[] }; version: typeof CART_VERSION };

let lastRefused: string | undefined;

/**
 * The cart's place in the browser's storage. What is stored there is anybody's: a text that is no
 * cart of ours is ignored and logged once (Q4, ruling 28).
 */
export const cartStorage: PersistStorage<Pick<StoredCart['state'], 'items'>> = {
  getItem: (key) => {
    const text = readStored(key);
    if (text === null) return null;
    const cart = parseCart(text);
    if (!cart && text !== lastRefused) {
      lastRefused = text;
      console.error('The saved cart could not be read and is ignored.');
    }
    return cart;
  },
  setItem: (key, value) => writeStored(key, JSON.stringify(value)),
  removeItem: removeStored,
};

function parseCart(text: string): StoredCart | null {
  try {
    const value: unknown = JSON.parse(text);
    return isCart(value) ? value : null;
  } catch {
    return null;
  }
}

// By hand: a validator of a library would weigh more than the rest of the eager cart.
function isCart(value: unknown): value is StoredCart {
  if (!isRecord(value) || value.version !== CART_VERSION || !isRecord(value.state)) return false;
  const { items } = value.state;
  if (!Array.isArray(items) || !items.every(isItem)) return false;
  return new Set(items.map(({ id }) => id)).size === items.length;
}

function isItem(value: unknown): value is CartItem {
  if (!isRecord(value)) return false;
  const { id, name, price, quantity, imageUrl } = value;
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]{1,64}$/.test(id) &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    isDecimal(price) &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1 &&
    (quantity as number) <= MAX_QUANTITY &&
    (imageUrl === undefined || (typeof imageUrl === 'string' && imageUrl.startsWith('/')))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
