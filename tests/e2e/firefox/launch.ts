import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { until } from '#tests/support/until.ts';
import { findFirefox } from '../../../scripts/firefox.ts';

/** Starts Firefox and prints its version. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'network.dns.disabled': true, 'intl.accept_languages': 'en-US' },
  });
  console.log(`# ${await browser.version()}`);
  return browser;
}

/** Sets the viewport size. Firefox 140 lacks the orientation command that Puppeteer sends too. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error;
  });
  await until(async () => (await page.evaluate(() => innerWidth)) === width);
}
