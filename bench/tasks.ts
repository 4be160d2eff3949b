/**
 * What visitors have to do for what they came for, on a phone of 390 by 844: presses, and screens
 * that they see on the way, by pages and by scrolling: `npm run bench:tasks`.
 */
import Table from 'cli-table3';
import type { Browser, Locator, Page } from 'playwright';
import { studio } from '#content/studio.ts';
import { PROMO_SEEN_KEY } from '#layout/PromoPopup/usePromo.ts';
import { hydrated, startBrowser } from './browser.ts';
import { writeResult } from './results.ts';
import { startSite } from './site.ts';

const PHONE = { width: 390, height: 844 };

/** A visitor who counts presses and screens. A screen counts when it is new: a page, or a scroll on. */
class Visitor {
  presses = 0;
  screens = 1;
  readonly #seen = new Map<string, number>();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls until the place is in view. */
  async see(place: Locator): Promise<void> {
    await place.waitFor();
    const { pathname } = new URL(this.page.url());
    const depth = await place.evaluate((element) => {
      const inDialog = element.closest('[role=dialog]');
      const { bottom } = element.getBoundingClientRect();
      return inDialog ? 0 : bottom + scrollY;
    });
    const screen = Math.max(0, Math.ceil(depth / PHONE.height) - 1);
    const before = this.#seen.get(pathname) ?? 0;
    this.screens += Math.max(0, screen - before);
    this.#seen.set(pathname, Math.max(screen, before));
    await place.scrollIntoViewIfNeeded();
  }

  async press(control: Locator): Promise<void> {
    await this.see(control);
    const { pathname } = new URL(this.page.url());
    await control.click();
    this.presses += 1;
    await this.page.waitForTimeout(500);
    if (new URL(this.page.url()).pathname !== pathname) this.screens += 1;
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

const toPackages = (page: Page) =>
  page.locator('#book-now').getByRole('link', { name: 'Book Now' });
const aPrice = (page: Page) => page.getByText(/^\$\d/).filter({ visible: true }).first();

const tasks: Record<string, { from: string; walk: (visitor: Visitor) => Promise<void> }> = {
  'the price of a 4D session, and its booking': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(toPackages(page));
      await visitor.see(page.getByText('$129.50').filter({ visible: true }).first());
      await visitor.press(
        link(page, /^Cherished Memories/)
          .filter({ visible: true })
          .first(),
      );
      await visitor.press(page.locator('#cherished-memories').getByRole('link', { name: /Book/ }));
    },
  },
  '31 weeks along: when to come': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(toPackages(page));
      await visitor.press(page.getByLabel('On this page').getByRole('link', { name: /Planner/ }));
      await visitor.press(page.getByText('The 3D/4D window'));
      await visitor.see(page.getByRole('heading', { name: 'Now is the moment' }));
    },
  },
  'a bear, shipped': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(link(page, /^Look around/));
      await visitor.press(button(page, 'Add to cart Heartbeat Bear'));
      await visitor.press(button(page, 'Checkout'));
      await page.getByLabel('Full Name').fill('Paula Parent');
      await page.getByLabel('Email').fill('paula@parents.example');
      await visitor.press(page.getByText(/^Shipping/));
      await page.getByLabel('Street').fill('1 Orchard Lane');
      await visitor.press(button(page, 'Continue to Payment'));
      await visitor.press(button(page, /Place Order/));
    },
  },
  'from Galion: when is it open': {
    from: '/3d-ultrasound-galion',
    async walk(visitor) {
      await visitor.see(visitor.page.getByRole('main').getByText('Saturday').last());
    },
  },
  'a question': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(button(page, 'Open menu'));
      await visitor.press(page.getByLabel('Main').getByRole('link', { name: 'Contact' }));
      await page.getByRole('textbox', { name: 'Name' }).fill('Robin Example');
      await page.getByRole('textbox', { name: 'Email' }).fill('robin@parents.example');
      await page.getByRole('textbox', { name: 'Message' }).fill('Do you have room for all of us?');
      await visitor.press(button(page, 'Send'));
    },
  },
  'a price': {
    from: '/',
    async walk(visitor) {
      await visitor.press(toPackages(visitor.page));
      await visitor.see(aPrice(visitor.page));
    },
  },
  'the page where one books, the shortest way': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(toPackages(page));
      await aPrice(page).waitFor();
      const booking = new URL(studio.booking.url).host;
      await visitor.press(
        page.locator(`main a[href*="${booking}"]`).filter({ visible: true }).first(),
      );
    },
  },
  'a gift card': {
    from: '/',
    async walk(visitor) {
      const { page } = visitor;
      await visitor.press(page.locator('#book-now').getByRole('link', { name: 'Gift Cards' }));
      await visitor.press(link(page, /^Buy an eGift Card/).first());
    },
  },
};

/**
 * What the same walks took at commit a2beea3, before the index of the packages: there the first one
 * scrolls to the card instead of pressing its name.
 */
const before = {
  commit: 'a2beea3',
  servicesHeight: 11_917,
  walks: {
    'the price of a 4D session, and its booking': { presses: 2, screens: 5 },
    '31 weeks along: when to come': { presses: 3, screens: 9 },
    'a bear, shipped': { presses: 6, screens: 5 },
    'from Galion: when is it open': { presses: 0, screens: 6 },
    'a question': { presses: 3, screens: 3 },
    'a price': { presses: 1, screens: 2 },
    'the page where one books, the shortest way': { presses: 2, screens: 3 },
    'a gift card': { presses: 2, screens: 2 },
  } as Record<string, { presses: number; screens: number }>,
};

async function walk(browser: Browser, url: string, name: string) {
  const task = tasks[name];
  if (!task) throw new Error(`No task is called ${name}.`);
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), PROMO_SEEN_KEY);
    await page.goto(`${url}${task.from}`);
    await hydrated(page);
    const visitor = new Visitor(page);
    await task.walk(visitor);
    return { task: name, presses: visitor.presses, screens: visitor.screens };
  } finally {
    await context.close();
  }
}

/** How long the packages' page is on the phone, in px. */
async function heightOfServices(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), PROMO_SEEN_KEY);
  await page.goto(`${url}/services`);
  await hydrated(page);
  await aPrice(page).waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.close();
  return height;
}

const site = await startSite();
const browser = await startBrowser();
const walks = [];
let servicesHeight: number;
try {
  for (const name of Object.keys(tasks)) walks.push(await walk(browser, site.url, name));
  servicesHeight = await heightOfServices(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
}
const table = new Table({
  head: ['what a visitor came for', 'presses', 'before', 'screens', 'before'],
  style: { head: [], border: [] },
});
for (const { task, presses, screens } of walks) {
  const { presses: pressesBefore = '', screens: screensBefore = '' } = before.walks[task] ?? {};
  table.push([task, presses, pressesBefore, screens, screensBefore]);
}
console.log(table.toString());
console.log(`/services is ${servicesHeight} px long, ${before.servicesHeight} before.`);
console.log(`Written to ${writeResult('tasks', { walks, servicesHeight, before })}`);
