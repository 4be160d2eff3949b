import { expect } from '@playwright/test';
import { chromium } from 'playwright';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { parseArguments } from '#server/settingsFile.ts';
import { addToCart, fillCustomer, placeOrder, continueToPayment } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { runNode } from '../../scripts/steps.ts';
import { reportErrors } from './drive.ts';
import { FOLDER, serveStorybook } from './served.ts';

// `npm test -- demo`: tests the output of `npm run build:demo`, served from a subfolder.

const OUT = '.cache/demo-static';
const STORY = 'cart-checkout-details-step--missing-name';

const { values } = parseArguments({
  options: {
    /** A Storybook that is already built. */
    built: { type: 'string' },
  },
});
const built = values.built === undefined ? [] : ['--storybook', values.built];
const status = runNode(['scripts/build-demo.ts', '--base', FOLDER, '--out', OUT, ...built]);
if (status !== 0) process.exit(1);

const problems: string[] = [];
const site = await serveStorybook(OUT, (address) => problems.push(`no file at ${address}`));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
reportErrors(page, (what) => problems.push(what));

async function openDemo(path: string, scenario: ScenarioName = 'default') {
  await page.goto(`${site.address}${path}?scenario=${scenario}`);
  await expect(page.getByRole('button', { name: `Mocks: ${scenario}` })).toBeVisible();
}

try {
  await openDemo('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openDemo('service-areas');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mansfield/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.address}3d-ultrasound-mansfield`);
  await expect(page.getByRole('heading', { level: 1, name: /Mansfield/ })).toBeVisible();

  const packages = page.getByRole('article', { name: services[0]?.name ?? '' });
  await openDemo('services');
  await expect(packages).toBeVisible();
  await openDemo('services', 'services.500');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await openDemo('services', 'services.noDna');
  await expect(packages).toBeVisible();
  await expect(page.getByRole('heading', { name: 'DNA Testing Services' })).toHaveCount(0);

  await openDemo('boutique');
  const visitor = pageVisitor(page);
  await addToCart(visitor, products[0]?.name ?? '');
  await fillCustomer(visitor, 'Dana Demo', 'dana@parents.example');
  await continueToPayment(visitor);
  await placeOrder(visitor);

  await page.goto(`${site.address}storybook/?path=/story/${STORY}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByText('Please enter your name.')).toBeVisible({ timeout: 30_000 });
} catch (error) {
  problems.push(String(error));
}
await browser.close();
await site.close();
for (const problem of problems) console.error(problem);
console.log(`The demo from ${FOLDER}: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
