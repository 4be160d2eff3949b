import type { Journey, Visitor } from './visitor.ts';

async function toCheckout(visitor: Visitor) {
  await visitor.click('button', /^Add to cart.*Heartbeat Bear/);
  await visitor.see('heading', /^Shopping Cart$/);
  await visitor.click('button', /^Checkout$/);
  await visitor.see('heading', /^Customer Information$/);
  await visitor.fill(/^Full Name/, 'Flo Journey');
  await visitor.fill(/^Email/, 'flo@parents.example');
}

async function toPayment(visitor: Visitor) {
  await visitor.click('button', /^Continue to Payment$/);
  await visitor.see('heading', /^Payment$/);
}

async function seeOrderPlaced(visitor: Visitor) {
  await visitor.seeText(/^Order Placed Successfully!$/);
  await visitor.seeNo('heading', /^Payment$/);
  await visitor.see('button', /^Cart 0 items$/, 'header');
}

async function writeMessage(visitor: Visitor) {
  await visitor.fill(/^Name/, 'Flo Journey');
  await visitor.fill(/^Email/, 'flo@parents.example');
  await visitor.fill(/^Message/, 'May both grandmothers come along?');
}

/** Whole journeys, walked in Storybook and on the production build. */
export const journeys = {
  bookFromHome: {
    start: '/',
    walk: async (visitor) => {
      await visitor.click('link', /^Book Now$/);
      await visitor.see('heading', /^Services & Packages$/);
      await visitor.seeLinkTo(/^Book Now for Quick Peek/, /^https:.*quick-peek/);
    },
  },

  plannerToBooking: {
    start: '/peek-planner',
    walk: async (visitor) => {
      await visitor.click('radio', /28-34/);
      await visitor.seeText(/^OPTIMAL TIMING WINDOW$/);
      await visitor.click('link', /^Cherished Memories$/);
      await visitor.see('heading', /^Services & Packages$/);
      await visitor.seeLinkTo(/^Book Now for Cherished Memories/, /^https:.*cherished-memories/);
    },
  },

  buyGiftCard: {
    start: '/',
    walk: async (visitor) => {
      await visitor.click('link', /^Gift Cards$/);
      await visitor.see('heading', /^How it works$/);
      await visitor.seeLinkTo(/^Buy an eGift Card/, /^https:/);
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
    walk: async (visitor) => {
      await toCheckout(visitor);
      await toPayment(visitor);
      await visitor.click('button', /^Place Order$/);
      await seeOrderPlaced(visitor);
    },
  },

  checkoutShipping: {
    start: '/boutique',
    walk: async (visitor) => {
      await toCheckout(visitor);
      await visitor.click('radio', /^Shipping/);
      await visitor.fill(/^Street/, '7 Orchard Lane');
      await visitor.fill(/^City/, 'Galion');
      await visitor.fill(/^State/, 'OH');
      await visitor.fill(/^ZIP/, '44833');
      await toPayment(visitor);
      await visitor.seeText(/7 Orchard Lane/);
      await visitor.seeText(/\$5\.99/);
      await visitor.click('button', /^Place Order$/);
      await seeOrderPlaced(visitor);
    },
  },

  checkoutDeclinedThenPaid: {
    start: '/boutique',
    scenario: 'payments.declinedThenPaid',
    walk: async (visitor) => {
      await toCheckout(visitor);
      await toPayment(visitor);
      await visitor.click('button', /^Place Order$/);
      await visitor.seeText(/^Payment Failed$/);
      await visitor.seeText(/^Your card was declined\.$/);
      await visitor.see('heading', /^Payment$/);
      await visitor.click('button', /^Place Order$/);
      await seeOrderPlaced(visitor);
    },
  },

  cartSurvivesReload: {
    start: '/boutique',
    cart: 'three',
    walk: async (visitor) => {
      await visitor.see('button', /^Cart 4 items$/, 'header');
      await visitor.click('button', /^Add to cart.*Heartbeat Bear/);
      await visitor.see('heading', /^Heartbeat Bear$/);
      await visitor.reload();
      await visitor.seeNo('heading', /^Shopping Cart$/);
      await visitor.click('button', /^Cart 5 items$/, 'header');
      await visitor.see('heading', /^Shopping Cart$/);
      for (const name of [/^Heartbeat Bunny$/, /^Oak Picture Frame$/, /^Heartbeat Bear$/]) {
        await visitor.see('heading', name);
      }
    },
  },

  promoStaysDismissed: {
    start: '/',
    clock: '2025-09-01T12:00:00-04:00',
    walk: async (visitor) => {
      await visitor.passTime(1500);
      await visitor.see('heading', /^Open House \+ Ribbon Cutting$/);
      await visitor.click('button', /^Maybe Later$/);
      await visitor.seeNo('button', /^Maybe Later$/);
      await visitor.reload();
      await visitor.passTime(5000);
      // The popup would hide the page.
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
    walk: async (visitor) => {
      await visitor.see('heading', /Galion/);
      await visitor.click('link', /^See all packages and prices$/);
      await visitor.see('heading', /^Services & Packages$/);
      await visitor.seeLinkTo(/^Book Now for Premiere View/, /^https:.*premiere-view/);
    },
  },

  keyboardOnlyCheckout: {
    start: '/boutique',
    walk: async (visitor) => {
      await visitor.tabTo('button', /^Add to cart.*Heartbeat Bear/);
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
      await seeOrderPlaced(visitor);
    },
  },
} satisfies Record<string, Journey>;
