import { expect, test } from '@playwright/test';
import { prerenderPaths, unlistedRoutes } from '#content/siteRoutes.ts';
import { violationsOf } from './axe.ts';
import {
  findBrokenWords,
  findClippedTextOn,
  NARROW,
  findHeaderOverlaps,
  PHONE,
  waitForLayout,
  findPageOverflow,
  findSmallTargets,
} from './layout.ts';
import { open, recordProblems } from './page.ts';

const unlisted = unlistedRoutes.map(({ path }) => path);
const STAGE = '/peek-planner?stage=optimal-3d';

// Every page in a browser: no axe violation, CSP violation or console error, and no request to another
// host before a click. It fits a narrow phone, 400 % zoom, doubled text and a thumb.
for (const path of [...prerenderPaths, STAGE, ...unlisted, '/no-such-page']) {
  test(`${path} passes the axe, zoom and tap-target checks`, async ({ page }) => {
    const troubles = await recordProblems(page);
    await open(page, path);
    await expect(page.getByText('Loading services...')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    await page.setViewportSize(NARROW);
    await waitForLayout(page);
    expect.soft(await findPageOverflow(page), '400 % zoom').toEqual([]);
    await page.setViewportSize(PHONE);
    await waitForLayout(page);
    expect.soft(await findSmallTargets(page), 'targets').toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [1280, 768, 390, 360]) {
      await page.setViewportSize({ ...PHONE, width });
      await waitForLayout(page);
      const name = `200 % text at ${width} px`;
      expect.soft(await findPageOverflow(page), name).toEqual([]);
      expect.soft(await findClippedTextOn(page), name).toEqual([]);
      if (width > PHONE.width) continue;
      expect.soft(await findBrokenWords(page), name).toEqual([]);
      expect.soft(await findHeaderOverlaps(page), name).toEqual([]);
    }

    expect(troubles(path === '/no-such-page' ? [/404/] : [])).toEqual([]);
  });
}
