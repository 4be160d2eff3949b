import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { firstPages, waitForHydration } from '#tests/e2e/page.ts';
import { addToCart, fillCustomer, placeOrder, continueToPayment } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { serveBuild } from '#tests/support/processes.ts';
import { servedItem } from '#tests/support/served.ts';
import { parseArguments } from '#server/settingsFile.ts';
import { build } from './build.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

// `npm run visual -- screens`: writes screenshots of one page per kind and every cart step to
// docs/screens, large enough to read.

const folder = 'docs/screens';

const pages = [...firstPages, '/404'];

/** Desktop screenshots are slightly scaled down. */
const screens = [
  { name: '1280', viewport: { width: 1280, height: 900 }, width: 960 },
  { name: '390', viewport: { width: 390, height: 844 }, width: 390 },
];

type Shot = { page: Page; name: string; width: number };

async function saveScreenshot({ page, name, width }: Shot): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .resize({ width })
    .webp({ quality: 45, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

/** Captures the complete page in a window of its height, so that fixed elements are at its edges. */
async function saveFullPageScreenshot({ page, name, width }: Shot): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no size.');
  // The scroll height would be too large: the phone's bottom bar is below the page at first.
  const height = await page.evaluate(() => document.body.offsetHeight);
  await page.setViewportSize({ width: before.width, height });
  await saveScreenshot({ page, name, width });
  await page.setViewportSize(before);
}

async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByText('Loading services...').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function saveCartScreenshots(page: Page, screen: string, width: number): Promise<void> {
  const visitor = pageVisitor(page);
  const step = (name: string) => saveScreenshot({ page, name: `cart-${name}-${screen}`, width });
  await page.goto(`${site}/boutique`);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: /Cart/ }).first().click();
  await visitor.seeText(/^Your cart is empty/);
  await step('empty');
  await page.keyboard.press('Escape');
  await addToCart(visitor, servedItem.name);
  await waitUntilSettled(page);
  await step('items');
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await step('details');
  await visitor.click('radio', /^Shipping/);
  await step('details-shipping');
  await continueToPayment(visitor);
  await step('payment');
  await placeOrder(visitor);
  await step('placed');
}

parseArguments({});
await build();
await using server = await serveBuild();
const site = server.url;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const { name: screen, viewport, width } of screens) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00-05:00'));
  for (const path of pages) {
    await page.goto(site + path);
    await waitUntilSettled(page);
    await saveFullPageScreenshot({ page, name: `${path.slice(1) || 'home'}-${screen}`, width });
  }
  for (const path of screen === '390' ? ['/services', '/'] : ['/']) {
    await page.goto(site + path);
    await waitUntilSettled(page);
    const name = `readme-${path.slice(1) || 'home'}-${screen}`;
    await saveScreenshot({ page, name, width: viewport.width });
  }
  await saveCartScreenshots(page, screen, width);
  await context.close();
  console.log(`${screen} px: ${pages.length} pages and the cart.`);
}

const bytes = globSync(`${folder}/*.webp`).reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
if (bytes > 6e6) throw new Error('The screens are over 6 MB: lower their quality or width.');
