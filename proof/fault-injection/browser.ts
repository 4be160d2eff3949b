import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { addToCart as put, fillCustomer, toPayment as goOn } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { open } from '#tests/e2e/page.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** The build that the browser's targets look at: `BUILD_DIR`, or the project's own. */
export const buildDir = resolve(process.env.BUILD_DIR ?? 'build/client');

export type Site = { server: TestServer; browser: Browser };

/** Serves the production build with a ledger for a gateway, and drives a real browser over it. */
export async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  if (!existsSync(buildDir)) throw new Error('There is no build: run `npm run build` first.');
  const server = await startTestServer({ config: { buildDir } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    // Playwright turns it off, visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await work({ server, browser });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A visitor: a context with storage of its own. */
export async function withVisitor<T>(
  { server, browser }: Site,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: server.url,
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

export const drawer = (page: Page): Locator => page.getByRole('dialog');

export const press = (page: Page, name: string): Promise<void> =>
  drawer(page).getByRole('button', { name }).click();

/** Puts an item into the cart; the drawer opens with it. */
export async function addToCart(page: Page, name = 'Heartbeat Bear'): Promise<void> {
  await open(page, '/boutique');
  await put(pageVisitor(page), name);
}

/** From the cart to the button Place Order. */
export async function toPayment(page: Page, email: string): Promise<void> {
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Robin Example', email);
  await goOn(visitor);
}

export const placeOrder = (page: Page): Locator =>
  drawer(page).getByRole('button', { name: 'Place Order' });

/** Waits for words anywhere on the page, such as a toast's. */
export const sees = (page: Page, words: string): Promise<void> =>
  page.getByText(words).first().waitFor();

export const placed = (page: Page): Promise<void> => sees(page, 'Order Placed Successfully!');

/** The orders and charges of one address: what came of a visitor's presses. */
export async function outcome(
  { database, gateway }: TestServer,
  email: string,
): Promise<{ paid: number; orders: number; charges: number }> {
  const orders = await database.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customer_email', '=', email)
    .execute();
  const ids = new Set(orders.map(({ id }) => id));
  return {
    paid: orders.filter(({ status }) => status === 'paid').length,
    orders: orders.filter(({ status }) => status === 'paid' || status === 'pending').length,
    charges: [...gateway.charges.values()].filter(({ orderId }) => ids.has(orderId)).length,
  };
}

/** Notes as a problem what `work` runs into; a screen tells nothing to who reads the report. */
export async function attempt(
  problems: string[],
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.push(`${name}: ${first}`);
  }
}
