import { expect, test, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { studio } from '#content/studio.ts';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { open } from './page.ts';

// Attributes without which a page looks the same: one table each.

/** The values of attributes of all matching elements, '-' for a missing one. */
const attributesOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, wanted) =>
        elements.map((element) =>
          wanted.map((name) => element.getAttribute(name) ?? '-').join(' '),
        ),
      names,
    );

test('every page has the Open Graph tags of its own title, description and address', async ({
  request,
}) => {
  const origin = new URL(
    load(await (await request.get('/')).text())('link[rel=canonical]').attr('href') ?? '',
  ).origin;
  for (const path of [...prerenderPaths, '/no-such-page']) {
    const $ = load(await (await request.get(path)).text());
    const tags = $('meta[property^="og:"], meta[name^="twitter:"]')
      .toArray()
      .map((tag) => [$(tag).attr('property') ?? $(tag).attr('name'), $(tag).attr('content')]);
    expect.soft(Object.fromEntries(tags), path).toEqual({
      'og:type': 'website',
      'og:site_name': studio.name,
      'og:title': $('title').first().text(),
      'og:description': $('meta[name=description]').attr('content'),
      'og:image': `${origin}/images/social.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${studio.name}, ${studio.address.city}, Ohio`,
      ...(path !== '/no-such-page' && { 'og:url': `${origin}${path}` }),
      'twitter:card': 'summary_large_image',
    });
  }
  const image = await request.get('/images/social.jpg');
  expect(image.headers()['content-type']).toBe('image/jpeg');
});

const FIELD = ['name', 'type', 'autocomplete', 'inputmode', 'maxlength'];
const FIELDS = ':is(input, textarea):not([type=radio], [type=checkbox])';

test('form fields name their purpose and keyboard', async ({ page }) => {
  await open(page, '/contact');
  expect(await attributesOf(page, `main ${FIELDS}`, FIELD)).toEqual([
    'name text name - 200',
    'email email email email 254',
    'phone tel tel tel 50',
    'subject text - - 200',
    'message - - - -',
    'website - off - -',
  ]);
  await open(page, '/boutique');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await drawer.getByText('Shipping', { exact: true }).click();
  await expect(drawer.getByLabel(/^ZIP/)).toBeVisible();
  expect(await attributesOf(page, `[role=dialog] ${FIELDS}`, FIELD)).toEqual([
    'name text name - 200',
    'email email email email 254',
    'phone tel tel tel 50',
    'street text shipping street-address - 200',
    'city text shipping address-level2 - 100',
    'state text shipping address-level1 - 50',
    'zipCode text shipping postal-code numeric 20',
  ]);
});

// The announcer of the page's title is first, that of the cart last.
const LIVE = ['role', 'aria-live'];
for (const [path, own] of [
  ['/about', []],
  ['/contact', []],
  ['/peek-planner', ['status -', 'status -']],
  ['/boutique', []],
] as const) {
  test(`${path} announces changes in its live regions`, async ({ page }) => {
    await open(page, path);
    const found = await attributesOf(page, '[aria-live], [role=status], [role=alert]', LIVE);
    expect(found).toEqual(['status polite', ...own, 'status polite']);
  });
}

test('resources of a page have their relation', async ({ page }) => {
  await open(page, '/about');
  const found = await attributesOf(page, 'link', ['rel']);
  expect([...new Set(found)].toSorted()).toEqual([
    'apple-touch-icon',
    'canonical',
    'expect',
    'icon',
    'manifest',
    'modulepreload',
  ]);
});
