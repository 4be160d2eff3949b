import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { studio } from '#content/studio.ts';
import { ownerFolder } from '#owner/folder.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { readCatalogue } from '#server/shop/catalogue.ts';
import { buildCopy, copyProject } from '#tests/support/buildCopy.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { earlierVisitStorage } from '#tests/support/served.ts';
import { addToCart, fillCustomer, placeOrder, continueToPayment } from '../flows/checkout.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import { PHONE } from './layout.ts';
import { blockRequests, open, recordRequests } from './page.ts';

// Client behavior as seen from outside: API calls, touch input, history, time.

test.describe('a build with custom settings', () => {
  // One worker, so that the site is built only once.
  test.describe.configure({ mode: 'default' });
  const LOCATION = 'L0CATI0N-0F-AN0THER-BUILD';
  let copy: string;
  let server: TestServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = mkdtempSync(join(tmpdir(), 'studio-location-'));
    copyProject(copy);
    const OWNER_DIR = join(copy, 'our-studio');
    await addPhotos(OWNER_DIR);
    await buildCopy(copy, { VITE_SQUARE_LOCATION_ID: LOCATION, OWNER_DIR });
    server = await startTestServer({
      config: { buildDir: join(copy, 'build/client') },
      catalogue: {
        services,
        products: [...products, ...readCatalogue(OWNER_DIR).products.slice(-1)],
      },
    });
  });

  test.afterAll(async () => {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  });

  /** Adds a shop item with its photo and a scan of week 31 to the owner's folder, like an owner. */
  async function addPhotos(folder: string): Promise<void> {
    cpSync(ownerFolder, folder, { recursive: true });
    const file = join(folder, 'catalogue.json');
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as { products: object[] };
    catalogue.products.push({
      id: 'music-box',
      name: 'Music Box',
      description: 'It plays a lullaby.',
      price: '32.00',
      imageUrl: '/images/products/music-box.webp',
    });
    writeFileSync(file, JSON.stringify(catalogue));
    mkdirSync(join(folder, 'photos'), { recursive: true });
    const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a86' } });
    for (const name of ['music-box', 'scan-week-31']) {
      await photo.clone().toFile(join(folder, `photos/${name}.jpg`));
    }
  }

  test("shows a new shop item's photo on the shelf and in the cart", async ({ browser }) => {
    const page = await browser.newPage({ baseURL: server.url });
    await open(page, '/boutique');
    await addToCart(pageVisitor(page), 'Music Box');
    const photos = page.locator('img[src="/images/products/music-box.webp"]');
    await expect(photos).toHaveCount(2);
    for (const photo of await photos.all()) {
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(480);
    }
    await page.close();
  });

  test("shows the owner's scan of week 31 everywhere, unmarked (ruling 71)", async ({ page }) => {
    const photo = /growth-(week-31|weeks-28-31)|scan-week-31/;
    for (const path of ['/', '/services', '/peek-planner?week=31', '/3d-ultrasound-galion']) {
      await open(page, server.url + path);
      const figure = page.getByRole('figure').filter({ hasText: 'Week 31' }).first();
      await expect(figure).not.toContainText('Illustration');
      await expect(figure.locator('img').first()).toHaveAttribute('src', photo);
    }
    for (const name of ['social', 'social-week-31', 'social-week-30']) {
      const image = await page.request.get(`${server.url}/images/${name}.jpg`);
      const baby = { left: 880, top: 300, width: 40, height: 40 };
      const { channels } = await sharp(
        await sharp(await image.body())
          .extract(baby)
          .toBuffer(),
      ).stats();
      const color = channels.map(({ mean }) => Math.round(mean / 17)).join();
      expect.soft(color === '10,8,6', name).toBe(name !== 'social-week-30');
    }
  });

  test('sends all five API requests with the specified method, headers, body and location', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: {
        cookies: [],
        origins: [{ origin: server.url, localStorage: earlierVisitStorage() }],
      },
    });
    await context.addCookies([{ name: 'crumb', value: 'c1', url: server.url }]);
    const page = await context.newPage();
    const asked = recordRequests(page, /\/api\//);
    await open(page, '/services');
    await expect(page.getByText('Loading services...')).toHaveCount(0);
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Paula Parent');
    await page.getByRole('textbox', { name: 'Email' }).fill('paula@parents.example');
    await page.getByRole('textbox', { name: 'Phone' }).fill('419 555 0100');
    await page.getByRole('textbox', { name: 'Subject' }).fill('A slot');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is there one on Saturday?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    await open(page, '/boutique');
    const visitor = pageVisitor(page);
    await addToCart(visitor, 'Heartbeat Bear');
    await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
    await continueToPayment(visitor);
    await placeOrder(visitor);

    const calls = await Promise.all(
      asked.map(async (request) => {
        const { cookie, 'content-type': type } = await request.allHeaders();
        return {
          call: `${request.method()} ${new URL(request.url()).pathname}`,
          type,
          cookie,
          body: request.postDataJSON() as unknown,
        };
      }),
    );
    for (const { call, type, cookie } of calls) {
      expect.soft({ call, type, cookie }).toEqual({
        call,
        type: 'application/json',
        cookie: 'crumb=c1',
      });
    }
    const bodies = new Map(calls.map(({ call, body }) => [call, body]));
    expect([...bodies.keys()]).toEqual([
      'GET /api/services',
      'POST /api/contact',
      'GET /api/products',
      'POST /api/orders',
      'POST /api/payments/process',
    ]);
    expect(bodies.get('GET /api/services')).toBeNull();
    expect(bodies.get('GET /api/products')).toBeNull();
    expect(bodies.get('POST /api/contact')).toEqual({
      name: 'Paula Parent',
      email: 'paula@parents.example',
      phone: '419 555 0100',
      subject: 'A slot',
      message: 'Is there one on Saturday?',
    });
    expect(bodies.get('POST /api/orders')).toEqual({
      customerEmail: 'paula@parents.example',
      customerName: 'Paula Parent',
      customerPhone: '',
      items: [{ productId: 'heartbeat-bear', name: 'Heartbeat Bear', quantity: 1, price: '48.00' }],
      totalAmount: '48.00',
      fulfillmentMethod: 'pickup',
      shippingAddress: null,
    });
    expect(bodies.get('POST /api/payments/process')).toEqual({
      sourceId: 'cnon:card-nonce-ok',
      amount: 4800,
      currency: 'USD',
      orderId: expect.stringMatching(/^[\da-f-]{36}$/),
      locationId: LOCATION,
    });
    await context.close();
  });
});

