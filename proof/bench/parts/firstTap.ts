import type { Browser, Page } from 'playwright';
import { percentile } from '#proof/fault-injection/result.ts';
import { waitForHydration } from '#tests/e2e/page.ts';
import { waitForFirstVisible, recordFirstVisible, withPage, startBrowser } from '../browser.ts';
import { limitRow, type Row } from '../figures.ts';

/** Maximum milliseconds from a tap before hydration until its response is painted. */
const LIMIT = 100;

const controls = {
  menu: { path: '/about', selector: '[aria-controls="main-menu"]' },
  question: { path: '/faq', selector: 'h3 > button' },
  cart: { path: '/about', selector: '#cart-button' },
};
type Control = (typeof controls)[keyof typeof controls];
const moments = ['after first paint', 'after hydration', 'framework blocked'] as const;
type Moment = (typeof moments)[number];

const waitForFirstPaint = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 20 },
  );

const measureTap = (browser: Browser, base: string, { path, selector }: Control, moment: Moment) =>
  withPage(browser, { cpu: 4, slow4g: true }, async (page) => {
    await page.addInitScript(recordFirstVisible, { selector: `${selector}[aria-expanded=true]` });
    if (moment === 'framework blocked') {
      await page.route(/\/assets\/framework-.*\.js$/, (route) => route.abort());
    }
    await page.goto(base + path, { waitUntil: 'commit' });
    await (moment === 'after hydration' ? waitForHydration(page) : waitForFirstPaint(page));
    await page.waitForTimeout(50);
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return waitForFirstVisible(page);
  });

/**
 * Measures the time from a tap until its response is painted, on a slow phone: 50 ms after first
 * paint, after hydration, and with the framework's code blocked. `tests/e2e/firstTap.spec.ts`
 * verifies that no response is lost or doubled.
 */
export async function firstTapRows(site: string, runs: number): Promise<Row[]> {
  await using browser = await startBrowser();
  const rows: Row[] = [];
  for (const moment of moments) {
    for (const [name, control] of Object.entries(controls)) {
      // Skip: without the framework, this tap submits a form and leaves the page.
      if (name === 'cart' && moment === 'framework blocked') continue;
      const times: number[] = [];
      for (let run = 0; run < runs; run++)
        times.push(await measureTap(browser, site, control, moment));
      const row = {
        what: `tap ${moment}: ${name}, p90`,
        seen: percentile(times, 0.9),
        unit: ' ms',
      };
      rows.push(
        moment === 'after hydration'
          ? { ...limitRow({ ...row, limit: Infinity }), wanted: 'reported' }
          : limitRow({ ...row, limit: LIMIT }),
      );
    }
  }
  return rows;
}
