import type { Journey, Visitor } from './visitor.ts';

async function toCheckout(visitor: Visitor) {
  await visitor.click('button', /^Add to cart.*Heartbeat Bear/);
  await visitor.seeHeading(/^Shopping Cart/);
  await visitor.click('button', /^Checkout$/);
  await visitor.seeHeading(/^Customer Information/);
  await visitor.fill(/^Full Name/, 'Flo Journey');
  await visitor.fill(/^Email/, 'flo@parents.example');
}

async function pay(visitor: Visitor) {
  await visitor.click('button', /^Continue to Payment$/);
  await visitor.seeHeading(/^Payment/);
  await visitor.click('button', /^Place Order$/);
  await visitor.seeText(/^Order Placed Successfully!$/);
}

/** Whole journeys, walked in Storybook and on the production build. */
export const journeys = {
  contactHappyPath: {
    start: '/contact',
    walk: async (visitor) => {
      await visitor.fill(/^Name/, 'Flo Journey');
      await visitor.fill(/^Email/, 'flo@parents.example');
      await visitor.fill(/^Message/, 'May both grandmothers come along?');
      await visitor.click('button', /^Send Message$/);
      await visitor.seeText(/^Message Sent!$/);
    },
  },
  checkoutPickup: {
    start: '/boutique',
    walk: async (visitor) => {
      await toCheckout(visitor);
      await pay(visitor);
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
      await pay(visitor);
    },
  },
  bookFromHome: {
    start: '/',
    walk: async (visitor) => {
      await visitor.click('link', /^Book Now$/);
      await visitor.seeHeading(/^Services & Packages$/);
      await visitor.seeHeading(/^Ultrasound Packages$/);
      await visitor.seeLinkTo(/^Book Now/, /^https:/);
    },
  },
  plannerToBooking: {
    start: '/peek-planner',
    walk: async (visitor) => {
      await visitor.click('radio', /28-34/);
      await visitor.seeText(/^OPTIMAL TIMING WINDOW$/);
    },
  },
} satisfies Record<string, Journey>;
