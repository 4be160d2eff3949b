import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { addToCart, fillCustomer, placeOrder, toPayment } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { servedItem } from '#tests/support/served.ts';
import { buildIfChanged } from './build.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

// `npm run screens`: every page and every step of the cart as a picture in docs/screens.

const folder = 'docs/screens';
const port = 4390;
const site = `http://127.0.0.1:${port}`;
const mostBytes = 6_000_000;

/** Pictures are kept smaller than the screen: they are looked at side by side. */
const screens = [
  { name: '1280', viewport: { width: 1280, height: 900 }, width: 400 },
  { name: '390', viewport: { width: 390, height: 844 }, width: 176 },
];

type Shot = { page: Page; name: string; width: number; fullPage?: boolean };

async function shoot({ page, name, width, fullPage = false }: Shot): Promise<void> {
  const png = await page.screenshot({ fullPage, animations: 'disabled' });
  await sharp(png)
    .resize({ width })
    .webp({ quality: 38, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !window.boot);
  await page.getByText('Loading services...').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function shootCart(page: Page, screen: string): Promise<void> {
  const width = screen === '390' ? 390 : 640;
  const visitor = pageVisitor(page);
  const step = (name: string) => shoot({ page, name: `cart-${name}-${screen}`, width });
  await page.goto(`${site}/boutique`);
  await settled(page);
  await page.getByRole('button', { name: /Cart/ }).first().click();
  await visitor.seeText(/^Your cart is empty/);
  await step('empty');
  await page.keyboard.press('Escape');
  await addToCart(visitor, servedItem.name);
  await settled(page);
  await step('items');
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await step('details');
  await visitor.click('radio', /^Shipping/);
  await step('details-shipping');
  await toPayment(visitor);
  await step('payment');
  await placeOrder(visitor);
  await step('placed');
}

await buildIfChanged();
const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const server = spawn(process.execPath, ['server/index.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of server.stdout) if (String(line).includes('Ready')) break;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const { name: screen, viewport, width } of screens) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00-05:00'));
  for (const path of [...prerenderPaths, '/404']) {
    await page.goto(site + path);
    await settled(page);
    await shoot({ page, name: `${path.slice(1) || 'home'}-${screen}`, width, fullPage: true });
  }
  await page.goto(site + (screen === '390' ? '/services' : '/'));
  await settled(page);
  await shoot({ page, name: `readme-${screen}`, width: viewport.width });
  await shootCart(page, screen);
  await context.close();
  console.log(`${screen} px: ${prerenderPaths.length + 1} pages and the cart.`);
}
await browser.close();
server.kill();
await once(server, 'exit');
rmSync(dataDir, { recursive: true, force: true });

const bytes = globSync(`${folder}/*.webp`).reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
if (bytes > mostBytes) throw new Error('The screens are over 6 MB: lower their quality or width.');
