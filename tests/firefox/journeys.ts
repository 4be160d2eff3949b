import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { buildIfChanged } from '../../scripts/build.ts';
import { findFirefox } from '../../scripts/firefox.ts';

// `npm run test:firefox`: the main journeys in a second engine, against the production build, over
// WebDriver BiDi. Outside of `npm test`, for not every machine has a Firefox.

const port = Number(process.env.FIREFOX_PORT ?? 4320);
const site = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'firefox-journeys-'));

await buildIfChanged();
const server = spawn(process.execPath, ['server/index.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

async function untilServed(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answered = await fetch(`${site}/healthz`).catch(() => undefined);
    if (answered?.ok) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

let browser: Browser;
let page: Page;
let errors: string[];

before(async () => {
  await untilServed();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: { 'network.dns.disabled': true, 'intl.accept_languages': 'en-US' },
  });
  console.log(`# ${await browser.version()}`);
});

after(async () => {
  await browser?.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.setViewport({ width: 1280, height: 900 });
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
  await page.waitForFunction(() => document.readyState === 'complete' && !window.boot);
}

const sees = (text: string) => page.locator(`::-p-text(${text})`).wait();
const press = (role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
const type = (selector: string, text: string) => page.locator(selector).fill(text);

describe('in Firefox', () => {
  it('leads from the home page to the packages and their prices', async () => {
    await open('/');
    assert.match(await page.title(), /ultrasound/i);
    await page.locator('main a[href="/services"]').click();
    await page.waitForFunction(() => location.pathname === '/services');
    await page.locator('#cherished-memories').wait();
    const prices = await page.$$eval('#ultrasound-packages article', (cards) =>
      cards.map((card) => /\$\d+/.exec(card.textContent)?.[0]),
    );
    assert.equal(prices.length, 6);
    assert.ok(prices.every(Boolean));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0);
  });

  it('lands on an anchor of a list that loads', async () => {
    await open('/services#dna-testing');
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector('#dna-testing')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight / 2;
    });
  });

  it('plans by the stage', async () => {
    await open('/peek-planner');
    await page.locator('input[value="optimal-3d"]').click();
    await sees('OPTIMAL TIMING WINDOW');
    await sees('1 of 6 examples');
    await press('button', 'Next example');
    await sees('2 of 6 examples');
    assert.match(page.url(), /stage=optimal-3d$/);
  });

  it('sends a message, after naming what is missing', async () => {
    await open('/contact');
    await press('button', 'Send Message');
    await sees('Name must be at least 2 characters');
    await type('#contact-name', 'Fia Fox');
    await type('#contact-email', 'fia@parents.example');
    await type('#contact-message', 'Is there a place to park?');
    await press('button', 'Send Message');
    await sees('Message Sent!');
  });

  it('takes an order for pickup', async () => {
    await open('/boutique');
    await press('button', 'Add to cart Heartbeat Bear');
    await sees('Shopping Cart');
    await press('button', 'Checkout');
    await sees('Customer Information');
    await type('[role=dialog] [autocomplete=name]', 'Fia Fox');
    await type('[role=dialog] [autocomplete=email]', 'fia@parents.example');
    await press('button', 'Continue to Payment');
    await sees('Order Summary');
    await press('button', 'Place Order');
    await sees('Order Placed Successfully!');
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
  });

  it('opens one question at a time', async () => {
    await open('/faq');
    const [first, second] = await page.$$('main details[name] > summary');
    await first?.click();
    await second?.click();
    assert.equal(await page.$$eval('main details[open]', ({ length }) => length), 1);
  });
});
