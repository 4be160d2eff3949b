import { expect, test, type Page } from '@playwright/test';
import { prerenderPaths, unlistedRoutes } from '#content/siteRoutes.ts';
import { violationsOf } from './axe.ts';
import { expectFits, findSmallTargets, NARROW, PHONE, waitForLayout } from './layout.ts';
import { pagesByTemplate, recordProblems, waitForHydration } from './page.ts';
import { listDomLines, prepareVisit } from './servedDom.ts';

// One visit to every page. tests/e2e/facts verifies what a page prints and links to.

// The visit sets its own storage: Playwright opens a page for a context's.
test.use({ storageState: { cookies: [], origins: [] } });

const STAGE = '/peek-planner?stage=optimal-3d';
const NOT_FOUND = '/no-such-page';

const longestWord = (path: string) => Math.max(...path.split(/[/-]/).map((word) => word.length));

/** A page of each template, and the last one with the longest word in its name. */
const samples = pagesByTemplate.flatMap((paths) => [
  paths[0],
  paths.toSorted((one, other) => longestWord(one) - longestWord(other)).at(-1),
]);

/** Narrow phones, 400 % zoom, doubled text and thumbs. */
async function expectFitsAllSizes(page: Page) {
  await expectFits(page, NARROW, '400 % zoom');
  await page.setViewportSize(PHONE);
  await waitForLayout(page);
  expect.soft(await findSmallTargets(page), 'targets').toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [1280, 768, 360]) {
    await expectFits(page, { ...PHONE, width }, `200 % text at ${width} px`);
  }
}

const unlisted = [...unlistedRoutes.map(({ path }) => path), STAGE, NOT_FOUND];

for (const path of [...prerenderPaths, ...unlisted]) {
  const isSample = [...samples, ...unlisted].includes(path);
  const more = isSample ? ', and passes the axe, zoom and tap-target checks' : '';
  test(`${path} hydrates its served DOM without problems${more}`, async ({ page }) => {
    const problems = await recordProblems(page);
    const answerRequests = await prepareVisit(page);
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    await page.evaluate(() => dispatchEvent(new Event('pointerup')));
    await waitForHydration(page);
    if (path !== STAGE) {
      const { served, shown } = await page.evaluate(listDomLines);
      expect.soft(shown).toEqual(served);
    }

    await answerRequests();
    await expect(page.getByText('Loading services...')).toHaveCount(0);
    if (isSample) {
      expect.soft(await violationsOf(page)).toEqual([]);
      await expectFitsAllSizes(page);
    }
    expect(problems(path === NOT_FOUND ? [/404/] : [])).toEqual([]);
  });
}
