import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type { ReviewData } from '#storybook/review/review.ts';
import { baselineFile, pictureFile } from '#tests/vr/compare.ts';
import { pageOf } from '#tests/vr/report.ts';
import { serveStorybook } from './served.ts';

// What of the review room is our own is held to what the site is held to: axe, the keyboard alone,
// and 320 pixels.

type Report = (what: string) => void;

const DESK = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 800 };

/** A state with a picture and a tree, of which the last runs are made to say the worst. */
const STORY = 'cart-checkout-details-step--missing-name';
const STATE = '5.checkout.missing-name';
const PICTURE = `desktop/${STORY}`;
const SIDES = ['expected', 'actual', 'difference'] as const;

/** What is read aloud comes first: it is there once the story has played, and moves the focus no more. */
const panels = [
  { tab: 'Read aloud', region: 'What is read aloud' },
  { tab: 'Review', region: 'Review of this story' },
  { tab: 'Picture', region: 'Pictures of this story' },
];

const guides = ['guide-state-matrix--docs', 'guide-library--docs', 'guide-reviewing-a-state--docs'];

/** Reports what axe finds in a part of the page. */
async function holdAxe(page: Page, where: string, report: Report, part = 'body') {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  for (const { id, nodes } of violations) {
    report(`${where}: axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
}

/** Reports what is wider than its place: a page as a whole, or a part that scrolls by itself. */
async function holdWidth(part: Locator, where: string, report: Report) {
  const { wide, right } = await part.evaluate((element) => ({
    wide: element.scrollWidth - element.clientWidth,
    right: element.getBoundingClientRect().right - innerWidth,
  }));
  if (wide > 0) report(`${where}: scrolls sideways by ${wide} px`);
  if (right > 0) report(`${where}: ends ${right} px beside the window`);
}

/** Runs in the page: how many controls of a part the keyboard must reach, and marks them. */
function countStops(part: Element): number {
  const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(controls) && element.checkVisibility() ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  return within(part).length + (part.matches(controls) ? 1 : 0);
}

/** Runs in the page: what has the focus, whether it lies in the part, and whether that shows. */
function focusIn(part: Element) {
  const outer = document.activeElement;
  let element = outer;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
  return {
    inside: part.contains(outer),
    name: `${element?.localName} ${element?.textContent.slice(0, 30)}`,
    shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
  };
}

/**
 * Reports what of a part Tab does not reach, and what does not show that it has the focus.
 * @param before where the first press is.
 */
async function holdKeyboard(before: Locator, part: Locator, where: string, report: Report) {
  const stops = await part.evaluate(countStops);
  let reached = 0;
  for (let press = 0; press < stops + 60; press += 1) {
    if (press === 0) await before.press('Tab');
    else await before.page().keyboard.press('Tab');
    const { inside, name, shows } = await part.evaluate(focusIn);
    if (!inside && reached > 0) break;
    if (!inside) continue;
    reached += 1;
    if (!shows) report(`${where}: no focus shows on ${name}`);
    if (reached === stops) break;
  }
  if (reached < stops) report(`${where}: Tab reaches ${reached} of ${stops}`);
}

/** Has the runs say that a story's picture differs, that axe complains, and that its review lapsed. */
async function pretendRuns(context: BrowserContext) {
  await context.route('**/review/data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as ReviewData;
    data.ran = { tests: true, pictures: true };
    data.stories[STORY] = {
      fingerprint: { picture: 'a', tree: 'b' },
      test: { passed: false, axe: true, tree: false, message: 'AssertionError: a message' },
      pictures: {
        desktop: { outcome: 'different', files: SIDES.map((side) => `${PICTURE}.${side}.webp`) },
        mobile: { outcome: 'same', files: [] },
      },
    };
    data.signatures = [
      {
        state: STATE,
        kind: 'look',
        fingerprint: { picture: 'before', tree: 'b' },
        who: 'Robin Example',
        when: '2026-01-15',
        remark: 'Good.',
      },
    ];
    await route.fulfill({ json: data });
  });
  await context.route('**/review/pictures/**', (route) =>
    route.fulfill({ path: baselineFile(PICTURE) }),
  );
}

async function lookAtPanels(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await page.goto(`${address}?path=/story/${STORY}`, { waitUntil: 'networkidle' });
  for (const { tab, region } of panels) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const part = page.getByRole('region', { name: region });
    await part.waitFor();
    await holdAxe(page, tab, report, `[aria-label="${region}"]`);
    await holdKeyboard(page.getByRole('tab', { name: tab, exact: true }), part, tab, report);
  }

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Open addon panel' }).click();
  for (const { tab, region } of panels) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const part = page.getByRole('region', { name: region });
    await part.waitFor();
    await holdWidth(part, `${tab} at 320`, report);
    await holdAxe(page, `${tab} at 320`, report, `[aria-label="${region}"]`);
  }
  await page.close();
}

async function lookAtPages(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  // What stands in the frames has its turn as a story of its own.
  await page.route('**/iframe.html?*', (route) =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const addresses = [
    ...guides.map((id) => [id, `id=${id}&viewMode=docs`, '#storybook-docs', 'td, h2'] as const),
    ...['states', 'widths'].map(
      (compared) =>
        [
          `compare ${compared}`,
          `id=primitives-badge--best-value&viewMode=story&globals=compare:${compared};a11y.manual:!true`,
          '#storybook-root',
          'iframe',
        ] as const,
    ),
  ];
  for (const [where, query, part, there] of addresses) {
    await page.goto(`${address}iframe.html?${query}`);
    await page.locator(`${part} :is(${there})`).first().waitFor();
    for (const size of [DESK, NARROW]) {
      await page.setViewportSize(size);
      await holdWidth(page.locator('html'), `${where} at ${size.width}`, report);
      await holdAxe(page, `${where} at ${size.width}`, report, part);
    }
  }
  await page.close();
}

/** The page of `npm run vr:review`, with a run made up of a picture that we have. */
async function lookAtReview(context: BrowserContext, report: Report) {
  const folder = mkdtempSync(join(tmpdir(), 'review-page-'));
  const pictures = [PICTURE, `mobile/${STORY}`];
  for (const side of SIDES) {
    for (const picture of pictures) {
      const file = pictureFile(picture, side, folder);
      mkdirSync(dirname(file), { recursive: true });
      cpSync(baselineFile(PICTURE), file);
    }
  }
  const run = {
    against: 'the baselines',
    acceptable: true,
    results: pictures.map((picture) => ({
      picture,
      outcome: 'different' as const,
      looks: 2,
      count: 9,
      shape: 'alike',
      fingerprint: '',
    })),
    again: [PICTURE],
    gone: [],
    remarks: ['A remark.'],
    seconds: 1,
  };
  writeFileSync(join(folder, 'index.html'), await pageOf(run, true, folder));
  const site = await serveStorybook(folder, report);

  const page = await context.newPage();
  await page.goto(site.address);
  for (const size of [DESK, NARROW]) {
    await page.setViewportSize(size);
    for (const [key, view] of ['side', 'swipe', 'blink', 'marked'].entries()) {
      await page.keyboard.press(String(key + 1));
      await page.locator(`[data-view=${view}][aria-pressed=true]`).waitFor();
      await holdWidth(page.locator('html'), `review, ${view}, at ${size.width}`, report);
      await holdAxe(page, `review, ${view}, at ${size.width}`, report);
    }
  }
  await page.setViewportSize(DESK);
  await page.keyboard.press('2');
  await holdKeyboard(page.locator('#filter'), page.locator('main'), 'review', report);
  await page.keyboard.press('j');
  const second = await page.locator('nav [aria-current=true]').textContent();
  if (!second?.includes('mobile')) report(`review: j does not lead to the next picture: ${second}`);
  await page.close();
  site.close();
  rmSync(folder, { recursive: true });
}

/**
 * Looks at the panels of the manager, at our pages and frames, and at the review of the pictures.
 * @param address of the built Storybook.
 */
export async function lookAtRoom(browser: Browser, address: string, report: Report): Promise<void> {
  const context = await browser.newContext();
  await pretendRuns(context);
  await lookAtPanels(context, address, report);
  await lookAtPages(context, address, report);
  await lookAtReview(context, report);
  await context.close();
}
