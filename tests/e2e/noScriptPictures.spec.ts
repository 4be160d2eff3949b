import { basename, dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { unpackedFolder } from '../../scripts/packed-chromium.ts';

// What a page shows without JavaScript no story shows: pictures of the built pages, in
// tests/visual/no-script. `npm test -- e2e noScriptPictures.spec.ts --update-snapshots` accepts them.
test.use({ javaScriptEnabled: false });
test.skip(basename(dirname(findChromium())) !== basename(unpackedFolder), 'another browser');

const pictures = {
  'header menu': {
    path: '/about',
    part: (page: Page) => page.getByRole('navigation', { name: 'Main' }),
  },
  FAQ: { path: '/faq', part: (page: Page) => page.getByRole('region', { name: 'Answers' }) },
  comparison: {
    path: '/8k-hyperreal-images',
    part: (page: Page) => page.locator(':has(> figure)').first(),
  },
  'contact form': { path: '/contact', part: (page: Page) => page.locator('main form') },
  'list of packages': {
    path: '/services',
    part: (page: Page) => page.locator('#ultrasound-packages'),
  },
};

/** So high that nothing scrolls below the header, or above the bar of a phone. */
const WINDOW = 6000;
const MOST = 800;

for (const [name, { path, part }] of Object.entries(pictures)) {
  test(`without JavaScript the ${name} looks as accepted`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: WINDOW });
      await page.goto(path);
      const box = await part(page).boundingBox();
      if (!box) throw new Error('It is not visible');
      const clip = { ...box, height: Math.min(box.height, MOST) };
      await expect(page).toHaveScreenshot(`${name}-${width}.png`.replaceAll(' ', '-'), { clip });
    }
  });
}
