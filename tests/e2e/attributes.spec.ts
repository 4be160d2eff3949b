import { expect, test, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { shareImages } from '#content/shareImages.ts';
import { studio } from '#content/studio.ts';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { sessionWeeks } from '#content/growth.ts';
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
    const image = path === '/boutique' ? shareImages.boutique : shareImages.general;
    const $ = load(await (await request.get(path)).text());
    const tags = $('meta[property^="og:"], meta[name^="twitter:"]')
      .toArray()
      .map((tag) => [$(tag).attr('property') ?? $(tag).attr('name'), $(tag).attr('content')]);
    expect.soft(Object.fromEntries(tags), path).toEqual({
      'og:type': 'website',
      'og:site_name': studio.name,
      'og:title': $('title').first().text(),
      'og:description': $('meta[name=description]').attr('content'),
      'og:image': `${origin}${image.url}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': image.alt,
      ...(path !== '/no-such-page' && { 'og:url': `${origin}${path}` }),
      'twitter:card': 'summary_large_image',
    });
  }
});

test('a link to a week has the preview of that week, others the general one', async ({
  request,
}) => {
  const readTags = async (query: string) => {
    const $ = load(await (await request.get(`/peek-planner${query}`)).text());
    const content = (name: string) => $(`meta[property="og:${name}"]`).attr('content') ?? '';
    const [title, image, url] = [content('title'), content('image'), content('url')];
    const canonical = $('link[rel=canonical]').attr('href') ?? '';
    return [
      title,
      ...[image, url, canonical].map((address) => address.replace(/^.*?\w(?=\/)/, '')),
    ];
  };
  const general = await readTags('');
  for (const query of ['?week=40', '?week=x', '?week=99', '?week=031', '?week=../week-31']) {
    expect.soft(await readTags(query), query).toEqual(general);
  }
  expect(general.slice(1)).toEqual(['/images/social.jpg', '/peek-planner', '/peek-planner']);
  expect(await readTags('?week=31')).toEqual([
    'Week 31 at Orchard Peek',
    '/images/social-week-31.jpg',
    '/peek-planner?week=31',
    '/peek-planner',
  ]);
  const images = [
    'social',
    'social-boutique',
    ...sessionWeeks.map((week) => `social-week-${week}`),
  ];
  for (const name of images) {
    const image = await request.get(`/images/${name}.jpg`);
    expect.soft(image.headers()['content-type'], name).toBe('image/jpeg');
    expect.soft((await image.body()).length, name).toBeLessThanOrEqual(60_000);
  }
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
const LIVE_REGIONS = '[aria-live], [role=status], [role=alert]';
for (const [path, own] of [
  ['/about', []],
  ['/contact', []],
  ['/peek-planner', ['status -', 'status -']],
  ['/boutique', []],
] as const) {
  test(`${path} announces changes in its live regions`, async ({ page }) => {
    await open(page, path);
    const found = await attributesOf(page, `:is(${LIVE_REGIONS}):not([hidden] *)`, LIVE);
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
