import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

/** Where the server of the journeys keeps its database and its outbox. */
export const DATA_DIR = '.cache/e2e-data';

const port = Number(process.env.E2E_PORT ?? 4310);

/** Browser journeys against the production build, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.CI ? [['line'], ['html', { open: 'never' }]] : 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    // Yesterday's orders must not be counted.
    command: `rm -rf ${DATA_DIR} && node scripts/start.ts`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 180_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR,
      LOG_LEVEL: 'silent',
    },
  },
});