test.describe('touch input', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a swipe moves the carousel', async ({ page }) => {
    await open(page, '/peek-planner?stage=optimal-3d');
    const row = page.getByRole('group', { name: /arrow keys to browse/ });
    await row.scrollIntoViewIfNeeded();
    await expect(page.getByText(/^1 of \d+ examples$/)).toBeVisible();
    const { x, y, width, height } = await row.evaluate((element) =>
      element.getBoundingClientRect(),
    );
    const touch = await page.context().newCDPSession(page);
    const touchPointAt = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: touchPointAt(0.9),
    });
    for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: touchPointAt(share),
      });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText(/^2 of \d+ examples$/)).toBeVisible();
  });
});

test.describe('the browser history', () => {
  test('replaces its entry when a planner stage is chosen', async ({ page }) => {
    await open(page, '/faq');
    await open(page, '/peek-planner');
    const historyLength = () => page.evaluate(() => history.length);
    const before = await historyLength();
    for (const name of [/Early pregnancy/, /Nearly there/, /Anterior placenta/]) {
      await page.getByRole('radio', { name }).check();
    }
    await expect(page).toHaveURL(/stage=anterior-placenta$/);
    expect(await historyLength()).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  for (const [from, words, to] of [
    ['/', 'Learn More About Our Studio', '/about'],
    ['/services', 'Read our FAQ', '/faq'],
    ['/boutique', 'Terms of Use', '/terms-of-use'],
    ['/3d-ultrasound-mansfield', 'All service areas', '/service-areas'],
  ] as const) {
    test(`restores the scroll position on Back and Forward: ${from}`, async ({ page }) => {
      await open(page, from);
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      const link = page.getByRole('link', { name: words }).first();
      await link.scrollIntoViewIfNeeded();
      const readScrollY = () => page.evaluate(() => Math.round(scrollY));
      const left = await readScrollY();
      expect(left).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL(`**${to}**`);
      await expect.poll(readScrollY).toBe(0);
      await page.evaluate(
        () =>
          new Promise((seen) => {
            addEventListener('scroll', seen, { once: true });
            scrollTo({ top: 300, behavior: 'instant' });
          }),
      );
      await page.goBack();
      await page.waitForURL(`**${from}`);
      await expect.poll(readScrollY).toBe(left);
      await page.goForward();
      await page.waitForURL(`**${to}**`);
      await expect.poll(readScrollY).toBe(300);
    });
  }
});

test.describe('the promo popup', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('opens 1.5 s after load, or after hydration if that is later', async ({ page }) => {
    const popup = page.getByRole('dialog', { name: studio.promo.title });
    const noon = new Date(`${studio.promo.lastDay}T12:00:00-04:00`);
    await page.clock.install({ time: new Date(noon.getTime() - 60_000) });
    await page.clock.pauseAt(noon);
    const release = await blockRequests(page, /\/assets\/.*\.js$/);
    const scripts = recordRequests(page, /\/assets\//);
    /** Advances the clock in steps of `step` milliseconds until `condition` is true. */
    const advanceClockUntil = (step: number, condition: () => boolean | Promise<boolean>) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(step);
            return condition();
          },
          { intervals: [10] },
        )
        .toBe(true);

    await page.goto('/about');
    await advanceClockUntil(20, () => scripts.length > 0);
    const loadedAt = await page.evaluate(() => window.pageStart?.loadedAt ?? NaN);
    const msSinceLoad = async () => (await page.evaluate(() => performance.now())) - loadedAt;
    await page.clock.runFor(1400 - (await msSinceLoad()));
    release();
    await advanceClockUntil(1, () => page.evaluate(() => window.pageStart === undefined));
    await page.clock.runFor(1499 - (await msSinceLoad()));
    await expect(popup).toHaveCount(0);
    // React renders with timers of the fake clock, so keep it running.
    await advanceClockUntil(20, () => popup.isVisible());
    expect(await msSinceLoad()).toBeLessThan(2500);
  });
});
