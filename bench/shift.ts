/**
 * How far pages move under a reader's eyes: every page at five widths, with fonts that come 1.2 s
 * late, loaded and scrolled to its end: `npm run bench:shift` (`-- --pages /,/services` and
 * `-- --widths 390` for some). It fails when a page moves by more than the limit.
 */
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import type { Browser, Page } from 'playwright';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { hydrated, startBrowser } from './browser.ts';
import { writeResult } from './results.ts';
import { startSite } from './site.ts';

const LIMIT = 0.005;
const FONTS_LATE = 1200;
/** Pages at once: each waits for its fonts most of the time. */
const AT_ONCE = 4;

type Shift = { path: string; width: number; shift: number; moved: string[] };
type Noted = { sum: number; moved: string[] };

/** Notes every shift from the first paint on, and what moved. */
function noteShifts() {
  const noted: Noted = { sum: 0, moved: [] };
  Object.assign(window, { noted });
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; sources: Source[] };
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      noted.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const ways = `${place(previousRect)} to ${place(currentRect)}`;
        noted.moved.push(
          `${value.toFixed(4)} ${ways} ${element?.outerHTML.slice(0, 100) ?? 'gone'}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const { documentElement } = document;
    for (let y = 0; y < documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

async function shiftOf(browser: Browser, url: string, path: string, width: number): Promise<Shift> {
  const context = await browser.newContext({
    viewport: { width, height: width < 1000 ? 844 : 900 },
    timezoneId: 'America/New_York',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), PROMO_SEEN_KEY);
    await page.addInitScript(noteShifts);
    await page.route('**/fonts/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, FONTS_LATE));
      await route.continue();
    });
    await page.goto(`${url}${path}`);
    await hydrated(page);
    await page.waitForFunction(() =>
      [...document.fonts].some((font) => /Variable/.test(font.family) && font.status === 'loaded'),
    );
    await scrollThrough(page);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    return { path, width, shift: Number(sum.toFixed(4)), moved };
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: prerenderPaths.join() },
    widths: { type: 'string', default: '360,390,412,768,1280' },
  },
});
const widths = values.widths.split(',').map(Number);
const open = widths.flatMap((width) => values.pages.split(',').map((path) => ({ path, width })));
const shifts: Shift[] = [];

const site = await startSite();
const browser = await startBrowser();
try {
  const measure = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      shifts.push(await shiftOf(browser, site.url, next.path, next.width));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measure));
} finally {
  await browser.close();
  await site.stop();
}

shifts.sort((a, b) => b.shift - a.shift);
const table = new Table({
  head: ['width', 'pages', `over ${LIMIT}`, 'worst', 'page', 'what moved'],
  style: { head: [], border: [] },
  colWidths: [8, 8, 12, 9, 40, 60],
  wordWrap: true,
});
for (const width of widths) {
  const here = shifts.filter((shift) => shift.width === width);
  const over = here.filter(({ shift }) => shift > LIMIT);
  const [worst] = here;
  table.push([
    width,
    here.length,
    over.length,
    worst?.shift ?? '',
    worst?.path ?? '',
    worst?.moved.toSorted().at(-1) ?? '',
  ]);
}
console.log(table.toString());
const over = shifts.filter(({ shift }) => shift > LIMIT);
for (const { path, width, shift, moved } of over) {
  console.log(`${shift} ${path} at ${width} px: ${moved.toSorted().at(-1)}`);
}
const file = writeResult('shift', {
  limit: LIMIT,
  over,
  pages: Object.fromEntries(
    shifts
      .toSorted((a, b) => a.path.localeCompare(b.path) || a.width - b.width)
      .map(({ path, width, shift }) => [`${path} ${width}`, shift]),
  ),
});
console.log(`Written to ${file}`);
process.exitCode = over.length > 0 ? 1 : 0;
