import type { Visitor } from './visitor.ts';

// The checkout steps that all tests share, in any browser.

/** Matches exactly this accessible name. */
export const exactText = (words: string) => new RegExp(`^${escapeRegExp(words)}$`);

/** Matches the name of the button that adds this item to the cart. */
export const addButton = (item: string) => new RegExp(`^Add to cart.*${escapeRegExp(item)}`);

const escapeRegExp = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Adds the item on the shop page, which opens the cart. */
export async function addToCart(visitor: Visitor, item: string) {
  await visitor.click('button', addButton(item));
  await visitor.see('heading', /^Shopping Cart$/);
  await visitor.see('heading', exactText(item));
}

/** Continues from the cart to the details step, and fills in name and email. */
export async function fillCustomer(visitor: Visitor, name: string, email: string) {
  await visitor.click('button', /^Checkout$/);
  await visitor.see('heading', /^Customer Information$/);
  await visitor.fill(/^Full Name/, name);
  await visitor.fill(/^Email/, email);
}

/** Chooses shipping to 7 Orchard Lane. */
export async function fillAddress(visitor: Visitor) {
  await visitor.click('radio', /^Shipping/);
  await visitor.fill(/^Street/, '7 Orchard Lane');
  await visitor.fill(/^City/, 'Galion');
  await visitor.fill(/^State/, 'OH');
  await visitor.fill(/^ZIP/, '44833');
}

export async function continueToPayment(visitor: Visitor) {
  await visitor.click('button', /^Continue to Payment$/);
  await visitor.see('heading', /^Payment$/);
}

/** Asserts that the order is confirmed, the drawer closed and the cart empty. */
export async function expectOrderPlaced(visitor: Visitor) {
  await visitor.seeText(/^Order Placed Successfully!$/);
  await visitor.seeText(/^You will receive a confirmation email shortly\.$/);
  await visitor.seeNo('heading', /^Payment$/);
  await visitor.see('button', /^Cart 0 items$/, 'header');
}

export async function placeOrder(visitor: Visitor) {
  await visitor.click('button', /^Place Order$/);
  await expectOrderPlaced(visitor);
}
