import type { Product } from '#contract/products.ts';
import { decimalToCents } from '#lib/money.ts';
import type { CartItem } from './storedCart.ts';

export type Reconciled = {
  /** The catalogue's price of each line whose own differs, by item id. */
  prices: ReadonlyMap<string, string>;
  /** The ids of lines that the catalogue no longer has. */
  unsold: readonly string[];
};

/** Holds the cart against the catalogue (ruling 22). */
export function reconcile(items: readonly CartItem[], catalogue: readonly Product[]): Reconciled {
  const current = new Map(catalogue.map(({ id, price }) => [id, price]));
  const prices = new Map<string, string>();
  const unsold: string[] = [];
  for (const { id, price } of items) {
    const now = current.get(id);
    if (now === undefined) unsold.push(id);
    else if (decimalToCents(now) !== decimalToCents(price)) prices.set(id, now);
  }
  return { prices, unsold };
}
