import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { claimsState, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import {
  extractStories,
  openFrame,
  showStory,
  sizeOf,
  type Extracted,
  type Page as Frame,
} from '#tests/stories/drive.ts';
import { BUILT, buildStorybook, serveStorybook } from '#tests/stories/served.ts';
import { readBaseline } from '#tests/aria-snapshots/baselines.ts';
import { differences } from './differences.ts';
import { launchFirefox, resize } from './launch.ts';

// `npm test -- firefox`: each state has the same ARIA snapshot in a second engine. Compares the
// built Storybook with the baselines of `npm test -- stories`; `differences.ts` lists accepted
// differences.

buildStorybook();
const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as StoryIndex;
const states = Object.values(entries).filter(
  ({ type, tags = [] }) => type === 'story' && claimsState(tags),
);

/** Adapts Puppeteer's page to the driver of the built stories. */
const frameOf = (page: Page): Frame => ({
  goto: (address) => page.goto(address),
  waitForFunction: (test) => page.waitForFunction(test),
  evaluate: (run, given) =>
    page.evaluate(run as (given: unknown) => unknown, given) as Promise<never>,
});

describe('ARIA snapshots in Firefox', () => {
  let browser: Browser;
  let page: Page;
  let frame: Frame;
  let said: Record<string, Extracted>;
  const site = serveStorybook(BUILT, () => undefined);

  before(async () => {
    browser = await launchFirefox();
    page = await browser.newPage();
    frame = frameOf(page);
    await openFrame(frame, (await site).address);
    said = await extractStories(frame);
  });

  after(async () => {
    await browser?.close();
    (await site).close();
  });

  for (const { id, title, name } of states) {
    it(`${title}: ${name}`, async () => {
      const { width, height } = sizeOf(said[id] as Extracted);
      await resize(page, width, height);
      await page.evaluate(() => {
        globalThis.onAriaSnapshot = ({ id: storyId, snapshot }) => {
          sessionStorage.setItem(storyId, snapshot);
          return Promise.resolve();
        };
      });
      const { failure = '' } = differences[id] ?? {};
      assert.equal(await showStory(frame, id), failure);
      if (failure) return;
      const tree = await page.evaluate((storyId) => sessionStorage.getItem(storyId), id);
      assert.equal(tree, readBaseline(id));
    });
  }
});
