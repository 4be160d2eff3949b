import { expect, test } from '@playwright/test';
import { errorContent } from '#content/pages/error.ts';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { PHONE } from './layout.ts';
import { blockRequests, waitForHydration, open, recordRequests } from './page.ts';

// docs/decisions/0006: a page paints first, hydrates later, and keeps input from before hydration.

const anyScript = /\/assets\/.*\.js$/;

test('text typed before hydration is kept and sent', async ({ page }) => {
  const release = await blockRequests(page, anyScript);
  await page.goto('/contact');
  const typed = { Name: 'Robin Example', Message: 'Do you have room for our whole family?' };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByRole('textbox', { name: label }).click();
    await page.keyboard.type(text);
  }
  release();
  await waitForHydration(page);
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: typed.Name, message: typed.Message });
});

test('pages hydrate without requestIdleCallback, which Safari lacks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await open(page, '/about');
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
});

test('the menu opens on the error page of a page that failed while hydrating', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const body = "export default () => { throw new Error('broken') }";
  const clicked = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/about-.*\.js$/, async (route) => {
    await clicked.promise;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  clicked.resolve(undefined);
  await expect(page.getByRole('heading', { name: errorContent.h1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('no page requests its script before first paint', async ({ request, page }) => {
  for (const path of prerenderPaths) {
    const html = await (await request.get(path)).text();
    expect.soft(html.match(/<link[^>]*modulepreload[^>]*>/g), path).toBeNull();
    expect.soft(html.match(/<script(?![^>]*nomodule)[^>]*src=[^>]*>/gi), path).toBeNull();
    expect.soft(html.match(/(?<!<noscript>)<link[^>]*stylesheet[^>]*>/g), path).toBeNull();
  }
  const release = await blockRequests(page, anyScript);
  const scripts = recordRequests(page, anyScript);
  await page.goto('/services');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint').length,
  );
  expect(painted).toBe(1);
  release();
});

test("headings and text are shown in the site's fonts", async ({ page }) => {
  await page.goto('/');
  const measureText = (font: string) =>
    page.evaluate((of) => {
      const brush = document.createElement('canvas').getContext('2d');
      if (!brush) throw new Error('This browser does not draw.');
      brush.font = of;
      return brush.measureText('Meet the Apple of your Eye').width;
    }, font);
  for (const family of ['Fraunces Variable', 'Figtree Variable']) {
    const fallback = await measureText('40px monospace');
    await expect.poll(() => measureText(`40px '${family}', monospace`)).not.toBe(fallback);
  }
});
