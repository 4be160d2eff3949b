import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectNow, test, type Page } from '@playwright/test';
import { runScript, type TestProcess } from '#tests/support/processes.ts';
import { OWN_PORT } from '../../playwright.config.ts';

// `npm run dev` and `npm run dev:api`, as on a machine where they have never run.

// Beside tests with many threads, such as those of the week slider, this takes four times as long.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
// A trace would record hundreds of modules per page.
test.use({ trace: 'off' });

// Files are compiled on first request, which takes more than five seconds under CPU contention.
const expect = expectNow.configure({ timeout: 240_000 });

let server: TestProcess;
let url: string;
test.beforeAll(async () => {
  server = runScript('tests/support/devServer.ts', { ...process.env });
  url = await server.ready();
});
test.afterAll(() => server.kill('SIGTERM'));

const scenarioBadge = (page: Page, scenario = '') =>
  page.getByRole('button', { name: `Mocks: ${scenario}` });

/** Opens a page of the development server and waits until the mocks respond. */
async function openDevPage(page: Page, path: string) {
  await page.goto(new URL(path, url).href);
  await expect(scenarioBadge(page)).toBeVisible();
}

const nightly = { tag: '@nightly' };

test('npm run dev loads each page once, without errors, cold', nightly, async ({ page }) => {
  const loads: string[] = [];
  const errors: string[] = [];
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  const paths = ['/', '/services', '/boutique', '/contact', '/peek-planner'];
  for (const path of paths) {
    await openDevPage(page, path);
    await page.getByRole('button', { name: /cart/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(loads).toEqual(paths);
  expect(errors).toEqual([]);
});

test('npm run dev keeps its scenario after a click and a reload', async ({ page }) => {
  await openDevPage(page, '/boutique?scenario=products.empty');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(new URL('/faq', url).href);
  await page.reload();
  await expect(scenarioBadge(page, 'products.empty')).toBeVisible();
  await openDevPage(page, '/faq?scenario=default');
  await openDevPage(page, '/faq');
  await expect(scenarioBadge(page, 'default')).toBeVisible();
});

test('the scenario badge reports an unknown scenario', async ({ page }) => {
  await openDevPage(page, '/faq?scenario=products.emty');
  await expect(page.getByText("No scenario is called 'products.emty'.")).toBeVisible();
  await expect(scenarioBadge(page, 'default')).toBeVisible();
});

test("the badge's drawer changes an answer and lists a request without a handler", async ({
  page,
}) => {
  await openDevPage(page, '/services?scenario=default');
  await scenarioBadge(page).click();
  const drawer = page.getByRole('region', { name: 'Mocks', exact: true });
  await expect(drawer.getByLabel('Scenario')).toHaveValue('default');
  await drawer.getByLabel('Answer', { exact: true }).selectOption({ label: 'Offline: no answer' });
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(scenarioBadge(page, 'default, 1 changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.evaluate(() => fetch('/api/nothing').catch(() => undefined));
  await scenarioBadge(page, 'default, 1 changed, 1 without a handler').click();
  await expect(drawer.getByText('GET /api/nothing: no handler answers it')).toBeVisible();
  await drawer.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(scenarioBadge(page, 'default')).toHaveText('Mocks: default');
});

test("npm run dev:api prints the site's URL, which also serves the API", async () => {
  const dev = runScript('scripts/dev-api.ts', {
    API_PORT: String(OWN_PORT + 1),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'dev-api-')),
  });
  const site = await dev.waitForOutput(/^Open (\S+)$/m);
  expect((await fetch(new URL('/api/services', site))).status).toBe(200);
  await dev.kill('SIGTERM');
});
