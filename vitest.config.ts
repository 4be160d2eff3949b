import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

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
          include: ['{src,mocks,scripts}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,parity}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          react(),
          msw({ mode: 'worker-only' }),
          storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' }),
        ],
        optimizeDeps: { include: ['react-dom/client', '@sinonjs/fake-timers', 'storybook/test'] },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: { timezoneId: 'America/New_York', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium', viewport: viewports.desktop }],
          },
          testTimeout: 20_000,
          isolate: false,
        },
      },
    ],
  },
});
