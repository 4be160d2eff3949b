import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from 'playwright';
import { refusals } from '#contract/refusals.ts';
import { open } from '#tests/e2e/page.ts';
import {
  addToCart,
  attempt,
  drawer,
  outcome,
  placed,
  placeOrder,
  press,
  sees,
  toPayment,
  withSite,
  withVisitor,
  type Site,
} from './browser.ts';
import { resultOf, type Result } from './result.ts';

/** What goes wrong with a call. `slow` ends well, the others do not. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  // The server has done its work, but its answer is lost on the way.
  abort: async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  '500': (route) => refuse(route, 500, refusals.internal),
  slow: async (route) => {
    await wait(1_500);
    await route.continue();
  },
  'HTML body': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  '429': (route) => refuse(route, 429, refusals.tooManyRequests),
};

function refuse(route: Route, status: number, body: string): Promise<void> {
  return route.fulfill({ status, contentType: 'text/plain', body });
}

type Trial = { page: Page; site: Site; fault: string; fail: () => Promise<void> };

/** Each call of the API, with what a visitor sees of its fault and how it goes on. */
const calls: { path: string; go: (trial: Trial) => Promise<void> }[] = [
  {
    path: '/api/services',
    go: async ({ page, fault, fail }) => {
      await fail();
      await open(page, '/services');
      await recover(page, fault);
      await page.locator('#quick-peek').waitFor();
    },
  },
  {
    path: '/api/products',
    go: async ({ page, fault, fail }) => {
      await fail();
      await open(page, '/boutique');
      await recover(page, fault);
      await page
        .getByRole('button', { name: /Add to cart/ })
        .first()
        .waitFor();
    },
  },
  {
    path: '/api/contact',
    go: async ({ page, fault, fail }) => {
      await open(page, '/contact');
      const field = (name: string) => page.getByRole('textbox', { name });
      await field('Name').fill('Robin Example');
      await field('Email').fill('robin@example.com');
      await field('Message').fill('Do you have time on Thursday?');
      await fail();
      await page.getByRole('button', { name: 'Send Message' }).click();
      // ruling 34: what an OK answer says is not read.
      if (fault !== 'slow' && fault !== 'HTML body') {
        await sees(page, 'Failed to send message. Please try again or call us directly.');
        const kept = await field('Message').inputValue();
        if (kept !== 'Do you have time on Thursday?') throw new Error('the message is gone');
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Send Message' }).click();
      }
      await sees(page, 'Message Sent!');
    },
  },
  { path: '/api/orders', go: checkout },
  { path: '/api/payments/process', go: checkout },
];

async function recover(page: Page, fault: string): Promise<void> {
  if (fault === 'slow') return;
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unrouteAll();
  await again.click();
}

async function checkout({ page, site, fault, fail }: Trial): Promise<void> {
  const email = `${fault.replaceAll(/\W/g, '')}-${Math.random()}@example.com`;
  await addToCart(page);
  await toPayment(page, email);
  await fail();
  await placeOrder(page).click();
  if (fault !== 'slow') {
    await sees(page, 'Payment Failed');
    await placeOrder(page).waitFor();
    await press(page, 'Back');
    const kept = await drawer(page).getByLabel('Email').inputValue();
    if (kept !== email) throw new Error('the address is gone');
    await press(page, 'Continue to Payment');
    await page.unrouteAll();
    await placeOrder(page).click();
  }
  await placed(page);
  const { paid, charges } = await outcome(site.server, email);
  if (paid !== 1 || charges !== 1) throw new Error(`${paid} paid orders, ${charges} charges`);
}

/** Target 13: whatever happens to a call, what was typed stays, trying again works, one charge at most. */
export async function faultyFetches(): Promise<Result> {
  const problems: string[] = [];
  let trials = 0;
  await withSite(async (site) => {
    for (const { path, go } of calls) {
      for (const [fault, break_] of Object.entries(faults)) {
        trials += 1;
        await attempt(problems, `${path}, ${fault}`, () =>
          withVisitor(site, (page) =>
            go({
              page,
              site,
              fault,
              fail: async () => {
                await page.route(`**${path}`, break_);
              },
            }),
          ),
        );
      }
    }
  });
  return resultOf(
    `${calls.length} calls x ${Object.keys(faults).length} faults: form kept, trying again works, at most 1 charge`,
    `${trials - problems.length} of ${trials} as wanted`,
    problems,
  );
}
