import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { CART_STORAGE_KEY } from '#cart/cartStore.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { readCatalogue } from '#server/shop/catalogue.ts';
import type { Shop } from '../flows/visitor.ts';

// What the production build and its server read from the owner's folder (OWNER_DIR), for end-to-end
// tests: names and prices may change.

const { services, products } = readCatalogue();

/** The shop's data, with served items in place of a fixture cart's items. */
export function servedShop(cart: keyof typeof cartFixtures = 'empty'): Shop {
  return { services, products, stored: servedCart(cart).map(({ name }) => name) };
}

/** A fixture cart, filled with items that are sold here. */
function servedCart(cart: keyof typeof cartFixtures) {
  // Skip the first item: journeys add it to the cart themselves.
  return cartFixtures[cart].flatMap(({ quantity }, index) => {
    const product = products[index + 1];
    if (!product) return [];
    const { id, name, price, imageUrl } = product;
    return [{ id, name, price, quantity, ...(imageUrl && { imageUrl }) }];
  });
}

/** The name of a package; the check of the owner's files guarantees that it exists. */
export const servedPackage = (id: string) =>
  services.find((service) => service.id === id)?.name ?? id;

/** The ids of the services' elements on the services page, once the list has loaded. */
export const servedIds: readonly string[] = services.map(({ id }) => id);

/** The item that end-to-end tests add to the cart. */
export const servedItem = products[0] ?? { id: '', name: 'The shop is empty', price: '0.00' };

/** The localStorage after an earlier visit: the promo popup seen, and an optional cart. */
export const earlierVisitStorage = (cart?: keyof typeof cartFixtures) => [
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
