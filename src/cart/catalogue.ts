import type { Product } from '#contract/products.ts';
import { decimalToCents } from '#lib/money.ts';
import type { CartItem } from './storedCart.ts';

export type Reconciled = {
  /** The catalogue's new price of each line whose price differs, by item id. */
  prices: ReadonlyMap<string, string>;
  /** The ids of lines that cannot be ordered: no longer sold, or sold out. */
  unavailableIds: readonly string[];
  /** The sold-out ones among `unavailableIds` (ruling 49). */
  soldOut: readonly string[];
};

/** Compares the cart's prices and availability with the catalogue (ruling 22). */
export function compareWithCatalogue(
  items: readonly CartItem[],
  catalogue: readonly Product[],
): Reconciled {
  const current = new Map(catalogue.map((product) => [product.id, product]));
  const prices = new Map<string, string>();
  const unavailableIds: string[] = [];
  const soldOut: string[] = [];
  for (const { id, price } of items) {
    const now = current.get(id);
    if (now === undefined) unavailableIds.push(id);
    else if (decimalToCents(now.price) !== decimalToCents(price)) prices.set(id, now.price);
    if (now?.soldOut) soldOut.push(id);
  }
  return { prices, unavailableIds: [...unavailableIds, ...soldOut], soldOut };
}
