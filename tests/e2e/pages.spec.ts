import { expect, test } from '@playwright/test';
import { prerenderPaths, unlistedRoutes } from '#content/siteRoutes.ts';
import { violationsOf } from './axe.ts';
import {
  brokenWordsOf,
  cutOffOf,
  NARROW,
  overlapsOf,
  PHONE,
  settle,
  sidewaysOf,
  smallTargetsOf,
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
    await settle(page);
    expect.soft(await sidewaysOf(page), '400 % zoom').toEqual([]);
    await page.setViewportSize(PHONE);
    await settle(page);
    expect.soft(await smallTargetsOf(page), 'targets').toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [1280, 768, 390, 360]) {
      await page.setViewportSize({ ...PHONE, width });
      await settle(page);
      const name = `200 % text at ${width} px`;
      expect.soft(await sidewaysOf(page), name).toEqual([]);
      expect.soft(await cutOffOf(page), name).toEqual([]);
      if (width > PHONE.width) continue;
      expect.soft(await brokenWordsOf(page), name).toEqual([]);
      expect.soft(await overlapsOf(page), name).toEqual([]);
    }

    expect(troubles(path === '/no-such-page' ? [/404/] : [])).toEqual([]);
  });
}
