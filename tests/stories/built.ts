import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseArguments } from '#server/settingsFile.ts';
import { chromium, type Page } from 'playwright';
import { chromaticParameters } from '#storybook/chromatic.ts';
import { claimsState, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { choices, problemsOf, watchClaims, type Choice } from './claims.ts';
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

// `npm test -- storybook`: visits every story and page of the built Storybook, served as static
// files from a subfolder. Fails for a failing story, a console error, a missing file, a story whose
// tags do not select its Chromatic screenshots, and a state that does not show what it claims
// (`claims.ts`). Then tests the review addon (`reviewAddon.ts`).

/** How many browser pages visit stories in parallel. */
const PAGES = 2;

const { values } = parseArguments({
  options: {
    /** A Storybook that is already built. */
    built: { type: 'string' },
    /** Only stories whose id contains this. */
    only: { type: 'string', default: '' },
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
const wanted = Object.values(entries).filter(({ id }) => id.includes(values.only));
const stories = wanted.filter(({ type }) => type === 'story');
const pages = wanted.filter(({ type }) => type === 'docs');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** A page in its own context: parallel stories must not share storage. */
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
async function retryOnce<T>(page: Page, run: () => Promise<T>, choice?: Choice): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!String(error).includes('navigation')) throw error;
    await openFrame(page, site.address, choice?.globals);
    return run();
  }
}

/** Takes stories from the front of a shared list until it is empty. */
async function checkClaims(list: typeof stories, choice: Choice) {
  const page = await newPage();
  await watchClaims(page);
  await openFrame(page, site.address, choice.globals);
  for (let next = list.shift(); next; next = list.shift()) {
    const { id } = next;
    const { storyGlobals, ...own } = said[id] as Extracted;
    // Skip: a toolbar width does not override a story's own.
    if (choice.size && storyGlobals.viewport) continue;
    await page.setViewportSize(choice.size ?? sizeOf({ storyGlobals, ...own }));
    const where = `${id} ${choice.name}`;
    const failure = await retryOnce(page, () => showStory(page, id), choice);
    if (failure) problems.add(`${where}: ${failure}`);
    for (const problem of await problemsOf(page, id, choice)) problems.add(`${where}: ${problem}`);
  }
  await page.close();
}

/** Takes stories and pages from the front of shared lists until they are empty. */
async function visitStoriesAndPages(storyList: typeof stories, pageList: typeof pages) {
  const page = await newPage();
  let shown = 'the frame';
  reportErrors(page, (what) => problems.add(`${shown}: ${what}`));
  await watchClaims(page);
  await openFrame(page, site.address);
  for (let next = storyList.shift(); next; next = storyList.shift()) {
    shown = next.id;
    await page.setViewportSize(sizeOf(said[shown] as Extracted));
    const failure = await retryOnce(page, () => showStory(page, shown));
    if (failure) problems.add(`${shown}: ${failure}`);
    seen += await retryOnce(page, () => waitForImages(page));
    if (!claimsState(next.tags ?? [])) continue;
    for (const problem of await problemsOf(page, shown)) problems.add(`${shown}: ${problem}`);
  }
  for (let next = pageList.shift(); next; next = pageList.shift()) {
    shown = next.id;
    const { title } = next;
    const own = all.filter((story) => story.title === title && story.tags?.includes('autodocs'));
    const errors = await retryOnce(page, () => showDocs(page, shown, own.length));
    seen += await retryOnce(page, () => waitForImages(page));
    for (const error of errors) problems.add(`${shown}: ${error}`);
  }
  await page.close();
}

const manager = await newPage();
reportErrors(manager, (what) => problems.add(`the manager: ${what}`));
await manager.goto(site.address, { waitUntil: 'networkidle' });
await manager.close();

const first = await newPage();
await openFrame(first, site.address);
const said = await extractStories(first);
await first.close();
for (const { id, tags = [] } of stories) {
  const told = said[id]?.parameters.chromatic;
  if (isDeepStrictEqual(told, chromaticParameters(tags))) continue;
  problems.add(`${id}: Chromatic is told ${JSON.stringify(told)}`);
}

const storyList = [...stories];
const pageList = [...pages];
const claims = choices.map((choice) => ({
  choice,
  list: stories.filter(({ tags = [] }) => claimsState(tags) && tags.includes('play-fn')),
}));
async function visitAll() {
  await visitStoriesAndPages(storyList, pageList);
  for (const { list, choice } of claims) await checkClaims(list, choice);
}
await Promise.all(Array.from({ length: PAGES }, visitAll));
// Afterwards: beside these pages, a frame of Compare takes three times as long to load.
if (values.only === '') {
  await testReviewAddon(browser, site.address, (what) => problems.add(what));
}
await browser.close();
await site.close();

for (const problem of problems) console.error(problem);
console.log(
  `${wanted.length} stories and pages from a subfolder in ${Math.round((Date.now() - started) / 1000)} s: ` +
    `${seen} pictures came, ${problems.size} problems`,
);
process.exit(problems.size > 0 || (seen === 0 && values.only === '') ? 1 : 0);
