import { expect, test } from '@playwright/test';
import { stages } from '#content/stages.ts';
import { hydrated } from './page.ts';

/** The maximum layout shift of ruling 61. */
const LIMIT = 0.02;

declare global {
  interface Window {
    /** The sum of all layout shifts so far, read after two more frames. */
    layoutShift: () => Promise<number>;
  }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
] as const) {
  test(`a planner deep link shifts no layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      let sum = 0;
      const add = (shifts: PerformanceEntryList) => {
        for (const shift of shifts) sum += (shift as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      const frame = () => new Promise((painted) => requestAnimationFrame(painted));
      window.layoutShift = async () => {
        for (let count = 0; count < 3; count += 1) await frame();
        add(observer.takeRecords());
        return sum;
      };
    });
    const known = [...stages.map(({ value }) => `stage=${value}`), 'week=8', 'week=31', 'week=40'];
    for (const query of [...known, 'stage=nope', 'week=41']) {
      await page.goto(`/peek-planner?${query}`);
      await hydrated(page);
      await expect(page.getByRole('article')).toHaveCount(known.includes(query) ? 1 : 0);
      expect.soft(await page.evaluate(() => window.layoutShift()), query).toBeLessThan(LIMIT);
    }
  });
}
