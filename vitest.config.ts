import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { ownerAlias, testOwnerFolder } from './src/owner/folder.ts';
import { compareAriaSnapshot } from './tests/aria-snapshots/command.ts';

const viewports = {
  desktop: { width: 1280, height: 900 },
  mobile: { width: 390, height: 844 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,mocks,scripts,packages/*/src}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/webkitDates.ts'],
          env: { OWNER_DIR: testOwnerFolder },
          // Some tests start processes, which takes longer on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Runs the tests that read the owner's files with the files of a second studio.
          name: 'other-studio',
          include: ['{src,mocks}/**/*.test.ts'],
          env: { OWNER_DIR: resolve('tests/support/otherStudio') },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,parity}/**/*.test.ts'],
          env: { OWNER_DIR: testOwnerFolder },
          // Beside heavy load a process can take a minute to start. Only failing tests take longer.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          react(),
          msw({ mode: 'worker-only' }),
          storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' }),
        ],
        resolve: { alias: ownerAlias(testOwnerFolder) },
        optimizeDeps: {
          include: ['react-dom/client', '@sinonjs/fake-timers', 'ivya/aria', 'storybook/test'],
        },
        test: {
          name: 'stories',
          setupFiles: ['tests/aria-snapshots/setup.ts'],
          browser: {
            enabled: true,
            connectTimeout: 180_000,
            headless: true,
            // Only on request: traces make the run three times as long.
            trace: process.env.TRACE
              ? { mode: 'retain-on-failure', tracesDir: resolve('artifacts/stories/traces') }
              : 'off',
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: { timezoneId: 'America/New_York', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium', viewport: viewports.desktop }],
            commands: {
              compareAriaSnapshot: compareAriaSnapshot({
                update: process.env.UPDATE_ARIA_SNAPSHOTS === 'true',
              }),
            },
          },
          testTimeout: 20_000,
          isolate: false,
        },
      },
    ],
  },
});
