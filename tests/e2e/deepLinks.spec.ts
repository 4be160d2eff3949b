import { expect, test } from '@playwright/test';
import { stages } from '#content/stages.ts';
import { recordShifts } from './layout.ts';
import { open } from './page.ts';

/** The maximum layout shift of ruling 61. */
const LIMIT = 0.02;

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
] as const) {
  test(`a planner deep link shifts no layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shifts = await recordShifts(page);
    const known = [...stages.map(({ value }) => `stage=${value}`), 'week=8', 'week=31', 'week=40'];
    for (const query of [...known, 'stage=nope', 'week=41']) {
      await open(page, `/peek-planner?${query}`);
      await expect(page.getByRole('article')).toHaveCount(known.includes(query) ? 1 : 0);
      expect.soft((await shifts()).sum, query).toBeLessThan(LIMIT);
    }
  });
}
