import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { errorContent } from '#content/pages/error.ts';
import { siteRoutes } from '#content/siteRoutes.ts';
import type { Overlay } from '#lib/overlayHistory.ts';
import { addToCart, continueToPayment, fillCustomer } from '#tests/flows/checkout.ts';
import { driverVisitor, waitForHydration } from '#tests/flows/driverVisitor.ts';
import { journeys } from '#tests/flows/journeys.ts';
import type { Journey } from '#tests/flows/visitor.ts';
import { serveBuild } from '#tests/support/processes.ts';
import { earlierVisitStorage, servedItem, servedShop } from '#tests/support/served.ts';
import { until } from '#tests/support/until.ts';
import type { Driver } from './driver.ts';
import { startProxy, type Changes } from './proxy.ts';

/** In milliseconds: a busy machine can stall a page for seconds, and only a hung one takes longer. */
const timeout = 300_000;
const DESK = [1280, 900] as const;
/** WebKit's window cannot be narrower than 447 px, which has the same layout. */
const PHONE = [390, 844] as const;

/** The script that hydrates a page. */
const CLIENT = /\/assets\/entry\.client-/;

/** Route files whose pages show prices of the API beside their own. */
const priced = ['home', 'services', 'boutique', 'county', 'town'];

/**
 * Tests the production build in a browser engine: each page, the journeys, and input before
 * hydration. What Chromium shows is tested by `npm test -- e2e`.
 */
