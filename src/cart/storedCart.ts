import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { parseCartKey, type CartKey } from '#contract/cartKey.ts';
import { MAX_LINES, MAX_QUANTITY } from '#contract/limits.ts';
import type { FulfillmentMethod } from '#contract/orders.ts';
import { isDecimal } from '#lib/money.ts';
import { readStored, removeStored, writeStored } from '#lib/storage.ts';

/** One line of the cart (section 3). `price` is a decimal string in dollars, such as '24.00'. */
export type CartItem = {
  id: string;
  name: string;
  price: string;
  quantity: number;
  imageUrl?: string;
};

/** The order of a pending payment (ruling 53). Contains no personal data. */
export type OpenPayment = {
  orderId: string;
  items: CartItem[];
  fulfillmentMethod: FulfillmentMethod;
  /** The typed email is no address to which mail can be sent. */
  cannotMail?: true;
};

/** The stored state; a cart stored by the previous build has only items. */
export type StoredCart = { items: CartItem[] } & Partial<
  CartKey & { openPayment: OpenPayment | undefined }
>;

/** Increase it when the stored shape changes; carts of other versions are ignored. */
export const CART_VERSION = 1;

let lastRefused: string | undefined;

/**
 * The cart in localStorage, which is untrusted input: invalid values are ignored and logged once
 * (Q4, ruling 28).
 */
export const cartStorage: PersistStorage<StoredCart> = {
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

// Hand-written, because a validation library would outweigh the other cart code on every page.
function parseCart(text: string): StorageValue<StoredCart> | null {
  try {
    const { state, version } = JSON.parse(text) as {
      state: Record<keyof StoredCart, unknown>;
      version: unknown;
    };
    const { items, cartId, attempt, openPayment } = state;
    if (version !== CART_VERSION || !isItems(items)) return null;
    const key = parseCartKey(`${String(cartId)}-${String(attempt)}`);
    return {
      state: {
        items: items.slice(0, MAX_LINES),
        ...(key && { ...key, openPayment: isOpenPayment(openPayment) ? openPayment : undefined }),
      },
      version,
    };
  } catch {
    return null;
  }
}

export function isOpenPayment(value: unknown): value is OpenPayment {
  const { orderId, items, fulfillmentMethod } = (value ?? {}) as Partial<OpenPayment>;
  return (
    typeof orderId === 'string' &&
    isItems(items) &&
    (fulfillmentMethod === 'pickup' || fulfillmentMethod === 'shipping')
  );
}

function isItems(items: unknown): items is CartItem[] {
  return (
    Array.isArray(items) &&
    items.every(isItem) &&
    new Set(items.map(({ id }) => id)).size === items.length
  );
}

function isItem(value: unknown): value is CartItem {
  const { id, name, price, quantity, imageUrl } = (value ?? {}) as Record<keyof CartItem, unknown>;
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]{1,64}$/.test(id) &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    isDecimal(price) &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1 &&
    (quantity as number) <= MAX_QUANTITY &&
    // Only paths on this host: a URL that starts with '//' names another host.
    (imageUrl === undefined || (typeof imageUrl === 'string' && /^\/[^/\\]/.test(imageUrl)))
  );
}
