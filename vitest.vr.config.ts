import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { comparePicture } from './tests/vr/compare.ts';
import { projects } from './tests/vr/projects.ts';

const accept = process.env.VR_ACCEPT === 'true';

// The pictures of the tagged stories: `npm run vr` runs this and looks at what came of it.
export default defineConfig({
  test: {
    projects: projects.map(({ name, tag, viewport, media }) => ({
      plugins: [
        react(),
        msw({ mode: 'worker-only' }),
        storybookTest({
          configDir: '.storybook',
          tags: { include: [tag] },
          initialGlobals: { viewport: { value: viewport } },
        }),
      ],
      optimizeDeps: { include: ['react-dom/client', '@sinonjs/fake-timers', 'storybook/test'] },
      test: {
        name,
        setupFiles: ['tests/vr/picture.ts'],
        provide: {
          onlyStory: process.env.VR_STORY ?? '',
          // Axe has its turn in `npm run test:stories`.
          'storybook/test-provided': { a11y: false },
        },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { executablePath: findChromium(), args: chromiumArgs },
            contextOptions: { timezoneId: 'America/New_York', locale: 'en-US', ...media },
          }),
          instances: [{ browser: 'chromium' as const }],
          commands: { comparePicture: comparePicture(name, { accept }) },
        },
        testTimeout: 30_000,
        // What differs is looked at a second time: a real change is there again.
        retry: 1,
        isolate: false,
      },
    })),
  },
});
