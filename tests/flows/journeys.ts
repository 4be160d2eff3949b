import { bookingUrl, studio } from '#content/studio.ts';
import {
  addButton,
  addToCart,
  exactText,
  fillAddress,
  fillCustomer,
  placeOrder,
  expectOrderPlaced,
  continueToPayment,
} from './checkout.ts';
import type { Journey, Shop, Visitor } from './visitor.ts';

/** The item to buy: one that the cart `three` does not contain. */
function itemToBuy({ products, stored }: Shop): string {
  const item = products.find(({ name }) => !stored.includes(name));
  if (!item) throw new Error('The shop sells nothing that is not in the cart');
  return item.name;
}

/** Asserts that the package's link leads to its page at the scheduling service. */
async function expectBookingLink(visitor: Visitor, { services }: Shop, id: string) {
  const name = services.find((service) => service.id === id)?.name ?? id;
  await visitor.seeLinkTo(new RegExp(`^Book Now for ${name}`), exactText(bookingUrl(id)));
}

async function goToDetails(visitor: Visitor, shop: Shop) {
  await addToCart(visitor, itemToBuy(shop));
  await fillCustomer(visitor, 'Flo Journey', 'flo@parents.example');
}

async function writeMessage(visitor: Visitor) {
  await visitor.fill(/^Name/, 'Flo Journey');
  await visitor.fill(/^Email/, 'flo@parents.example');
  await visitor.fill(/^Message/, 'May both grandmothers come along?');
}

/** Complete journeys, run in Storybook and on the production build. */
export const journeys = {
  bookFromHome: {
    start: '/',
    walk: async (visitor, shop) => {
      await visitor.click('link', /^Book Now$/);
      await visitor.see('heading', /^Services & Packages$/);
      await expectBookingLink(visitor, shop, 'quick-peek');
    },
  },

  plannerToBooking: {
    start: '/peek-planner',
    walk: async (visitor, shop) => {
      await visitor.click('radio', /28-34/);
      await visitor.seeText(/^OPTIMAL TIMING WINDOW$/);
      await visitor.click('link', /^See Cherished Memories/);
      await visitor.see('heading', /^Services & Packages$/);
      await expectBookingLink(visitor, shop, 'cherished-memories');
    },
  },

  buyGiftCard: {
    start: '/',
    walk: async (visitor) => {
      await visitor.click('link', /^Gift Cards$/);
      await visitor.see('heading', /^How it works$/);
      await visitor.seeLinkTo(/^Buy an eGift Card/, exactText(studio.links.giftCards));
    },
  },

  contactHappyPath: {
    start: '/contact',
    walk: async (visitor) => {
      await writeMessage(visitor);
      await visitor.click('button', /^Send Message$/);
      await visitor.seeText(/^Message Sent!$/);
      await visitor.seeValue(/^Message/, '');
    },
  },

  contactRetryAfterError: {
    start: '/contact',
    scenario: 'contact.500ThenOk',
    walk: async (visitor) => {
      await writeMessage(visitor);
      await visitor.click('button', /^Send Message$/);
      await visitor.seeText(/^Failed to send message\. Please try again or call us directly\.$/);
      await visitor.seeValue(/^Message/, 'May both grandmothers come along?');
      await visitor.click('button', /^Send Message$/);
      await visitor.seeText(/^Message Sent!$/);
      await visitor.seeValue(/^Message/, '');
    },
  },

  checkoutPickup: {
    start: '/boutique',
    walk: async (visitor, shop) => {
      await goToDetails(visitor, shop);
      await continueToPayment(visitor);
      await placeOrder(visitor);
    },
  },

  checkoutShipping: {
    start: '/boutique',
    walk: async (visitor, shop) => {
      await goToDetails(visitor, shop);
      await fillAddress(visitor);
      await continueToPayment(visitor);
      await visitor.seeText(/7 Orchard Lane/);
      await visitor.seeText(/\$5\.99/);
      await placeOrder(visitor);
    },
  },

  checkoutDeclinedThenPaid: {
    start: '/boutique',
    scenario: 'payments.declinedThenPaid',
    walk: async (visitor, shop) => {
      await goToDetails(visitor, shop);
      await continueToPayment(visitor);
      await visitor.click('button', /^Place Order$/);
      await visitor.seeText(/^Payment Failed$/);
      await visitor.seeText(/^Your card was declined\.$/);
      await visitor.see('heading', /^Payment$/);
      await placeOrder(visitor);
    },
  },

  cartSurvivesReload: {
    start: '/boutique',
    cart: 'three',
    walk: async (visitor, shop) => {
      const item = itemToBuy(shop);
      await visitor.see('button', /^Cart 4 items$/, 'header');
      await addToCart(visitor, item);
      await visitor.reload();
      await visitor.seeNo('heading', /^Shopping Cart$/);
      await visitor.click('button', /^Cart 5 items$/, 'header');
      await visitor.see('heading', /^Shopping Cart$/);
      for (const name of [...shop.stored, item]) await visitor.see('heading', exactText(name));
    },
  },

  promoStaysDismissed: {
    start: '/',
    clock: `${studio.promo.lastDay}T12:00:00-04:00`,
    walk: async (visitor) => {
      await visitor.passTime(1500);
      await visitor.see('heading', exactText(studio.promo.title));
      await visitor.click('button', /^Maybe Later$/);
      await visitor.seeNo('button', /^Maybe Later$/);
      await visitor.reload();
      await visitor.passTime(5000);
      // An open popup would cover the link.
      await visitor.click('link', /^Book Now$/);
      await visitor.see('heading', /^Services & Packages$/);
      await visitor.seeNo('button', /^Maybe Later$/);
    },
  },

  mobileMenuToContact: {
    start: '/',
    phone: true,
    walk: async (visitor) => {
      await visitor.click('button', /^Open menu$/, 'header');
      await visitor.click('link', /^Contact$/, 'header');
      await visitor.see('heading', /^Send us a message$/);
      await visitor.see('button', /^Open menu$/, 'header');
    },
  },

  localPageToServices: {
    start: '/3d-ultrasound-galion',
    walk: async (visitor, shop) => {
      await visitor.see('heading', /Galion/);
      await visitor.click('link', /^See all packages and prices$/);
      await visitor.see('heading', /^Services & Packages$/);
      await expectBookingLink(visitor, shop, 'premiere-view');
    },
  },

  keyboardOnlyCheckout: {
    start: '/boutique',
    walk: async (visitor, shop) => {
      const add = addButton(itemToBuy(shop));
      await visitor.tabTo('button', add);
      await visitor.press('Enter');
      await visitor.tabTo('button', /^Increase quantity/);
      await visitor.press('Enter');
      await visitor.tabTo('button', /^Checkout$/);
      await visitor.press('Enter');
      await visitor.tabTo('textbox', /^Full Name/);
      await visitor.type('Flo Journey');
      await visitor.tabTo('textbox', /^Email/);
      await visitor.type('flo@parents.example');
      await visitor.tabTo('radio', /^Pickup/);
      await visitor.press('ArrowDown');
      await visitor.see('textbox', /^Street/);
      await visitor.press('ArrowUp');
      await visitor.seeNo('textbox', /^Street/);
      await visitor.tabTo('button', /^Continue to Payment$/);
      await visitor.press('Enter');
      await visitor.tabTo('button', /^Place Order$/);
      await visitor.press('Enter');
      await expectOrderPlaced(visitor);
      await visitor.seeFocus('button', add);
    },
  },
} satisfies Record<string, Journey>;
