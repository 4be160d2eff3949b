import { test, type Page } from '@playwright/test';
import { CART_STORAGE_KEY } from '#cart/cartStore.ts';
import { storedCart, type CartName } from '#mocks/fixtures/carts.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { journeys } from '../flows/journeys.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import type { Journey } from '../flows/visitor.ts';
import { PHONE } from './layout.ts';
import { hydrated } from './page.ts';

// The journeys of Storybook's folder Flows, walked on the production build.

/** How a scenario comes about at the real server. */
const scenarios: Partial<Record<ScenarioName, (page: Page) => Promise<unknown>>> = {
  'contact.500ThenOk': (page) =>
    page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 }),
  'payments.declinedThenPaid': (page) =>
    page.route(
      '**/api/payments/process',
      (route) => {
        const body = route.request().postDataJSON() as object;
        const declined = { ...body, sourceId: 'cnon:card-nonce-declined' };
        return route.continue({ postData: JSON.stringify(declined) });
      },
      { times: 1 },
    ),
};

async function arrange(page: Page, scenario: ScenarioName) {
  const arrangement = scenarios[scenario];
  if (!arrangement) throw new Error(`Nothing here brings about ${scenario}`);
  await arrangement(page);
}

async function store(page: Page, cart: CartName) {
  // An address without scripts: nothing writes over it.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CART_STORAGE_KEY,
    storedCart(cart),
  ] as const);
}

for (const [name, journey] of Object.entries<Journey>(journeys)) {
  const { start, scenario, cart, clock, phone, walk } = journey;

  test(name, async ({ page }) => {
    if (phone) await page.setViewportSize(PHONE);
    if (clock) await page.clock.install({ time: new Date(clock) });
    if (scenario) await arrange(page, scenario);
    if (cart) await store(page, cart);
    await page.goto(start);
    await hydrated(page);
    await walk(pageVisitor(page));
  });
}
