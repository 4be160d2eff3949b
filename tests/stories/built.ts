import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readArguments } from '#server/settingsFile.ts';
import { chromium, type Page } from 'playwright';
import { chromaticOf } from '#storybook/chromatic.ts';
import { claimsState, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { choices, problemsOf, watchClaims, type Choice } from './claims.ts';
import { extract, hearErrors, openFrame, show, showDocs, sizeOf, type Extracted } from './drive.ts';
import { testReviewAddon } from './reviewAddon.ts';
import { BUILT, buildStorybook, serveStorybook } from './served.ts';

// `npm test -- storybook`: the built Storybook from a subfolder of a server for plain files, every
// story and page of it. A story that fails, an error on the console and a file that is asked for and
// not there make it fail; so does a story that Chromatic would not capture as its tags say, and a
// state that is not what it claims (`claims.ts`). Then the review addon (`reviewAddon.ts`).

/** How many pages go through the stories side by side. */
const PAGES = 2;

const { values } = readArguments({
  options: {
    /** A Storybook that is already built. */
    built: { type: 'string' },
    /** Only the stories whose id holds this. */
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

/** A page in a context of its own: stories side by side must not share their storage. */
async function newPage() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  return context.newPage();
}

/** Waits for every picture of the page; the lazy ones too, and those that come meanwhile. */
const pictures = (page: Page) =>
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

/** Storybook reloads its frame when a story is left halfway: then this runs once more. */
async function steady<T>(page: Page, run: () => Promise<T>, choice?: Choice): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!String(error).includes('navigation')) throw error;
    await openFrame(page, site.address, choice?.globals);
    return run();
  }
}

/** Takes one story after another from the front of a list until it is empty. */
async function goThroughClaims(list: typeof stories, choice: Choice) {
  const page = await newPage();
  await watchClaims(page);
  await openFrame(page, site.address, choice.globals);
  for (let next = list.shift(); next; next = list.shift()) {
    const { id } = next;
    const { storyGlobals, ...own } = said[id] as Extracted;
    // The toolbar leaves a width alone that belongs to the state.
    if (choice.size && storyGlobals.viewport) continue;
    await page.setViewportSize(choice.size ?? sizeOf({ storyGlobals, ...own }));
    const where = `${id} ${choice.name}`;
    const failure = await steady(page, () => show(page, id), choice);
    if (failure) problems.add(`${where}: ${failure}`);
    for (const problem of await problemsOf(page, id, choice)) problems.add(`${where}: ${problem}`);
  }
  await page.close();
}

/** Takes one after another from the front of the lists until they are empty. */
async function goThrough(storyList: typeof stories, pageList: typeof pages) {
  const page = await newPage();
  let shown = 'the frame';
  hearErrors(page, (what) => problems.add(`${shown}: ${what}`));
  await watchClaims(page);
  await openFrame(page, site.address);
  for (let next = storyList.shift(); next; next = storyList.shift()) {
    shown = next.id;
    await page.setViewportSize(sizeOf(said[shown] as Extracted));
    const failure = await steady(page, () => show(page, shown));
    if (failure) problems.add(`${shown}: ${failure}`);
    seen += await steady(page, () => pictures(page));
    if (!claimsState(next.tags ?? [])) continue;
    for (const problem of await problemsOf(page, shown)) problems.add(`${shown}: ${problem}`);
  }
  for (let next = pageList.shift(); next; next = pageList.shift()) {
    shown = next.id;
    const { title } = next;
    const own = all.filter((story) => story.title === title && story.tags?.includes('autodocs'));
    const errors = await steady(page, () => showDocs(page, shown, own.length));
    seen += await steady(page, () => pictures(page));
    for (const error of errors) problems.add(`${shown}: ${error}`);
  }
  await page.close();
}

const manager = await newPage();
hearErrors(manager, (what) => problems.add(`the manager: ${what}`));
await manager.goto(site.address, { waitUntil: 'networkidle' });
await manager.close();

const first = await newPage();
await openFrame(first, site.address);
const said = await extract(first);
await first.close();
for (const { id, tags = [] } of stories) {
  const told = said[id]?.parameters.chromatic;
  if (isDeepStrictEqual(told, chromaticOf(tags))) continue;
  problems.add(`${id}: Chromatic is told ${JSON.stringify(told)}`);
}

const storyList = [...stories];
const pageList = [...pages];
const claims = choices.map((choice) => ({
  choice,
  list: stories.filter(({ tags = [] }) => claimsState(tags) && tags.includes('play-fn')),
}));
await Promise.all([
  ...Array.from({ length: PAGES }, async () => {
    await goThrough(storyList, pageList);
    for (const { list, choice } of claims) await goThroughClaims(list, choice);
  }),
  values.only === '' && testReviewAddon(browser, site.address, (what) => problems.add(what)),
]);
await browser.close();
await site.close();

for (const problem of problems) console.error(problem);
console.log(
  `${wanted.length} stories and pages from a subfolder in ${Math.round((Date.now() - started) / 1000)} s: ` +
    `${seen} pictures came, ${problems.size} problems`,
);
process.exit(problems.size > 0 || seen === 0 ? 1 : 0);
