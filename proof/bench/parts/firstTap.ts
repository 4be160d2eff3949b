import type { Browser, Page } from 'playwright';
import { hydrated, onPage, startBrowser } from '../browser.ts';
import { percentile } from '#proof/fault-injection/result.ts';
import { median, type Row } from '../figures.ts';
import type { Part } from './part.ts';

/** At most so many milliseconds from a tap before hydration to its painted answer. */
const LIMIT = 100;

type Tap = { control: string; becomes: 'true' | 'false' };
type Visit = {
  name: string;
  path: string;
  taps: Tap[];
  opensCart?: boolean;
  thenOutside?: boolean;
};

const menu = 'button[aria-controls="main-menu"]';
const cart = '#cart-button';
const question = (n: number) => `h3 > button >> nth=${n}`;
const visits: readonly Visit[] = [
  { name: 'menu', path: '/about', taps: [{ control: menu, becomes: 'true' }] },
  {
    name: 'menu twice',
    path: '/about',
    taps: [
      { control: menu, becomes: 'true' },
      { control: menu, becomes: 'false' },
    ],
  },
  { name: 'question', path: '/faq', taps: [{ control: question(1), becomes: 'true' }] },
  {
    name: 'question A then B',
    path: '/faq',
    taps: [
      { control: question(1), becomes: 'true' },
      { control: question(2), becomes: 'true' },
    ],
  },
  { name: 'cart', path: '/about', taps: [{ control: cart, becomes: 'true' }], opensCart: true },
  {
    name: 'cart, then outside',
    path: '/about',
    taps: [{ control: cart, becomes: 'true' }],
    opensCart: true,
    thenOutside: true,
  },
];

type Moment = 'after first paint' | 'after hydration' | 'framework blocked';
type Outcome = { times: number[]; lost: boolean; doubled: boolean };

declare global {
  interface Window {
    /** Every change of `aria-expanded`, with the time from the last tap to its frame. */
    changes: { control: Element; expanded: string | null; milliseconds: number }[];
  }
}

function recordChanges(): void {
  window.changes = [];
  let tappedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), true);
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const control = target as Element;
      const change = { control, expanded: control.ariaExpanded, milliseconds: 0 };
      if (oldValue === change.expanded) continue;
      window.changes.push(change);
      const from = tappedAt;
      requestAnimationFrame(() =>
        setTimeout(() => (change.milliseconds = performance.now() - from)),
      );
    }
  }).observe(document, {
    subtree: true,
    attributeFilter: ['aria-expanded'],
    attributeOldValue: true,
  });
}

const painted = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 20 },
  );
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));

function visit(browser: Browser, base: string, one: Visit, moment: Moment): Promise<Outcome> {
  return onPage(browser, { cpu: 4, slow4g: true }, async (page) => {
    // On a phone the cart leaves no outside.
    if (one.thenOutside) await page.setViewportSize({ width: 768, height: 1024 });
    await page.addInitScript(recordChanges);
    if (moment === 'framework blocked') {
      await page.route(/\/assets\/framework-.*\.js$/, (route) => route.abort());
    }
    await page.goto(base + one.path, { waitUntil: 'commit' });
    if (moment === 'after hydration') await hydrated(page);
    else await painted(page);
    await page.waitForTimeout(50);
    for (const { control } of one.taps) {
      const { x, y, width, height } = (await page.locator(control).boundingBox()) ?? fail(control);
      await page.mouse.click(x + width / 2, y + height / 2);
    }
    if (one.opensCart && moment === 'framework blocked') {
      // Its answer without the page's code is the shelf of another page.
      await page.waitForURL(/\/boutique\??#shop$/);
      return { times: [], lost: false, doubled: false };
    }
    if (one.thenOutside) {
      await idle(page);
      await page.mouse.click(100, 600);
    }
    if (moment === 'after first paint') await hydrated(page);
    await idle(page);
    if (one.opensCart && !one.thenOutside) await page.getByRole('dialog').waitFor();

    const times: number[] = [];
    let lost = false;
    let doubled = false;
    for (const { control, becomes } of one.taps) {
      const element = await page.locator(control).elementHandle();
      const seen = await page.evaluate(
        (tapped) =>
          window.changes.flatMap(({ control: changed, ...rest }) =>
            changed === tapped ? [rest] : [],
          ),
        element,
      );
      const answers = seen.filter(({ expanded }) => expanded === becomes);
      if (answers[0]) times.push(answers[0].milliseconds);
      lost ||= answers.length === 0;
      doubled ||= answers.length > 1;
    }
    const last = one.taps.at(-1);
    const ends = one.thenOutside ? 'false' : last?.becomes;
    const state = await page.locator(last?.control ?? '').getAttribute('aria-expanded');
    if (state !== ends) lost = true;
    return { times, lost, doubled };
  });
}

function fail(control: string): never {
  throw new Error(`${control} is not on the page`);
}

/**
 * The time from a tap to the painted answer, 50 ms after the first paint and after hydration, and
 * without the framework's code, on a slow phone.
 */
export async function firstTapRows(site: string, runs: number): Promise<Part> {
  const browser = await startBrowser();
  const rows: Row[] = [];
  try {
    for (const moment of ['after first paint', 'after hydration', 'framework blocked'] as const) {
      for (const one of visits) {
        const outcomes: Outcome[] = [];
        for (let run = 0; run < runs; run++) outcomes.push(await visit(browser, site, one, moment));
        const times = outcomes.flatMap((outcome) => outcome.times);
        const lost = outcomes.filter((outcome) => outcome.lost).length;
        const doubled = outcomes.filter((outcome) => outcome.doubled).length;
        const p90 = Math.round(percentile(times, 0.9));
        const seen =
          times.length > 0 ? `p90 ${p90} ms, median ${Math.round(median(times))} ms` : '-';
        rows.push({
          what: `tap ${moment}: ${one.name}`,
          wanted: moment === 'after hydration' ? 'none lost' : `p90 <= ${LIMIT} ms`,
          seen: `${seen}, ${lost} lost, ${doubled} doubled`,
          figure: p90,
          pass: lost + doubled === 0 && (moment === 'after hydration' || p90 <= LIMIT),
        });
      }
    }
  } finally {
    await browser.close();
  }
  return { rows };
}
