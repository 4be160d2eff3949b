import { expect, test, type Page } from '@playwright/test';
import { servedItem } from '#tests/support/served.ts';

// Search engines render the pages, but load nothing that robots.txt forbids.

/** Blocks the requests that the site's robots.txt, with one group for all crawlers, disallows. */
async function obeyRobots(page: Page) {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots.match(/^User-agent: .*$/gm)).toEqual(['User-agent: *']);
  const disallowed = [...robots.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path);
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    return disallowed.some((path) => pathname.startsWith(path)) ? route.abort() : route.continue();
  });
}

test('a crawler that obeys robots.txt sees the packages and the shelf', async ({ page }) => {
  await obeyRobots(page);
  await page.goto('/services');
  await expect(page.getByRole('article', { name: 'Quick Peek' })).toBeVisible();
  await page.goto('/boutique');
  await expect(page.getByRole('heading', { name: servedItem.name })).toBeVisible();
});