export async function testEngine(name: string, launch: () => Promise<Driver>): Promise<void> {
  const server = await serveBuild();
  const proxy = await startProxy(server.url);
  const site = proxy.url;
  let driver: Driver;

  before(async () => {
    driver = await launch();
    await driver.resize(...DESK);
  });

  after(async () => {
    await driver?.close();
    await proxy.stop();
    await server[Symbol.asyncDispose]();
  });

  /** Forgets the last test, and sets the localStorage of an earlier visit. */
  async function arrange(changes: Changes, storage = earlierVisitStorage()): Promise<void> {
    // On a text file, since a page's scripts could overwrite the storage.
    await driver.goto(`${site}/robots.txt`);
    proxy.change(changes);
    await driver.evaluate((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name: key, value } of entries) localStorage.setItem(key, value);
    }, storage);
  }

  async function open(path: string): Promise<void> {
    await driver.goto(site + path);
    await waitForHydration(driver);
  }

  /** A test that also fails for each error of the page, which is then the cause of others. */
  const check = (title: string, run: () => Promise<void>) =>
    it(title, { timeout }, async () => {
      try {
        await run();
      } catch (error) {
        const file = `artifacts/engines/${name}-${title.replaceAll(/\W+/g, '-')}.png`;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await driver.screenshot());
        throw error;
      } finally {
        const errors = await driver.evaluate(() => window.probe.takeErrors());
        assert.deepEqual([...errors, ...proxy.lost()], []);
      }
    });

  describe(`pages in ${name}`, () => {
    before(() => arrange({}));
    beforeEach(() => proxy.change({}));

    for (const { path, file } of siteRoutes) {
      check(`${path} keeps its heading, links and prices when it hydrates`, async () => {
        await open(path);
        const prerendered = await driver.evaluate(() => window.probe.prerendered);
        assert(prerendered);
        const read = () => driver.evaluate(() => window.probe.read());
        const isComplete = async () => {
          const { heading, prices } = await read();
          return heading === errorContent.h1 || prices.length > prerendered.prices.length;
        };
        if (priced.includes(file)) {
          await until(isComplete, 60_000, 'No prices of the API are shown.');
        }
        const { heading, links, prices, overflow } = await read();
        assert.equal(heading, prerendered.heading);
        const missing = (from: string[], now: string[]) => from.filter((x) => !now.includes(x));
        assert.deepEqual(missing(prerendered.links, links), []);
        assert.deepEqual(missing(prerendered.prices, prices), []);
        assert(overflow <= 0, `The page scrolls sideways by ${overflow} px.`);
      });
    }

    check('/services#dna-testing scrolls to its anchor in a list that loads late', async () => {
      await open('/services#dna-testing');
      const isInView = () => {
        const { top = -1 } = document.querySelector('#dna-testing')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      };
      await until(() => driver.evaluate(isInView), 60_000, 'The anchor is not in view.');
    });
  });

  describe(`journeys in ${name}`, () => {
    for (const [title, journey] of Object.entries<Journey>(journeys)) {
      const { start, scenario, cart, clock, phone, walk } = journey;

      check(`${title} succeeds`, async () => {
        await (phone ? driver.resize(...PHONE) : driver.resize(...DESK));
        // Journeys with a clock test the promo popup, so do not store it as seen.
        await arrange(
          { ...(scenario && { scenario }), ...(clock && { clock: Date.parse(clock) }) },
          clock ? [] : earlierVisitStorage(cart),
        );
        await open(start);
        await walk(driverVisitor(driver), servedShop(cart));
      });
    }
  });

  check(`Forward in ${name} reopens the cart after a reload, up to blank details`, async () => {
    await driver.resize(...DESK);
    await arrange({});
    await open('/boutique');
    const visitor = driverVisitor(driver);
    const level = () =>
      driver.evaluate(
        () => (history.state as { usr?: { overlay?: Overlay } }).usr?.overlay?.level ?? 0,
      );
    const untilLevel = (wanted: number) => until(async () => (await level()) === wanted, 60_000);
    const forward = () => driver.evaluate(() => history.forward());
    await addToCart(visitor, servedItem.name);
    await fillCustomer(visitor, 'Flo Forward', 'flo@parents.example');
    await continueToPayment(visitor);
    await untilLevel(3);
    await visitor.reload();
    await untilLevel(0);
    await forward();
    await visitor.see('heading', /^Shopping Cart$/);
    await forward();
    await visitor.see('heading', /^Customer Information$/);
    await forward();
    await visitor.seeText(/^Missing Information$/);
    await untilLevel(2);
    await visitor.see('heading', /^Customer Information$/);
  });

  describe(`input before hydration in ${name}`, () => {
    /** Opens a page that hydrates only when the returned function is called. */
    async function openUnhydrated(path: string): Promise<() => Promise<void>> {
      const released = Promise.withResolvers<undefined>();
      await arrange({ hold: { requests: CLIENT, until: released.promise } });
      await driver.goto(site + path);
      return async () => {
        released.resolve(undefined);
        await waitForHydration(driver);
      };
    }

    check('opens the menu, which stays open', async () => {
      await driver.resize(...PHONE);
      const hydrate = await openUnhydrated('/about');
      const visitor = driverVisitor(driver);
      await visitor.click('button', /^Open menu$/, 'header');
      await visitor.see('link', /^Contact$/, 'header');
      await hydrate();
      await visitor.see('button', /^Close menu$/, 'header');
      await visitor.see('link', /^Contact$/, 'header');
    });

    check('opens an answer of the FAQ, which stays open', async () => {
      await driver.resize(...DESK);
      const hydrate = await openUnhydrated('/faq');
      await driver.click(() => document.querySelector('h3 > button') as Element, undefined);
      const isOpen = () =>
        driver.evaluate(() => document.querySelector('accordion-answer p')?.checkVisibility());
      await until(async () => (await isOpen()) === true);
      await hydrate();
      assert.equal(await isOpen(), true);
    });

    check('opens the cart as soon as the page hydrates', async () => {
      const hydrate = await openUnhydrated('/about');
      const visitor = driverVisitor(driver);
      await visitor.click('button', /^Cart/, 'header');
      const sheet = () => driver.evaluate(() => getComputedStyle(document.body, '::after').content);
      await until(async () => (await sheet()) === '"Loading..."');
      await hydrate();
      await visitor.see('heading', /^Shopping Cart$/);
      assert.notEqual(await sheet(), '"Loading..."');
    });
  });
}
