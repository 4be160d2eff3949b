import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumArgs } from './scripts/chromium.ts';
import { findOldChromium, oldChromiumArgs, type OldChromium } from './scripts/oldChromium.ts';

const oldChromium = (version: OldChromium, testMatch: string) => ({
  name: `Chromium ${version}`,
  testMatch,
  use: {
    launchOptions: {
      executablePath: findOldChromium(version),
      args: [...chromiumArgs, ...oldChromiumArgs],
    },
  },
});

/** `npm test -- old-browsers`: what README promises to visitors with an older browser. */
export default defineConfig({
  ...base,
  outputDir: 'artifacts/old-browsers',
  reporter: 'line',
  projects: [oldChromium(123, 'flows.spec.ts'), oldChromium(110, 'oldBrowsers/essentials.spec.ts')],
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : [],
});
