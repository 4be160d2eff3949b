import { test, type Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { servedShop, earlierVisitStorage } from '#tests/support/served.ts';
import { journeys } from '../flows/journeys.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import type { Journey } from '../flows/visitor.ts';
import { PHONE } from './layout.ts';
import { declineFirstPayment, open } from './page.ts';

// Runs the journeys of Storybook's folder Flows on the production build.

/** Routes requests so that the real server responds as in the mocks' scenario. */
const scenarios: Partial<Record<ScenarioName, (page: Page) => Promise<unknown>>> = {
  'contact.500ThenOk': (page) =>
    page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 }),
  'payments.declinedThenPaid': declineFirstPayment,
};

async function arrange(page: Page, scenario: ScenarioName) {
  const arrangement = scenarios[scenario];
  if (!arrangement) throw new Error(`Nothing here brings about ${scenario}`);
  await arrangement(page);
}

for (const [name, journey] of Object.entries<Journey>(journeys)) {
  const { start, scenario, cart, clock, phone, walk } = journey;

  test(name, async ({ page, baseURL }) => {
    if (phone) await page.setViewportSize(PHONE);
    if (clock) await page.clock.install({ time: new Date(clock) });
    if (scenario) await arrange(page, scenario);
    await page.context().setStorageState({
      cookies: [],
      // Journeys with a clock test the promo popup, so do not store it as seen.
      origins: [{ origin: baseURL ?? '', localStorage: clock ? [] : earlierVisitStorage(cart) }],
    });
    await open(page, start);
    await walk(pageVisitor(page), servedShop(cart));
  });
}
