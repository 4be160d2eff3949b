import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from '#packages/storybook-visual/src/config.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { packedFonts, unpackedFolder } from './scripts/packed-chromium.ts';
import { modes } from './tests/visual/modes.ts';

/** A hash of the fonts that the browser has besides the site's own. */
function hashOfFonts(): string {
  const hash = createHash('sha256');
  for (const folder of packedFonts) {
    for (const font of globSync('**/*.ttf', { cwd: folder }).sort()) {
      hash.update(font).update(readFileSync(join(folder, font)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

export default defineConfig({
  modes,
  folder: 'tests/visual',
  results: 'artifacts/visual',
  vitest: ['--project=stories*'],
  // Redraw complete tiles: after a partial redraw, edges depend on what was drawn before.
  browser: () => ({
    executablePath: findChromium(),
    args: [...chromiumArgs, '--disable-partial-raster'],
  }),
  context: { timezoneId: 'America/New_York', locale: 'en-US' },
  environment: () => {
    // The Chromium of `npm ci` has its own fonts; other browsers use the machine's.
    const comesPacked = basename(dirname(findChromium())) === basename(unpackedFolder);
    return { fonts: comesPacked ? hashOfFonts() : "the machine's" };
  },
  allowedSame: [
    {
      stories: ['primitives-button--primary', 'primitives-button--hover'],
      reason: 'The hover mode rests the pointer on the button whose hover the other story seeds.',
    },
    {
      stories: ['components-lightbox--code-fails-to-load', 'components-lightbox--before-hydration'],
      reason: 'Without its code the lightbox looks the same, whatever keeps the code away.',
    },
    {
      stories: ['pages-faq--default', 'system-overlays--popup-after-expiry'],
      reason: 'After its last day no popup covers the page.',
    },
  ],
  pages: { build: ['npm', 'run', 'build'], folder: 'build/client' },
});
