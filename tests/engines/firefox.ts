import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findEngine } from '../../scripts/engines.ts';
import type { Driver } from './driver.ts';
import { testEngine } from './suite.ts';

/** Firefox, driven by WebDriver BiDi. */
async function launchFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngine('firefox'),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'network.dns.disabled': true, 'intl.accept_languages': 'en-US' },
  });
  console.log(`# ${await browser.version()}`);
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return {
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    evaluate: (run, given) =>
      page.evaluate(run as (given: unknown) => unknown, given) as Promise<never>,
    click: async (find, given) => {
      const found = await page.evaluateHandle(find as (given: unknown) => unknown, given);
      await (found.asElement() as ElementHandle<Element>).click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      // Firefox 140 lacks the orientation command that Puppeteer sends too.
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      });
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

if (import.meta.main) await testEngine('Firefox', launchFirefox);
