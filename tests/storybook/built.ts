import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { chromaticOf } from '#storybook/chromatic.ts';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';

// `npm run test:storybook`: the built Storybook from a subfolder of a server for plain files, every
// story and page of it. A file that is asked for and not there fails it; so does a story that fails,
// and one of which Chromatic would not picture what its tags say.

const FOLDER = '/reviews/today/';
/** What browsers ask for by themselves. */
const OWN_WISH = '/favicon.ico';

const { values } = parseArgs({
  options: {
    /** A Storybook that is already built. */
    built: { type: 'string' },
    /** Only the stories whose id holds this. */
    only: { type: 'string', default: '' },
  },
});
const folder = values.built ?? '.cache/storybook';
if (values.built === undefined) {
  const args = ['build', '--disable-telemetry', '--quiet', '-o', folder];
  const { status } = spawnSync('node_modules/.bin/storybook', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

let shown = 'the manager';
const problems: string[] = [];
const files = sirv(folder, { etag: true });
const server = createServer((request, response) => {
  const { url = '/' } = request;
  const lost = () => {
    if (url !== OWN_WISH) problems.push(`${shown}: no file at ${url}`);
    response.writeHead(404).end();
  };
  if (!url.startsWith(FOLDER)) return lost();
  request.url = url.slice(FOLDER.length - 1);
  files(request, response, lost);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
const wanted = Object.values(entries).filter(({ id }) => id.includes(values.only));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const context = await browser.newContext({
  viewport: { width: 1280, height: 900 },
  timezoneId: 'America/New_York',
  locale: 'en-US',
});

/** Waits for every picture of the page; the lazy ones too. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => 0)),
    ]);
    return images.filter((image) => image.naturalWidth > 0).length;
  });

/** How long a story may take, in milliseconds. */
const PATIENCE = 30_000;

type Extracted = { parameters: { chromatic?: unknown } };
type Finished = { storyId: string; status: string };
type Preview = {
  __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, Extracted>> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, what: object) => void;
    on: (event: string, then: (what: Finished) => void) => void;
  };
};

/** Shows a story as the manager does. @returns how it ended. */
const show = (page: Page, storyId: string) =>
  page.evaluate(
    ({ id, patience }) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      return new Promise<string>((resolve) => {
        channel.on('storyFinished', ({ storyId, status }) => {
          if (storyId === id) resolve(status);
        });
        setTimeout(() => resolve('does not end'), patience);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    { id: storyId, patience: PATIENCE },
  );

const manager = await context.newPage();
await manager.goto(site, { waitUntil: 'networkidle' });
await manager.close();

const started = Date.now();
let seen = 0;
const stories = wanted.filter(({ type }) => type === 'story');
const page = await context.newPage();
// Axe has its turn in `npm run test:stories`.
await page.goto(`${site}iframe.html?globals=a11y.manual:!true`);
await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);

// What Chromatic is told of each story, read as Chromatic reads it.
const told = await page.evaluate(async () => {
  const all = await (window as unknown as Preview).__STORYBOOK_PREVIEW__.extract();
  return Object.fromEntries(
    Object.entries(all).map(([id, { parameters }]) => [id, parameters.chromatic]),
  );
});
for (const { id, tags = [] } of stories) {
  if (!isDeepStrictEqual(told[id], chromaticOf(tags))) {
    problems.push(`${id}: Chromatic is told ${JSON.stringify(told[id])}`);
  }
}

for (const { id } of stories) {
  shown = id;
  const status = await show(page, id);
  if (status !== 'success') problems.push(`${id}: ${status}`);
  seen += await pictures(page);
}
for (const { id } of wanted.filter(({ type }) => type === 'docs')) {
  shown = id;
  await page.goto(`${site}iframe.html?id=${id}&viewMode=docs`, { waitUntil: 'networkidle' });
  seen += await pictures(page);
  const errors = await page
    .locator('[data-story-block] > pre, .sb-show-errordisplay')
    .allInnerTexts();
  problems.push(...errors.map((error) => `${id}: ${error.split('\n')[0]}`));
}
await browser.close();
server.close();

for (const problem of new Set(problems)) console.error(problem);
console.log(
  `${wanted.length} stories and pages at ${FOLDER} in ${Math.round((Date.now() - started) / 1000)} s: ` +
    `${seen} pictures came, ${new Set(problems).size} problems`,
);
process.exit(problems.length > 0 || seen === 0 ? 1 : 0);
