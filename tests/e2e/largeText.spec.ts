import { expect, test, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { expectFits, PHONE, waitForLayout } from './layout.ts';
import { open } from './page.ts';

// A browser whose default font size is 32 px, which media queries see too. pages.spec.ts tests
// pages with only their text enlarged.
test.use({
  viewport: PHONE,
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of ['/', '/services', '/boutique', '/contact', '/faq', '/3d-ultrasound-galion']) {
  test(`${path} fits a phone at a large font size without overlap or broken words`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [360, 390]) {
      await expectFits(page, { ...PHONE, width });
    }
  });
}

/** The part of the screen's height that fixed and sticky bars cover, from 0 to 1. */
const findCoveredShare = (page: Page) =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.min(innerHeight, bottom) - Math.max(0, top));
    return heights.reduce((sum, height) => sum + Math.max(0, height), 0) / innerHeight;
  });

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [844, 390],
  [1280, 900],
] as const) {
  test(`bars cover at most a fifth of ${width} x ${height} px at a large font size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/services');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await waitForLayout(page);
    expect(await findCoveredShare(page)).toBeLessThanOrEqual(0.2);
    if (height <= 416) return;
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const tops = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}
