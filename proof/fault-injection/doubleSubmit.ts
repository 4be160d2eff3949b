import { hydrated, open } from '#tests/e2e/page.ts';
import { until } from '#tests/support/server.ts';
import type { Page } from 'playwright';
import {
  addToCart,
  attempt,
  drawer,
  outcome,
  placed,
  placeOrder,
  toPayment,
  withSite,
  withVisitor,
  type Site,
} from './browser.ts';
import { resultOf, type Result } from './result.ts';

const CONVERGED_WITHIN = 1_000;

type Trial = (page: Page, site: Site, email: string) => Promise<void>;

const trials: Record<string, Trial> = {
  'a double click': async (page) => {
    await placeOrder(page).dblclick();
    await placed(page);
  },
  'ten clicks at once': async (page) => {
    await placeOrder(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await placed(page);
  },
  'Enter and a click': async (page) => {
    const box = await placeOrder(page).boundingBox();
    if (!box) throw new Error('there is no button');
    await placeOrder(page).focus();
    await Promise.all([
      page.keyboard.press('Enter'),
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    ]);
    await placed(page);
  },
  'a drawer that is closed meanwhile': async (page) => {
    await page.route('**/api/payments/process', async (route) => {
      await page.keyboard.press('Escape');
      await route.continue();
    });
    await placeOrder(page).click();
    await placed(page);
  },
  'back and forward': async (page, _site, email) => {
    // The drawer and its steps are entries of the page's history too.
    const steps = await page.evaluate(() => (history.state as { idx: number }).idx);
    await travel(page, -(steps + 1), '/');
    await travel(page, 1, '/boutique');
    if ((await drawer(page).count()) === 0) await page.locator('#cart-button').click();
    if ((await placeOrder(page).count()) === 0) await toPayment(page, email);
    await placeOrder(page).click();
    await placed(page);
  },
  'another page and back, with the drawer open': async (page, _site, email) => {
    await page.goto('/about');
    const other = await page.context().newPage();
    await open(other, '/boutique');
    await other.getByRole('button', { name: /Add to cart.*Heartbeat Bear/ }).click();
    await drawer(other).getByText('Heartbeat Bear', { exact: true }).waitFor();
    await travel(page, -1, '/boutique');
    await cartShows(page, 2);
    if ((await drawer(page).count()) === 0) await page.locator('#cart-button').click();
    if ((await placeOrder(page).count()) === 0) await toPayment(page, email);
    await placeOrder(page).click();
    await placed(page);
  },
  'two tabs': async (page) => {
    const other = await page.context().newPage();
    await open(other, '/boutique');
    await cartShows(other, 1);
    await other.getByRole('button', { name: /Add to cart.*Oak/ }).click();
    await cartShows(page, 2);
    await placeOrder(page).click();
    await placed(page);
    await cartShows(other, 0);
    await drawer(other).getByText('Your cart is empty').waitFor({ timeout: CONVERGED_WITHIN });
  },
};

/** Goes through the history as a visitor does; a page from the cache fires no load event. */
async function travel(page: Page, steps: number, path: string): Promise<void> {
  await page.evaluate((delta) => {
    setTimeout(() => history.go(delta));
  }, steps);
  await until(() => new URL(page.url()).pathname === path);
  await hydrated(page);
}

async function cartShows(page: Page, count: number): Promise<void> {
  const button = page.locator('#cart-button');
  await until(
    async () => new RegExp(`\\b${count}\\b`).test((await button.textContent()) ?? ''),
    CONVERGED_WITHIN,
  ).catch(() => {
    throw new Error(`the cart does not show ${count} within a second`);
  });
}

/** Target 14: however impatient a visitor is, there is one order, and open tabs agree on the cart. */
export async function doubleSubmit(): Promise<Result> {
  const problems: string[] = [];
  await withSite(async (site) => {
    for (const [name, act] of Object.entries(trials)) {
      await attempt(problems, name, () =>
        withVisitor(site, async (page) => {
          const email = `impatient-${Math.random()}@example.com`;
          await open(page, '/');
          await addToCart(page);
          await toPayment(page, email);
          await act(page, site, email);
          const { orders, paid, charges } = await outcome(site.server, email);
          if (orders !== 1 || paid !== 1 || charges !== 1) {
            throw new Error(`${orders} orders, ${paid} paid, ${charges} charges`);
          }
        }),
      );
    }
  });
  const count = Object.keys(trials).length;
  return resultOf(
    `${count} kinds of impatience: 1 order each, carts agree within 1 s`,
    `${count - problems.length} of ${count} as wanted`,
    problems,
  );
}
