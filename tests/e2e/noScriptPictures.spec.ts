import { basename, dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { faqs } from '#content/faqs.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { unpackedFolder } from '../../scripts/packed-chromium.ts';
import { PHONE } from './layout.ts';

// What a page shows without JavaScript no story shows: pictures of the built pages, in
// tests/visual/no-script. `npm test -- e2e noScriptPictures.spec.ts --update-snapshots` accepts them.
test.use({ javaScriptEnabled: false });
test.skip(basename(dirname(findChromium())) !== basename(unpackedFolder), 'another browser');

const pictures = {
  'header-menu': { path: '/about', part: (page: Page) => page.getByRole('banner') },
  faq: { path: '/faq', part: (page: Page) => page.getByRole('region', { name: 'Answers' }) },
  'before-after': {
    path: '/8k-hyperreal-images',
    part: (page: Page) => page.locator(':has(> figure)').first(),
  },
  'contact-form': { path: '/contact', part: (page: Page) => page.locator('main form') },
  packages: { path: '/services', part: (page: Page) => page.locator('#ultrasound-packages') },
};

for (const [name, { path, part }] of Object.entries(pictures)) {
  test(`without JavaScript the ${name} looks as accepted`, async ({ page }) => {
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      if (name === 'faq') await page.getByText(faqs[0]?.question ?? '', { exact: true }).click();
      await expect(part(page)).toHaveScreenshot(`${name}-${viewport.width}.png`);
    }
  });
}
