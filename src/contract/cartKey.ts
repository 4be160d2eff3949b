/**
 * The value of the `Idempotency-Key` header: the cart's id and a counter that goes up by one after a
 * definite refusal and when the order's body changes (ruling 53). Apart from the schemas, so that
 * the eager cart ships no validator.
 */
export type CartKey = {
  /** A random 128-bit id as 32 lowercase hexadecimal digits, stored with the cart. */
  cartId: string;
  /** 0 to 999,999. */
  attempt: number;
};

const CART_KEY = /^([0-9a-f]{32})-(\d{1,6})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function formatCartKey({ cartId, attempt }: CartKey): string {
  return `${cartId}-${attempt}`;
}

/**
 * Reads a key in any letter case. A plain UUID, as tabs of the previous build send it, is a cart of
 * its own.
 * @returns undefined for a malformed key.
 */
export function parseCartKey(text: string): CartKey | undefined {
  const key = text.toLowerCase();
  const [, cartId, attempt] = CART_KEY.exec(key) ?? [];
  if (cartId && attempt) return { cartId, attempt: Number(attempt) };
  return UUID.test(key) ? { cartId: key.replaceAll('-', ''), attempt: 0 } : undefined;
}
