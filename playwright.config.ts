import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { earlierVisitStorage } from './tests/support/served.ts';

/** The data folder of the end-to-end tests' server: database and outbox. */
export const DATA_DIR = '.cache/e2e-data';

/** The folder that CI uploads: reports, results and traces of failed tests. */
const artifacts = 'artifacts/journeys';

/** The data folder of the server with a card field. */
export const CARD_DATA_DIR = '.cache/e2e-card-data';

const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://127.0.0.1:${port}`;
/** The URL of the server with a card field. */
export const cardURL = `http://127.0.0.1:${port + 1}`;

/** The port for a test that starts its own server, with a card field and a separate database. */
export const OWN_PORT = port + 2;

/** A build with a card field. The Square application id is fictional. */
export const cardBuild = {
  BUILD_DIR: '.cache/e2e-card-build/client',
  VITE_SQUARE_APPLICATION_ID: 'sandbox-sq0idb-fake',
  VITE_SQUARE_LOCATION_ID: 'L-FAKE',
};

const webServerAt = (url: string, env: Record<string, string>) => ({
  command: 'node tests/support/journeyServer.ts',
  url: `${url}/healthz`,
  timeout: 300_000,
  stdout: 'ignore' as const,
  env: { ...env, PORT: new URL(url).port, SERVED_AT: url, HOST: '127.0.0.1' },
});

const storageAt = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: earlierVisitStorage() }],
});

const cardSpecs = ['card.spec.ts', 'orderLife.spec.ts'];

/** End-to-end tests against the production build, served as by `npm start`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: process.env.CI ? `${artifacts}/traces` : 'test-results',
  // Tests that take minutes, or are sensitive to CPU contention (docs/ci.md).
  grepInvert: process.env.NIGHTLY ? [] : /@nightly/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine can stall a page for seconds. Only failing tests take longer.
  timeout: 60_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 200 } },
  snapshotPathTemplate: 'tests/visual/no-script/{arg}{ext}',
  reporter: process.env.CI
    ? [
        // Prints failures at the end of the log, where readers look first.
        ['dot'],
        ['html', { open: 'never', outputFolder: `${artifacts}/html` }],
        ['junit', { outputFile: `${artifacts}/junit.xml` }],
        ['json', { outputFile: `${artifacts}/results.json` }],
      ]
    : 'line',
  use: {
    baseURL,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    storageState: storageAt(baseURL),
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Not with its screencast, which takes a third of the time of all tests.
    trace: process.env.TRACE
      ? 'on'
      : { mode: process.env.CI ? 'retain-on-failure' : 'off', screenshots: false },
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'desktop', testIgnore: [...cardSpecs, '**/oldBrowsers/**'] },
    {
      name: 'card',
      testMatch: cardSpecs,
      use: { baseURL: cardURL, storageState: storageAt(cardURL) },
    },
  ],
  webServer: [
    webServerAt(baseURL, { DATA_DIR, LOG_LEVEL: 'silent' }),
    webServerAt(cardURL, { ...cardBuild, DATA_DIR: CARD_DATA_DIR }),
  ],
});
