import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseArguments } from '#server/settingsFile.ts';
import { chromium, type Page } from 'playwright';
import { chromaticParameters } from '#storybook/chromatic.ts';
import type { StoryIndex } from '#packages/storybook-review/src/states.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import {
  extractStories,
  reportErrors,
  openFrame,
  showStory,
  showDocs,
  sizeOf,
  type Extracted,
} from './drive.ts';
import { testReviewAddon } from './reviewAddon.ts';
import { BUILT, buildStorybook, serveStorybook } from './served.ts';

// `npm test -- storybook`: a smoke test of the built Storybook, served as static files from a
// subfolder: its own pages (guide and foundations) and a story of each folder of the sidebar. Fails
// for a failing story, a console error, a missing file, and a story whose tags do not select its
// Chromatic screenshots. Then tests the review addon (`reviewAddon.ts`). Every story runs in
// `npm test -- stories`.

const { values } = parseArguments({
  options: {
    /** A Storybook that is already built. */
    built: { type: 'string' },
    /** Instead all stories and pages whose id contains this. */
    only: { type: 'string' },
  },
});
if (values.built === undefined) buildStorybook();
const folder = values.built ?? BUILT;

const started = Date.now();
const problems = new Set<string>();
let seen = 0;

const site = await serveStorybook(folder, (address) => problems.add(`no file at ${address}`));
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
const all = Object.values(entries).filter(({ type }) => type === 'story');

/** A story of each folder: one with a `play`, if there is one. */
function selectStories() {
  const byFolder = Object.groupBy(all, ({ title }) => title.split('/')[0] ?? '');
  return Object.values(byFolder).flatMap(
    (list = []) => list.find(({ tags }) => tags?.includes('play-fn')) ?? list[0] ?? [],
  );
}

const { only } = values;
const isWanted = ({ id }: StoryIndex['entries'][string]) => only !== undefined && id.includes(only);
const stories = only === undefined ? selectStories() : all.filter(isWanted);
const pages = Object.values(entries).filter((entry) => {
  if (entry.type !== 'docs') return false;
  return only === undefined ? !entry.tags?.includes('autodocs') : isWanted(entry);
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** A page in its own context, so that it shares no storage. */
async function newPage() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  return context.newPage();
}

/** Waits for all images of the page, including lazy ones and those added in the meantime. */
const waitForImages = (page: Page) =>
  page.evaluate(async () => {
    let images: HTMLImageElement[];
    do {
      images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all([
        document.fonts.ready,
        ...images.map((image) => image.decode().catch(() => 0)),
      ]);
      await new Promise(requestAnimationFrame);
    } while (document.images.length > images.length);
    return images.filter((image) => image.naturalWidth > 0).length;
  });

/** Retries `run` once: Storybook may reload its frame when the next story opens too early. */
async function retryOnce<T>(page: Page, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!String(error).includes('navigation')) throw error;
    await openFrame(page, site.address);
    return run();
  }
}

const manager = await newPage();
reportErrors(manager, (what) => problems.add(`the manager: ${what}`));
await manager.goto(site.address, { waitUntil: 'networkidle' });
await manager.close();

const first = await newPage();
await openFrame(first, site.address);
const said = await extractStories(first);
await first.close();
for (const { id, tags = [] } of all) {
  const told = said[id]?.parameters.chromatic;
  if (isDeepStrictEqual(told, chromaticParameters(tags))) continue;
  problems.add(`${id}: Chromatic is told ${JSON.stringify(told)}`);
}

const page = await newPage();
let shown = 'the frame';
reportErrors(page, (what) => problems.add(`${shown}: ${what}`));
await openFrame(page, site.address);
for (const { id } of stories) {
  shown = id;
  await page.setViewportSize(sizeOf(said[id] as Extracted));
  const failure = await retryOnce(page, () => showStory(page, id));
  if (failure) problems.add(`${id}: ${failure}`);
  seen += await retryOnce(page, () => waitForImages(page));
}
for (const { id, title } of pages) {
  shown = id;
  const own = all.filter((story) => story.title === title && story.tags?.includes('autodocs'));
  const errors = await retryOnce(page, () => showDocs(page, id, own.length));
  seen += await retryOnce(page, () => waitForImages(page));
  for (const error of errors) problems.add(`${id}: ${error}`);
}
await page.close();
if (only === undefined) {
  await testReviewAddon(browser, site.address, (what) => problems.add(what));
}
await browser.close();
await site.close();

for (const problem of problems) console.error(problem);
console.log(
  `${stories.length + pages.length} stories and pages from a subfolder in ${Math.round((Date.now() - started) / 1000)} s: ` +
    `${seen} pictures came, ${problems.size} problems`,
);
process.exit(problems.size > 0 || (seen === 0 && only === undefined) ? 1 : 0);
