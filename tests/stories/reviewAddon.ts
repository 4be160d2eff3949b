import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type { ReviewData } from '#packages/storybook-review/src/review.ts';
import { baselineFile, resultFile } from '#packages/storybook-visual/src/results.ts';
import { renderPage } from '#packages/storybook-visual/src/report.ts';
import { frames as openingFrames } from '#storybook/phoneFirst.ts';
import { serveStorybook } from './served.ts';

// Tests that the review addon meets the site's standards: axe, keyboard only, and 320 pixels.

type Report = (what: string) => void;

const DESK = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 800 };

/** A state with a screenshot and an ARIA snapshot, which has findings in the faked runs. */
const STORY = 'cart-checkout-details-step--missing-name';
/** A story with a baseline that the faked run did not capture. */
const HOME = 'pages-home--default';
const PICTURE = `desktop/${STORY}`;
const SIDES = ['expected', 'actual', 'difference'] as const;
const BASELINES = 'tests/visual/baselines';

/** The ARIA snapshot is first: once it appears, `play` has ended and no longer moves the focus. */
const panels = [
  { tab: 'ARIA snapshot', region: 'ARIA snapshot of this story' },
  { tab: 'Review', region: 'Review of this story' },
  { tab: 'Screenshots', region: 'Screenshots of this story' },
  { tab: 'Mock', region: 'Mocked answers' },
];

const guides = ['guide-state-matrix--docs', 'guide-library--docs', 'guide-reviewing-a-state--docs'];

