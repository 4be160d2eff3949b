import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { serveBuild } from '#tests/support/processes.ts';
import { servedShop, earlierVisitStorage } from '#tests/support/served.ts';
import { until } from '#tests/support/until.ts';
import { buildIfChanged } from '../../../scripts/build.ts';
import { journeys } from '#tests/flows/journeys.ts';
import type { Journey } from '#tests/flows/visitor.ts';
import { waitForHydration, firefoxVisitor } from './firefoxVisitor.ts';
import { launchFirefox, resize } from './launch.ts';

// `npm test -- firefox`: runs the journeys of the folder Flows, and checks that depend on the
// engine, on the production build, over WebDriver BiDi. Not part of `npm test`, since not every
// machine has Firefox.

await buildIfChanged();
const server = await serveBuild();
const site = server.url;

let browser: Browser;
let page: Page;
let errors: string[];

before(async () => {
  browser = await launchFirefox();
});

after(async () => {
  await browser?.close();
  await server[Symbol.asyncDispose]();
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await resize(page, 1280, 900);
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
});

afterEach(async () => {
  await page.close();
  assert.deepEqual(errors, []);
});

async function open(path: string): Promise<void> {
  await page.goto(site + path);
  await waitForHydration(page);
}

/** Sets the localStorage of an earlier visit. */
async function setLocalStorage(entries: readonly { name: string; value: string }[]): Promise<void> {
  // Open a text file, since a page's scripts could overwrite the storage.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((list) => {
    localStorage.clear();
    for (const { name, value } of list) localStorage.setItem(name, value);
  }, entries);
  // Ignore errors of this file, such as its missing icon.
  errors = [];
}

/** Makes the page's first request to an endpoint fail. */
async function failFirstRequest(scenario: ScenarioName): Promise<void> {
  const address = {
    'contact.500ThenOk': '/api/contact',
    'payments.declinedThenPaid': '/api/payments/process',
  }[scenario as string];
  if (!address) throw new Error(`Nothing here brings about ${scenario}`);
  await page.evaluateOnNewDocument((failing: string) => {
    const { fetch } = window;
    let failed = false;
    window.fetch = (input, init) => {
      if (failed || !String(input).endsWith(failing)) return fetch(input, init);
      failed = true;
      if (failing === '/api/contact') return Promise.resolve(new Response(null, { status: 500 }));
      const payment = JSON.parse(String(init?.body)) as object;
      const body = JSON.stringify({ ...payment, sourceId: 'cnon:card-nonce-declined' });
      return fetch(input, { ...init, body });
    };
  }, address);
}

/** Sets the page's clock, which continues to run. */
async function setClock(clock: string): Promise<void> {
  await page.evaluateOnNewDocument((start: number) => {
    const ahead = start - Date.now();
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...given: [] | [number]) {
        if (given.length) super(...given);
        else super(RealDate.now() + ahead);
      }
      static override now = () => RealDate.now() + ahead;
    } as DateConstructor;
  }, Date.parse(clock));
}

describe('journeys in Firefox', () => {
  for (const [name, journey] of Object.entries<Journey>(journeys)) {
    const { start, scenario, cart, clock, phone, walk } = journey;

    it(name, async () => {
      if (phone) await resize(page, 390, 844);
      // Journeys with a clock test the promo popup, so do not store it as seen.
      await setLocalStorage(clock ? [] : earlierVisitStorage(cart));
      if (scenario) await failFirstRequest(scenario);
      if (clock) await setClock(clock);
      await open(start);
      await walk(firefoxVisitor(page), servedShop(cart));
      // Ignore the console error for the response that the scenario makes fail.
      if (scenario) errors = errors.filter((line) => !/500|402/.test(line));
    });
  }
});

describe('pages in Firefox', () => {
  it('show the packages with prices without horizontal scrolling', async () => {
    await open('/services');
    await firefoxVisitor(page).seeText(/^\$\d/);
    const prices = await page.$$eval('#ultrasound-packages article', (cards) =>
      cards.map((card) => /\$\d+/.exec(card.textContent)?.[0]),
    );
    const { services } = servedShop();
    assert.equal(
      prices.length,
      services.filter(({ category }) => category === 'ultrasound').length,
    );
    assert.ok(prices.every(Boolean));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0);
  });

  it('scroll to an anchor in a list that loads late', async () => {
    await open('/services#dna-testing');
    await until(() =>
      page.evaluate(() => {
        const { top = -1 } = document.querySelector('#dna-testing')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      }),
    );
  });
});
