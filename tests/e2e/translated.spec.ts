import { expect, test, type Page } from '@playwright/test';
import { growthWords } from '#content/growth.ts';
import { servedItem } from '#tests/support/served.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import {
  addToCart,
  continueToPayment,
  fillAddress,
  fillCustomer,
  placeOrder,
} from '../flows/checkout.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import type { Visitor } from '../flows/visitor.ts';
import { queryRows } from './database.ts';
import { declineFirstPayment, open } from './page.ts';
import { inAnyCase, recordPageErrors, translatePages } from './foreignNodes.ts';

// Ruling 72: a translator replaces the text nodes that React has rendered. A translated page shows
// what the original shows, at every step.

type Step = (visitor: Visitor, page: Page, email: string) => Promise<unknown>;

/** `stored` finds what the visitor with an email address has left in the database: once. */
type Walk = { start: string; steps: Step[]; stored?: string };

const message = 'May both grandmothers come along?';

const chooseStage =
  (weeks: RegExp): Step =>
  (visitor) =>
    visitor.click('radio', weeks);

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const walks: Record<string, Walk> = {
  contact: {
    start: '/contact',
    stored: 'SELECT 1 FROM messages WHERE email = ?',
    steps: [
      (visitor) => visitor.fill(/^Message/, message),
      async (visitor) => {
        await visitor.click('button', /^Send Message$/);
        await visitor.seeText(/^Please check these fields$/);
        await visitor.seeValue(/^Message/, message);
      },
      async (visitor) => {
        await visitor.fill(/^Name/, 'Tara Translated');
        await visitor.fill(/^Email/, 'no address');
        await visitor.click('button', /^Send Message$/);
        await visitor.seeValue(/^Message/, message);
        await visitor.seeValue(/^Email/, 'no address');
      },
      async (visitor, _, email) => {
        await visitor.fill(/^Email/, email);
        await visitor.click('button', /^Send Message$/);
        await visitor.seeText(/^Message Sent!$/);
        await visitor.seeValue(/^Message/, '');
      },
    ],
  },

  planner: {
    start: '/peek-planner',
    steps: [
      ...[/28-34/, /8-12/, /35/, /Any stage/].map(chooseStage),
      async (visitor, page) => {
        await page.locator('summary').click();
        await visitor.click('button', /^Count my weeks$/);
        await visitor.seeText(/^Please enter a whole date/);
        await page.getByLabel(/^date$/i).fill('2000-01-01');
        await visitor.click('button', /^Count my weeks$/);
        await visitor.seeText(/too far back/);
      },
      ...[50, 110].map((days): Step => async (visitor, page) => {
        await page.getByLabel(/^date$/i).fill(dayIn(days));
        await visitor.click('button', /^Count my weeks$/);
        await visitor.seeText(/^You're /);
      }),
      async (visitor) => {
        await visitor.click('link', /^See /);
        await visitor.see('heading', /^Services & Packages$/);
      },
    ],
  },

  'growth slider': {
    start: '/',
    steps: [
      ...['30', '8', '20', '39'].map((week): Step => async (_, page) => {
        await page.getByRole('slider', { name: growthWords.label }).fill(week);
        await expect(page.getByText(`Illustration, week ${week}`)).toBeVisible();
      }),
      async (visitor) => {
        await visitor.click('link', /^See what week/);
        await visitor.see('heading', /^Peek Planner/);
      },
    ],
  },

  services: {
    start: '/services',
    steps: [
      (visitor) => visitor.see('link', /^Book Now for /),
      ...[/28-34/, /13-21/].map(chooseStage),
      (visitor) => visitor.click('link', /^About$/, 'header'),
    ],
  },

  'towns and their county': {
    start: '/3d-ultrasound-galion',
    steps: [/^Crestline, /, /^Shelby, /, /^Richland County$/].map(
      (name): Step =>
        (visitor) =>
          visitor.click('link', name),
    ),
  },

  'shop and a declined checkout': {
    start: '/boutique',
    stored: 'SELECT 1 FROM orders WHERE customer_email = ?',
    steps: [
      (visitor) => addToCart(visitor, servedItem.name),
      (visitor) => visitor.click('button', /^Increase quantity/),
      (visitor, _, email) => fillCustomer(visitor, 'Tara Translated', email),
      (visitor) => fillAddress(visitor),
      (visitor) => visitor.click('radio', /^Pickup/),
      (visitor) => visitor.click('radio', /^Shipping/),
      (visitor) => continueToPayment(visitor),
      async (visitor) => {
        await visitor.click('button', /^Place Order$/);
        await visitor.seeText(/^Payment Failed$/);
        await visitor.see('heading', /^Payment$/);
      },
      (visitor) => placeOrder(visitor),
      async (visitor) => {
        await visitor.click('button', /^Cart 0 items$/, 'header');
        await visitor.seeText(/^Your cart is empty$/);
      },
    ],
  },
};

/** The words in view, in capital letters, without an order's number and the email address. */
const readWords = async (page: Page) =>
  (await page.locator('body').innerText())
    .toUpperCase()
    .replaceAll(/\b[0-9A-F]{8}\b|\S+@PARENTS.EXAMPLE/g, '')
    .match(/\$?\w+/g);

for (const [name, { start, steps, stored }] of Object.entries(walks)) {
  test(`${name}: a page that is translated before or after hydration shows what the original shows`, async ({
    page: original,
    browser,
  }) => {
    test.setTimeout(120_000);
    const openTranslated = async (from: 'parsed' | 'hydrated') => {
      const page = await (await browser.newContext()).newPage();
      await translatePages(page, from);
      return { page, email: `${from}@parents.example`, errors: recordPageErrors(page) };
    };
    const translated = [await openTranslated('parsed'), await openTranslated('hydrated')];
    const visits = [
      { page: original, visitor: pageVisitor(original), email: 'original@parents.example' },
      ...translated.map(({ page, email }) => ({
        page,
        visitor: inAnyCase(pageVisitor(page)),
        email,
      })),
    ];
    for (const { page } of visits) await declineFirstPayment(page);
    await Promise.all(visits.map(({ page }) => open(page, start)));
    for (const step of [undefined, ...steps]) {
      await Promise.all(visits.map(({ visitor, page, email }) => step?.(visitor, page, email)));
      for (const { page } of translated) {
        await expect(page.locator('h1 font')).not.toHaveCount(0);
        await expect(async () => {
          expect(await readWords(page)).toEqual(await readWords(original));
        }).toPass({ timeout: 20_000 });
      }
    }
    for (const { page, email, errors } of translated) {
      if (stored) expect(queryRows(DATA_DIR, stored, email)).toHaveLength(1);
      expect(errors()).toEqual([]);
      await page.context().close();
    }
  });
}
