import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { CART_STORAGE_KEY } from '#cart/cartStore.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { readCatalogue } from '#server/shop/catalogue.ts';
import type { Shop } from '../flows/visitor.ts';

// What the production build and its server have of the owner's folder (OWNER_DIR), for the tests
// that visit them: names and prices are the owner's to change.

const { services, products } = readCatalogue();

/** The shop, and the items of it that take the places of a cart's of the fixtures. */
export function servedShop(cart: keyof typeof cartFixtures = 'empty'): Shop {
  return { services, products, stored: servedCart(cart).map(({ name }) => name) };
}

/** A cart like one of the fixtures, of what is sold here. */
function servedCart(cart: keyof typeof cartFixtures) {
  // The first item is what a visitor adds.
  return cartFixtures[cart].flatMap(({ quantity }, index) => {
    const product = products[index + 1];
    if (!product) return [];
    const { id, name, price, imageUrl } = product;
    return [{ id, name, price, quantity, ...(imageUrl && { imageUrl }) }];
  });
}

/** The name of a package; the check of the owner's files sees to it that it is there. */
export const servedPackage = (id: string) =>
  services.find((service) => service.id === id)?.name ?? id;

/** The ids at which the services stand on their page when the list has come. */
export const servedIds: readonly string[] = services.map(({ id }) => id);

/** The item that tests put into a cart. */
export const servedItem = products[0] ?? { id: '', name: 'The shop is empty', price: '0.00' };

/** What a browser has stored of an earlier visit: the promo's popup seen, and a cart. */
export const storedBefore = (cart?: keyof typeof cartFixtures) => [
  { name: PROMO_SEEN_KEY, value: 'true' },
  ...(cart
    ? [
        {
          name: CART_STORAGE_KEY,
          value: JSON.stringify({ state: { items: servedCart(cart) }, version: 1 }),
        },
      ]
    : []),
];
