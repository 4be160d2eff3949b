import { test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { expectFits, PHONE } from './layout.ts';
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
