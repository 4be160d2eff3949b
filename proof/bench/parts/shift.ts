import type { Browser, Page } from 'playwright';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { stages } from '#content/stages.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { recordShifts } from '#tests/e2e/layout.ts';
import { waitForHydration } from '#tests/e2e/page.ts';
import { startBrowser } from '../browser.ts';
import type { Row } from '../figures.ts';

const LIMIT = 0.02;
const FONTS_LATE = 1200;
/** Pages measured in parallel: each mostly waits for its fonts. */
const AT_ONCE = 4;

type Shift = { path: string; width: number; shift: number; moved: string };

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
    const { documentElement } = document;
    for (let y = 0; y < documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
}

async function measureShift(
  browser: Browser,
  url: string,
  path: string,
  width: number,
): Promise<Shift> {
  await using context = await browser.newContext({
    viewport: { width, height: width < 1000 ? 844 : 900 },
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), PROMO_SEEN_KEY);
  const shifts = await recordShifts(page);
  await page.route('**/fonts/*.woff2', async (route) => {
    await new Promise((later) => setTimeout(later, FONTS_LATE));
    await route.continue();
  });
  await page.goto(`${url}${path}`);
  await waitForHydration(page);
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /Variable/.test(family) && status === 'loaded',
    ),
  );
  await scrollThrough(page);
  const { sum, moved } = await shifts();
  return { path, width, shift: Number(sum.toFixed(4)), moved };
}

const deepLinks = [
  ...stages.map(({ value }) => `stage=${value}`),
  ...stages.flatMap(({ weeks }) => (weeks ? [`week=${weeks.from}`] : [])),
].map((query) => `/peek-planner?${query}`);

/**
 * Measures the layout shift of every page and planner deep link, scrolled to the end, with fonts
 * that load after 1.2 s.
 */
export async function shiftRows(
  site: string,
  { pages = [...prerenderPaths, ...deepLinks], widths = [360, 390, 412, 768, 1280] },
): Promise<Row[]> {
  const visits = widths.flatMap((width) => pages.map((path) => ({ path, width }))).values();
  const shifts: Shift[] = [];
  await using browser = await startBrowser();
  const measureRemaining = async () => {
    for (const { path, width } of visits) {
      shifts.push(await measureShift(browser, site, path, width));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measureRemaining));
  return widths.map((width): Row => {
    const here = shifts.filter((shift) => shift.width === width).sort((a, b) => b.shift - a.shift);
    const over = here.filter(({ shift }) => shift > LIMIT);
    const [worst] = here;
    return {
      what: `layout shift at ${width} px, fonts late, ${here.length} pages`,
      wanted: `<= ${LIMIT}`,
      seen: `${worst?.shift} (${worst?.path}; ${over.length} over)`,
      pass: over.length === 0,
      cause: over.map(({ path, shift, moved }) => `${path} ${shift}: ${moved}`).join('; '),
    };
  });
}
