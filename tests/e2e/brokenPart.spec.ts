import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { phoneHref } from '#content/studio.ts';
import { servedItem } from '#tests/support/served.ts';
import { open, waitForHydration } from './page.ts';

// Ruling 67: a part that fails never takes its page with it (docs/decisions/0020).

type BrokenPart = {
  path: string;
  /** What the visitor does before the part renders. */
  use?: (page: Page) => Promise<void>;
  /** What the failed part leaves out of the prerendered page. */
  lost?: string;
  /** What the visitor sees instead, besides the page. */
  sees?: (page: Page) => Locator[];
};

const main = (page: Page) => page.getByRole('main');
const cartButton = (page: Page, hasText: RegExp) =>
  page.getByRole('button', { name: /^Cart/ }).filter({ hasText });
const firstPhoto = (page: Page) => main(page).getByRole('button', { name: /front door/ });

async function moveSlider(page: Page) {
  const loaded = page.waitForResponse(/otherWeeks/);
  await page.getByRole('slider').press('ArrowRight');
  await loaded;
}

async function addToCart(page: Page) {
  await page.getByRole('button', { name: `Add to Cart ${servedItem.name}` }).click();
}

const parts: Record<string, BrokenPart> = {
  'open-now line': { path: '/contact' },
  'open-now line of the header': { path: '/faq' },
  'list of closures': { path: '/faq' },
  'lowest price': { path: '/' },
  price: {
    path: '/services',
    sees: (page) => [page.getByRole('article'), page.getByRole('link', { name: /^Book Now for/ })],
  },
  'price range': { path: '/3d-ultrasound-richland-county' },
  'growth slider': {
    path: '/',
    lost: 'header:has(#book-now) > div > :last-child',
    sees: (page) => [
      page.getByText('Illustration, week 31'),
      page.getByRole('img', { name: /week 31/i }),
    ],
  },
  "week's image": {
    path: '/',
    use: moveSlider,
    lost: 'a[href^="/peek-planner?week"]',
    sees: (page) => [
      page.getByRole('img', { name: /week 31/i }),
      page.getByRole('link', { name: /week 32/ }),
    ],
  },
  planner: {
    path: '/peek-planner',
    lost: 'main fieldset, main details',
    sees: (page) => [main(page).getByText(/^Early pregnancy, 8-12 weeks: /)],
  },
  "planner's result": {
    path: '/peek-planner?week=20',
    // A result takes the place of the examples of all weeks.
    lost: 'main details, [aria-label="Example images by week"] + p',
    sees: (page) => [page.getByRole('button', { name: 'Change week' })],
  },
  'example images': {
    path: '/peek-planner?week=30',
    lost: 'main details',
    sees: (page) => [page.getByRole('article').getByRole('heading')],
  },
  gallery: { path: '/3d-4d-ultrasound', lost: 'main ul:has(> li > button)' },
  'studio gallery': { path: '/about', lost: 'main ul:has(> li > button)' },
  'button that enlarges a picture': {
    path: '/about',
    sees: (page) => [page.getByRole('img', { name: /front door/ })],
  },
  lightbox: {
    path: '/about',
    use: (page) => firstPhoto(page).click(),
    sees: (page) => [firstPhoto(page).and(page.locator('[aria-expanded=true]'))],
  },
  'comparison of two pictures': {
    path: '/8k-hyperreal-images',
    sees: (page) => [page.locator('main figure figcaption').nth(1)],
  },
  map: {
    path: '/3d-ultrasound-mansfield',
    sees: (page) => [main(page).getByRole('link', { name: /directions/i })],
  },
  'drawn map': { path: '/3d-ultrasound-mansfield' },
  video: {
    path: '/',
    lost: 'main figure:has(button)',
    sees: (page) => [page.getByRole('link', { name: /^Watch/ })],
  },
  'cart button': { path: '/', sees: (page) => [cartButton(page, /0 items/)] },
  'cart drawer': {
    path: '/boutique',
    use: addToCart,
    sees: (page) => [page.getByText("The cart didn't open"), cartButton(page, /1 item/)],
  },
  toasts: {
    path: '/boutique',
    use: async (page) => {
      await page.route(/\/assets\/CartDrawer-/, (route) => route.abort());
      await addToCart(page);
    },
    sees: (page) => [page.getByText("The cart didn't open")],
  },
  'promo popup': { path: '/' },
  'route announcer': { path: '/' },
  'navigation spinner': { path: '/' },
};

