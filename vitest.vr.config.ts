import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { loadConfigFromFile } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { comparePicture, showAs } from './tests/vr/compare.ts';
import { modes, partsOf, projects, type Mode, type Picture } from './tests/vr/projects.ts';

// `npm run vr` runs this: it says which pictures it wants, and looks at what came of them.
const { VR_WANTED, VR_TAKE, VR_RETRY } = process.env;
if (VR_WANTED === undefined) throw new Error('Pictures are taken by npm run vr.');
const wanted = JSON.parse(readFileSync(VR_WANTED, 'utf8')) as Picture[];
const take = VR_TAKE === 'true';

/** The modes in which a project pictures each of its stories. */
function wantedOf(project: string): Record<string, Mode[]> {
  const byStory: Record<string, Mode[]> = {};
  for (const picture of wanted) {
    const { mode: name, story } = partsOf(picture);
    const mode = modes.find((candidate) => candidate.name === name);
    if (mode?.project === project) (byStory[story] ??= []).push(mode);
  }
  return byStory;
}

// Another version of the project, which this one is compared with, has aliases of its own.
const storybook = await loadConfigFromFile(
  { command: 'serve', mode: 'test' },
  '.storybook/vite.config.ts',
);

export default defineConfig({
  test: {
    projects: projects
      .filter(({ name }) => Object.keys(wantedOf(name)).length > 0)
      .map(({ name, tag, viewport, media }) => ({
        plugins: [
          react(),
          msw({ mode: 'worker-only' }),
          storybookTest({
            configDir: '.storybook',
            tags: { include: [tag] },
            initialGlobals: { viewport: { value: viewport } },
          }),
        ],
        resolve: storybook?.config.resolve ?? {},
        optimizeDeps: {
          include: ['react-dom/client', '@sinonjs/fake-timers', 'ivya/aria', 'storybook/test'],
        },
        test: {
          name,
          setupFiles: ['tests/vr/picture.ts'],
          provide: {
            wanted: wantedOf(name),
            // Axe has its turn in `npm run test:stories`.
            'storybook/test-provided': { a11y: false },
          },
          browser: {
            enabled: true,
            connectTimeout: 180_000,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: { timezoneId: 'America/New_York', locale: 'en-US', ...media },
            }),
            instances: [{ browser: 'chromium' as const }],
            commands: { comparePicture: comparePicture({ take }), showAs },
          },
          testTimeout: 300_000,
          // What differs is looked at a second time: a real change is there again.
          retry: VR_RETRY === 'false' ? 0 : 1,
          isolate: false,
        },
      })),
  },
});
