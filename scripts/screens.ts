import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { waitForHydration } from '#tests/e2e/page.ts';
import { addToCart, continueToPayment, fillCustomer } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { serveBuild } from '#tests/support/processes.ts';
import { servedItem } from '#tests/support/served.ts';
import { parseArguments } from '#server/settingsFile.ts';
import { build } from './build.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

// `npm run visual -- screens`: captures the README's screenshots into docs/screens.

const folder = 'docs/screens';

type Shot = { name: string; viewport: { width: number; height: number }; path: string };

const phone = { width: 390, height: 844 };

const shots: readonly Shot[] = [
  { name: 'home-1280', viewport: { width: 1280, height: 900 }, path: '/' },
  { name: 'home-390', viewport: phone, path: '/' },
  { name: 'services-390', viewport: phone, path: '/services' },
  { name: 'cart-payment-390', viewport: phone, path: '/boutique' },
];

async function goToPayment(page: Page): Promise<void> {
  const visitor = pageVisitor(page);
  await addToCart(visitor, servedItem.name);
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await continueToPayment(visitor);
}

parseArguments({});
await build();
await using server = await serveBuild();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const { name, viewport, path } of shots) {
  const page = await browser.newPage({ viewport, timezoneId: 'America/New_York' });
  await page.goto(server.url + path);
  await waitForHydration(page);
  if (name.startsWith('cart')) await goToPayment(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .resize({ width: Math.min(viewport.width, 960) })
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