const boundary = /\{part:(\w+),fallback:\w+=null,children:(\w+)\}=this\.props;/;

/** The built script with the error boundary. */
const boundaryScript = () =>
  globSync('build/client/assets/*.js')
    .map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => boundary.test(text));

/** Changes the served code of the error boundary so that one part throws when it renders. */
async function breakPart(page: Page, part: string) {
  const [script, ...others] = boundaryScript();
  if (!script || others.length) throw new Error('The error boundary is not in one script.');
  const body = script.text.replace(
    boundary,
    (start, name, children) =>
      `${start}if(${name}===${JSON.stringify(part)})${children}=()=>{throw Error('broken')};`,
  );
  await page.route(`**/assets/${script.name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** The texts and links that make the page readable, without those in `lost`. */
function readable(html: string, lost?: string) {
  const $ = load(html);
  $(
    'script, style, noscript, without-script, template, [aria-hidden], [hidden], [role=status]',
  ).remove();
  if (lost) $(lost).remove();
  const list = (selector: string, read: (element: ReturnType<typeof $>) => string | undefined) =>
    $(selector)
      .get()
      .map((element) => read($(element))?.replaceAll(/\s+/g, ' ').trim() ?? '')
      .filter(Boolean);
  return {
    texts: list('h1, h2, h3, main p, main dd, footer p', (element) => element.text()),
    links: list('a[href]', (element) => element.attr('href')),
    all: $('body').text().replaceAll(/\s+/g, ' '),
  };
}

/** Expects all that was prerendered, except what only the failed part showed. */
async function expectReadable(page: Page, path: string, lost?: string) {
  const before = readable(await (await page.request.get(path)).text(), lost);
  const now = readable(await page.content());
  expect(before.texts.length).toBeGreaterThan(5);
  expect(before.texts.filter((text) => !now.all.includes(text))).toEqual([]);
  expect(before.links.filter((href) => !now.links.includes(href))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="${phoneHref}"]:visible`).first()).toBeVisible();
}

const failuresOf = (page: Page) => {
  const failures: string[] = [];
  page.on('console', (message) => {
    const [, part] = /^The (.*) failed and was left out/.exec(message.text()) ?? [];
    if (part) failures.push(part);
  });
  return failures;
};

for (const [part, { path, use, lost, sees }] of Object.entries(parts)) {
  test(`the page stays readable when the ${part} fails`, async ({ page }) => {
    const failures = failuresOf(page);
    await breakPart(page, part);
    if (part === 'promo popup') await page.addInitScript(() => localStorage.clear());
    await open(page, path);
    await use?.(page);
    for (const seen of sees?.(page) ?? []) await expect(seen.first()).toBeVisible();
    await expect.poll(() => failures).toContain(part);
    await expectReadable(page, path, lost);
    expect(new Set(failures)).toEqual(new Set([part]));
  });
}

// The defect of 2026 in WebKit: what the browser said of a date was not what the code expected. These
// pages print dates besides the header's.
for (const path of ['/', '/contact', '/faq', '/peek-planner', '/3d-ultrasound-galion']) {
  test(`${path} stays readable in a browser that cannot format dates`, async ({ page }) => {
    const failures = failuresOf(page);
    await page.addInitScript(() => {
      const fail = () => {
        throw new RangeError('Invalid time value');
      };
      Date.prototype.toISOString = fail;
      Object.assign(Intl.DateTimeFormat.prototype, { formatToParts: fail, formatRange: fail });
    });
    await page.goto(path);
    await waitForHydration(page);
    await expect.poll(() => failures).toContain('open-now line of the header');
    await expectReadable(page, path);
  });
}
