/**
 * The value of the `Idempotency-Key` header: the cart's id and a counter, incremented after a final
 * rejection and when the order's body changes (ruling 53). Separate from the schemas, so that the
 * cart loads no validator.
 */
export type CartKey = {
  /** A random 128-bit id as 32 lowercase hexadecimal digits, stored with the cart. */
  cartId: string;
  /** 0 to 999,999. */
  attempt: number;
};

const CART_KEY = /^([0-9a-f]{32})-(\d{1,6})$/;

export function formatCartKey({ cartId, attempt }: CartKey): string {
  return `${cartId}-${attempt}`;
}

/** Parses a key, ignoring case. @returns undefined for a malformed key */
export function parseCartKey(text: string): CartKey | undefined {
  const [, cartId, attempt] = CART_KEY.exec(text.toLowerCase()) ?? [];
  return cartId && attempt ? { cartId, attempt: Number(attempt) } : undefined;
}
