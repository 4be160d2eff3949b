import { createServer, type ServerResponse } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { LAST_ORDER_KEY, type LastOrder } from '#cart/lastOrder.ts';
import { findOverlaps } from '#tests/support/fit.ts';
import { listen } from '#tests/support/freePort.ts';
import { servedItem, servedShop } from '#tests/support/served.ts';
import {
  expectFits,
  findBrokenPhrases,
  findBrokenWords,
  findDialogOverflow,
  NARROW,
  PHONE,
  recordShifts,
  waitForLayout,
} from './layout.ts';
import { addToCart, fillAddress, fillCustomer, continueToPayment } from '../flows/checkout.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import { blockRequests, waitForHydration, open } from './page.ts';

// pages.spec.ts tests that a page of each template fits. This file tests overlays, and fonts that load late.

async function expectFitsNarrow(page: Page, name: string) {
  await expectFits(page, NARROW, name);
  await expectFits(page, { width: 320, height: 640 }, name);
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the menu and the cart fit, and all their controls are reachable', async ({ page }) => {
    await open(page, '/boutique');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectFitsNarrow(page, 'menu');
    await page.setViewportSize(NARROW);
    const book = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await page.keyboard.press('Escape');

    const visitor = pageVisitor(page);
    await addToCart(visitor, servedItem.name);
    const drawer = page.getByRole('dialog');
    const expectStepFits = async (step: string, goesOn: string) => {
      await expectFitsNarrow(page, step);
      await page.setViewportSize(NARROW);
      const button = drawer.getByRole('button', { name: goesOn });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
    };
    await expectStepFits('cart', 'Checkout');
    await fillCustomer(visitor, 'Nell Narrow', 'nell@parents.example');
    await fillAddress(visitor);
    await expectStepFits('details', 'Continue to Payment');
    await continueToPayment(visitor);
    await expectFitsNarrow(page, 'payment');
  });
});

test('an order receipt fits at 400 % zoom and with text at 200 %', async ({ page }) => {
  const items = servedShop()
    .products.slice(0, 2)
    .map(({ id, name, price }, index) => ({ id, name, price, quantity: 1 + 11 * index }));
  await page.setViewportSize(NARROW);
  await open(page, '/faq');
  for (const fulfillmentMethod of ['pickup', 'shipping'] as const) {
    const order: LastOrder = {
      orderId: crypto.randomUUID(),
      items,
      fulfillmentMethod,
      paidAt: Date.now(),
    };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      LAST_ORDER_KEY,
      JSON.stringify(order),
    ] as const);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Cart/ }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: 'Your last order' })).toBeVisible();
    for (const size of ['100%', '200%']) {
      const name = `${fulfillmentMethod}, text at ${size}`;
      await page.evaluate(
        (value) => document.documentElement.style.setProperty('font-size', value),
        size,
      );
      await expectFitsNarrow(page, name);
      expect.soft(await findDialogOverflow(page), name).toEqual([]);
      expect.soft(await page.evaluate(findOverlaps), name).toEqual([]);
      const words = '[role="dialog"] :is(h2, h3, h4, p, li, th, button)';
      expect.soft(await findBrokenWords(page, words), name).toEqual([]);
    }
  }
});

test('numbers with units, road and proper names do not break across lines', async ({ page }) => {
  const phrases =
    /\(\d{3}\) \d{3}-\d{4}|\b\d+(-\d+| to \d+)? (weeks|minutes|hours|[AP]M)|85-inch|(U\.S\.|Route) \d+|Real Look 8k/g;
  for (const path of [
    '/about',
    '/3d-4d-ultrasound',
    '/8k-hyperreal-images',
    '/3d-ultrasound-seneca-county',
    '/3d-ultrasound-mount-gilead',
    '/maternity-gifts-galion',
  ]) {
    await open(page, path);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForLayout(page);
      expect.soft(await findBrokenPhrases(page, phrases), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a font that loads late shifts the layout by at most 0.05 (ruling 61)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const shifts = await recordShifts(page);
  // `npm run proof -- bench --only shift` measures all pages. The last three are the most likely to shift.
  const pages = ['/', '/about', '/services', '/3d-ultrasound-crestline', '/boutique'];
  for (const path of [...pages, '/maternity-gifts-ashland']) {
    await test.step(path, async () => {
      const send = await blockRequests(page, /\/fonts\/.*\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForLayout(page);
      send();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => /Variable/.test(family) && status === 'loaded',
        ),
      );
      await waitForHydration(page);
      const { sum, moved } = await shifts();
      expect.soft(sum, `${path} moved ${moved}`).toBeLessThanOrEqual(0.05);
    });
  }
});

const readPaintEntries = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

test('a half-received page shows nothing until its HTML is complete', async ({
  page,
  context,
  request,
}) => {
  const html = await (await request.get('/3d-ultrasound-bellville')).text();
  const middle = html.indexOf('</h1>');
  const awaited = '<link rel="expect" href="#footer" blocking="render"/>';
  const begun: ServerResponse[] = [];
  const server = createServer(({ url }, answer) => {
    if (url !== '/' && url !== '/at-once') return answer.writeHead(404).end();
    const half = html.slice(0, middle);
    answer.setHeader('Content-Type', 'text/html');
    answer.write(url === '/' ? half : half.replace(awaited, ''));
    return begun.push(answer);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;

  await page.goto(url, { waitUntil: 'commit' });
  // Poll with a timer: Playwright gets no animation frame while the page is incomplete.
  await page.waitForFunction(() => document.querySelector('h1'), undefined, { polling: 20 });
  const other = await context.newPage();
  await other.goto(`${url}/at-once`, { waitUntil: 'commit' });
  await expect.poll(() => readPaintEntries(other)).toContain('first-contentful-paint');
  expect(await readPaintEntries(page)).toEqual([]);
  for (const answer of begun) answer.end(html.slice(middle));
  await expect.poll(() => readPaintEntries(page)).toContain('first-contentful-paint');
  server.close();
});
