import { expect, test } from '@playwright/test';
import { noIndexPaths, prerenderPaths } from '#content/siteRoutes.ts';
import { servedIds } from '#tests/support/served.ts';

// Specification section 2 and rulings 4 to 7, without JavaScript.
test.use({ javaScriptEnabled: false });

const NOT_FOUND = ['404 Page Not Found', 'Did you forget to add the page to the router?'];

test('every path returns a complete page', async ({ page }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of prerenderPaths) {
    await test.step(path, async () => {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      const title = await page.title();
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect.soft(title.length, `title of ${path}: ${title}`).toBeGreaterThanOrEqual(30);
      expect.soft(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(60);
      expect.soft(description?.length ?? 0, `description of ${path}`).toBeGreaterThanOrEqual(70);
      expect.soft(description?.length ?? 0, `description of ${path}`).toBeLessThanOrEqual(160);
      expect.soft(titles.get(title), `title of ${path} is also that of`).toBeUndefined();
      expect.soft(descriptions.get(description ?? ''), `description of ${path}`).toBeUndefined();
      titles.set(title, path);
      descriptions.set(description ?? '', path);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect.soft(new URL(canonical ?? '').pathname).toBe(path);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect
        .soft(page.locator('meta[name=robots]'))
        .toHaveCount(noIndexPaths.has(path) ? 1 : 0);
      await expect.soft(page.locator('header').first()).toBeVisible();
      await expect.soft(page.locator('footer').last()).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect.soft(words, `words on ${path}`).toBeGreaterThan(40);
    });
  }
});

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

// The single services and the DNA section are rendered with the service list (ruling 17).
const arriveLate = new Set(['dna-testing', ...servedIds]);

test('every internal link and hash resolves, and every page has a link from another page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const ids = new Map<string, Set<string>>();
  const links: { from: string; to: string }[] = [];
  for (const path of prerenderPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a[href]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }));
    ids.set(path, new Set(found.ids));
    links.push(...found.links.map((to) => ({ from: path, to })));
  }
  const linked = new Set<string>();
  const broken = links.filter(({ from, to }) => {
    const target = new URL(to, `http://site${from}`);
    if (target.host !== 'site') return false;
    const path = target.pathname.replace(/(.)\/$/, '$1');
    if (!ids.has(path)) return true;
    if (path !== from) linked.add(path);
    const hash = target.hash.slice(1);
    return hash !== '' && !arriveLate.has(hash) && ids.get(path)?.has(hash) === false;
  });
  expect(broken).toEqual([]);
  expect(prerenderPaths.filter((path) => !linked.has(path) && !noIndexPaths.has(path))).toEqual([]);
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
