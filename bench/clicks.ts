/**
 * Presses 100 times in each of five places before the page's script is there, at a sixth of the
 * processor's speed and on slow 4G: `npm run bench:clicks` (`-- --presses 20` for fewer).
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { hydrated, onPage, startBrowser } from './browser.ts';
import { earlyPlaces, noteAnswers, presses, type EarlyPlace } from '#tests/support/earlyClicks.ts';
import { startSite } from './site.ts';
import { writeResult } from './results.ts';

/** Pages at once: each waits for its slow line most of the time. */
const AT_ONCE = 3;

type Outcome = 'once' | 'lost' | 'more than once' | 'late';

/** Presses once, at some moment between the first paint and the answer. */
async function pressOnce(browser: Browser, base: string, place: EarlyPlace): Promise<Outcome> {
  const { path, viewport, control, awaits, answers } = place;
  return onPage(browser, { cpu: 6, slow4g: true }, async (page) => {
    await page.setViewportSize(viewport);
    await noteAnswers(page);
    let arrived = false;
    page.on('requestfinished', (request) => (arrived ||= awaits.test(request.url())));
    await page.goto(`${base}${path}`, { waitUntil: 'commit' });
    await control(page).waitFor();
    await page.waitForTimeout(Math.random() * 300);
    const inTime = !arrived || (await page.evaluate(() => Boolean(window.boot)));
    await control(page).click();
    await hydrated(page);
    const deadline = Date.now() + 20_000;
    while ((await answers(page)) === 0 && Date.now() < deadline) await page.waitForTimeout(50);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const seen = await answers(page);
    if (seen === 0) return 'lost';
    if (seen > 1 || (await presses(page)) !== 1) return 'more than once';
    return inTime ? 'once' : 'late';
  });
}

const { values } = parseArgs({ options: { presses: { type: 'string', default: '100' } } });
const wanted = Number(values.presses);
const site = await startSite();
const browser = await startBrowser();
const places = [];
try {
  for (const place of earlyPlaces) {
    const counts: Record<Outcome, number> = { once: 0, lost: 0, 'more than once': 0, late: 0 };
    let tries = wanted * 3;
    let open = wanted;
    const press = async () => {
      while (open > 0 && tries-- > 0) {
        open--;
        const outcome = await pressOnce(browser, site.url, place);
        counts[outcome]++;
        // A press that came after the script proves nothing, so it is made again.
        if (outcome === 'late') open++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, press));
    places.push({ place: place.name, ...counts });
    console.log(
      `${place.name}: ${counts.once} of ${wanted} answered once, ${counts.lost} lost, ` +
        `${counts['more than once']} answered more than once (${counts.late} came too late to count)`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Written to ${writeResult('clicks', { presses: wanted, places })}`);
const sound = places.every((place) => place.once === wanted && place['more than once'] === 0);
process.exitCode = sound ? 0 : 1;
