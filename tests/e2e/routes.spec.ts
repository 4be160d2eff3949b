import { expect, test } from '@playwright/test';
import { prerenderPaths } from '#content/siteRoutes.ts';

// Specification section 2 and rulings 4 to 7, without JavaScript.
test.use({ javaScriptEnabled: false });

const NOT_FOUND = ['404 Page Not Found', 'Did you forget to add the page to the router?'];

test('the sitemap lists every page except the noindex one', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toEqual(prerenderPaths.filter((path) => path !== '/thank-you'));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
});

test('the page after a sent contact form is served with noindex', async ({ page }) => {
  const response = await page.goto('/contact/sent');
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

// Malformed paths are tested by tests/server/http.test.ts.
const missing = [
  '/3d-ultrasound-columbus',
  '/3d-ultrasound-erie-county',
  '/baby-shower-gifts-wooster',
  '/maternity-gifts-tiffin',
  '/no/such/page',
];

for (const path of missing) {
  test(`${path} returns the 404 page`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    for (const text of NOT_FOUND) expect(html).toContain(text);
  });
}

for (const path of [
  '/faq/',
  '/services/#nope',
  '/peek-planner?stage=nope',
  '/3d-ultrasound-marion/',
]) {
  test(`${path} returns its page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('404 Page Not Found');
  });
}

test('the licenses of bundled packages are served', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^## react-dom - [\d.]+ \(MIT\)$/m);
});