/** Reports axe violations in a part of the page. */
async function expectNoAxeViolations(page: Page, where: string, report: Report, part = 'body') {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  for (const { id, nodes } of violations) {
    report(`${where}: axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
}

/** Reports horizontal overflow: of the complete page, or of a part that scrolls. */
async function expectNoOverflow(part: Locator, where: string, report: Report) {
  const { wide, right } = await part.evaluate((element) => ({
    wide: element.scrollWidth - element.clientWidth,
    right: element.getBoundingClientRect().right - innerWidth,
  }));
  if (wide > 0) report(`${where}: scrolls sideways by ${wide} px`);
  if (right > 0) report(`${where}: ends ${right} px beside the window`);
}

/** Runs in the page: counts and marks the controls in a part that Tab must reach. */
function countTabStops(part: Element): number {
  const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const controlsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(controls) && element.checkVisibility() ? [element] : []),
      ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
    ]);
  return controlsIn(part).length + (part.matches(controls) ? 1 : 0);
}

/** Runs in the page: the focused element, whether it is in the part and shows focus. */
function describeFocus(part: Element) {
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
 * Reports controls of a part that Tab does not reach, and those without visible focus.
 * @param before the element to start from.
 */
async function expectKeyboardAccess(before: Locator, part: Locator, where: string, report: Report) {
  const stops = await part.evaluate(countTabStops);
  let reached = 0;
  for (let press = 0; press < stops + 60; press += 1) {
    if (press === 0) await before.press('Tab');
    else await before.page().keyboard.press('Tab');
    const { inside, name, shows } = await part.evaluate(describeFocus);
    if (!inside && reached > 0) break;
    if (!inside) continue;
    reached += 1;
    if (!shows) report(`${where}: no focus shows on ${name}`);
    if (reached === stops) break;
  }
  if (reached < stops) report(`${where}: Tab reaches ${reached} of ${stops}`);
}

/** Fakes the results of runs: a screenshot differs and axe finds violations. */
async function fakeRuns(context: BrowserContext) {
  await context.route('**/review/data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as ReviewData;
    data.ran = { tests: true, screenshots: true };
    data.stories[STORY] = {
      test: { passed: false, axe: true, ariaSnapshot: false, message: 'AssertionError: a message' },
      ariaSnapshot: true,
      screenshots: {
        desktop: { outcome: 'changed', files: SIDES.map((side) => `${PICTURE}.${side}.webp`) },
        mobile: { outcome: 'same', files: [] },
      },
    };
    data.stories[HOME] = { screenshots: { desktop: { outcome: 'not run', files: [] } } };
    await route.fulfill({ json: data });
  });
  await context.route('**/review/screenshots/**', (route) =>
    route.fulfill({ path: baselineFile(BASELINES, PICTURE) }),
  );
}

async function testPanels(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  // In the frame that it opens in: a change of the viewport plays the story again.
  const frame = `globals=viewport.value:${openingFrames.phone}`;
  await page.goto(`${address}?path=/story/${STORY}&${frame}`, { waitUntil: 'networkidle' });
  for (const { tab, region } of panels) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const part = page.getByRole('region', { name: region });
    await part.waitFor();
    await expectNoAxeViolations(page, tab, report, `[aria-label="${region}"]`);
    await expectKeyboardAccess(
      page.getByRole('tab', { name: tab, exact: true }),
      part,
      tab,
      report,
    );
  }

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Open addon panel' }).click();
  for (const { tab, region } of panels) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const part = page.getByRole('region', { name: region });
    await part.waitFor();
    await expectNoOverflow(part, `${tab} at 320`, report);
    await expectNoAxeViolations(page, `${tab} at 320`, report, `[aria-label="${region}"]`);
  }
  await page.close();
}

/** Reports a filter that lists wrong states, and a table header that scrolls out of view. */
async function testMatrix(page: Page, report: Report) {
  const table = page.getByRole('region', { name: 'States' });
  const head = await table.evaluate((region) => {
    region.scrollTop = region.scrollHeight;
    const top = region.querySelector('th')?.getBoundingClientRect().top ?? NaN;
    return { scrolled: region.scrollTop, moved: top - region.getBoundingClientRect().top };
  });
  if (!(head.scrolled > 0 && Math.abs(head.moved) < 2)) {
    report(`state matrix: the head is ${head.moved} px from the top`);
  }
  const filter = page.getByRole('searchbox', { name: 'Filter the states' });
  await filter.fill('2.Route.scroll');
  const rows = await table.getByRole('row').allTextContents();
  if (rows.length !== 2 || !rows[1]?.startsWith('2.route.scroll')) {
    report(`state matrix: the filter lists ${rows.slice(1).join(', ')}`);
  }
  await filter.fill('');
}

async function testPages(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  for (const id of guides) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('#storybook-docs :is(td, h2)').first().waitFor();
    if (id.startsWith('guide-state-matrix')) {
      const runs = page.getByText(
        /The last runs included \d+ of them, and have findings for \d+\./,
      );
      await runs
        .waitFor()
        .catch(() => report(`${id}: does not say how many states the runs include`));
      await testMatrix(page, report);
    }
    for (const size of [DESK, NARROW]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page.locator('html'), `${id} at ${size.width}`, report);
      await expectNoAxeViolations(page, `${id} at ${size.width}`, report, '#storybook-docs');
    }
  }
  await page.close();
}

/** Reports comparison frames that share storage. */
async function expectOwnStorage(frames: Locator, report: Report) {
  const sharing = await frames.evaluateAll((all: HTMLIFrameElement[]) => {
    const storages = all.flatMap(({ title, contentWindow }) =>
      contentWindow ? [{ title, storage: contentWindow.localStorage }] : [],
    );
    for (const { title, storage } of storages) storage.setItem('orchard-peek-cart', title);
    return storages.flatMap(({ title, storage }) =>
      storage.getItem('orchard-peek-cart') === title ? [] : [title],
    );
  });
  for (const title of sharing) report(`compare, ${title}: shows the cart of another frame`);
}

type Seen = { seenTabs: () => string[] };

/** Reports addon tabs for args, which this story lacks, even if they appear only while it loads. */
async function expectNoPassingTabs(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const list = '[aria-label="Available addons"] [role=tab]';
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(list)) seen.add(textContent);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { seenTabs: () => [...seen] });
  });
  await page.goto(`${address}?path=/story/${HOME}`);
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root h1').waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as Seen).seenTabs());
  const passing = seen.filter((tab) => /^(Controls|Actions|Code)/.test(tab));
  if (!seen.includes('Review') || passing.length > 0) report(`tabs of a page: ${seen.join(', ')}`);
  await page.close();
}

/** Tests that the panel Mock changes an answer, which another browser sees at the same URL. */
async function testMocks(browser: Browser, address: string, report: Report) {
  const open = async (url: string) => {
    const page = await (await browser.newContext({ viewport: DESK })).newPage();
    await page.goto(url);
    await page.getByRole('tab', { name: 'Mock', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Mocked answers' });
    const story = page.frameLocator('#storybook-preview-iframe').getByRole('main');
    const expectText = (part: Locator, text: string) =>
      part
        .getByText(text)
        .filter({ visible: true })
        .first()
        .waitFor()
        .catch(() => report(`Mock: '${text}' is not shown`));
    return { page, panel, story, expectText };
  };
  const { page, panel, story, expectText } = await open(
    `${address}?path=/story/pages-services--loaded`,
  );
  await expectText(panel, 'GET /api/services: 200, sent at');
  await panel.getByText('Cherished Memories').click();
  const price = panel.getByRole('spinbutton', { name: 'price' }).first();
  await price.fill('-1');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expectText(panel, 'Not applied: Services, 1, price: Too small');
  await price.fill('1299');
  await panel.getByRole('textbox', { name: 'name' }).first().fill('Everything and more');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expectText(story, '$1,299');

  const other = await open(page.url());
  await other.expectText(other.story, 'Everything and more');
  await other.page.context().close();

  await panel.getByLabel('Answer', { exact: true }).selectOption({ label: 'Offline: no answer' });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expectText(story, 'Try again');
  await panel.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectText(story, 'Cherished Memories');
  if (page.url().includes('mock:')) report(`Mock: Reset leaves ${page.url()}`);
  await page.context().close();
}

type Channel = {
  once: (event: 'storyRendered', run: (id: string) => void) => void;
  emit: (event: 'updateGlobals', data: object) => void;
};

/** Runs in the preview: resolves when the story is rendered in another viewport. */
function changeViewport(): Promise<string> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.once('storyRendered', resolve);
    channel.emit('updateGlobals', { globals: { viewport: { value: 'narrow' } } });
  });
}

/** Tests comparisons, and a story with a toolbar choice. */
async function testToolbar(context: BrowserContext, address: string, report: Report) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  const expectText = (part: Locator, where: string) =>
    part.waitFor().catch(() => report(`${where}: is not shown`));

  const list = page.getByRole('list', { name: 'The story in several frames' });
  await page.goto(`${address}?path=/story/cart-checkout-drawer--one-item&globals=compare:widths`);
  for (const name of ['Narrow', 'Desktop']) {
    const item = list.frameLocator(`iframe[title^="${name}:"]`).getByText('Heartbeat Bear');
    await expectText(item.first(), `compare widths: ${name}`);
  }
  const frames = list.locator('iframe');
  await expectOwnStorage(frames, report);
  // The list itself may scroll: no frame is smaller than 60 %.
  await expectNoOverflow(page.locator('body'), 'compare widths', report);
  const part = '[aria-label="The story in several frames"]';
  await expectNoAxeViolations(page, 'compare widths', report, part);

  await page.goto(`${address}?path=/story/${HOME}`);
  await page.getByRole('tab', { name: 'Screenshots', exact: true }).click();
  const note = page.getByText('The last run did not capture this mode: this is the baseline.');
  await expectText(note, 'Screenshots: a mode that was not captured');
  await expectText(
    page.getByRole('button', { name: /^Fit \d\d%$/ }),
    'how far the frame is scaled',
  );

  await page.goto(`${address}?path=/story/${STORY}`);
  await expectText(
    page.locator(`[data-item-id="${STORY}"]`).getByLabel('Test status: Warning'),
    'a status',
  );

  await page.goto(`${address}?path=/story/${HOME}&globals=viewport.value:mobile`);
  await expectText(page.getByText('Assertions skipped'), 'the badge of a skipped assertion');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const states = {
    [STORY]: preview.getByText('Please enter your name.'),
    // With fake timers.
    'system-overlays--popup-on-expiry-day': preview.getByRole('dialog'),
  };
  for (const [id, state] of Object.entries(states)) {
    await page.goto(`${address}?path=/story/${id}`);
    await expectText(state, `${id} at its first viewport`);
    // Storybook renders a story again when its viewport changes, and then does not run `play`.
    await preview.locator('body').evaluate(changeViewport);
    await expectText(state, `${id} after its viewport has changed`);
    if (await page.getByText('State not reached').isVisible()) report(`${id}: a step fails`);
  }
  await page.close();
}

/** Tests the page of `npm run visual:review` with a faked run. */
async function testReviewPage(context: BrowserContext, report: Report) {
  const folder = mkdtempSync(join(tmpdir(), 'review-page-'));
  const pictures = [PICTURE, `mobile/${STORY}`];
  for (const side of SIDES) {
    for (const picture of pictures) {
      const file = resultFile(folder, picture, side);
      mkdirSync(dirname(file), { recursive: true });
      cpSync(baselineFile(BASELINES, PICTURE), file);
    }
  }
  const run = {
    against: 'the baselines',
    acceptable: true,
    results: pictures.map((picture) => ({
      screenshot: picture,
      outcome: 'changed' as const,
      pixels: 9,
      shape: 'alike',
      fingerprint: '',
    })),
    gone: [],
    notes: ['A note.'],
    seconds: 1,
  };
  writeFileSync(join(folder, 'index.html'), await renderPage(run, folder, true));
  const site = await serveStorybook(folder, report);

  const page = await context.newPage();
  await page.goto(site.address);
  for (const size of [DESK, NARROW]) {
    await page.setViewportSize(size);
    for (const [key, view] of ['side', 'swipe', 'blink', 'marked'].entries()) {
      await page.keyboard.press(String(key + 1));
      await page.locator(`[data-view=${view}][aria-pressed=true]`).waitFor();
      await expectNoOverflow(page.locator('html'), `review, ${view}, at ${size.width}`, report);
      await expectNoAxeViolations(page, `review, ${view}, at ${size.width}`, report);
    }
  }
  await page.setViewportSize(DESK);
  await page.keyboard.press('2');
  await expectKeyboardAccess(page.locator('#filter'), page.locator('main'), 'review', report);
  await page.keyboard.press('j');
  const second = await page.locator('nav [aria-current=true]').textContent();
  if (!second?.includes('mobile')) report(`review: j does not lead to the next picture: ${second}`);
  await page.close();
  await site.close();
  rmSync(folder, { recursive: true });
}

/**
 * Tests the addon's panels, pages and frames, and the review of screenshots.
 * @param address of the built Storybook.
 */
export async function testReviewAddon(
  browser: Browser,
  address: string,
  report: Report,
): Promise<void> {
  const context = await browser.newContext();
  // Leaving a page while its story loads sends requests that the mocks do not handle.
  await context.route('**/api/**', (route) => route.abort());
  await fakeRuns(context);
  await testPanels(context, address, report);
  await testPages(context, address, report);
  await testToolbar(context, address, report);
  await testMocks(browser, address, report);
  await expectNoPassingTabs(context, address, report);
  await testReviewPage(context, report);
  await context.close();
}
