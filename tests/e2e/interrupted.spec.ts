import { expect, test, type Page, type Route } from '@playwright/test';
import { checkout } from '#content/checkout.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import {
  fillAddress,
  fillCustomer,
  placeOrder,
  expectOrderPlaced,
  continueToPayment,
} from '../flows/checkout.ts';
import { pageVisitor, visitorWithItem } from '../flows/pageVisitor.ts';
import { queryRows } from './database.ts';
import { waitForHydration, open } from './page.ts';

// Ways to interrupt a payment (ruling 53).

const PAYMENT = '**/api/payments/process';

/** Interrupts a started payment, and confirms it. @returns the page to continue on. */
type Interruption = (page: Page, email: string) => Promise<Page>;

/**
 * Clicks Place Order. The payment request reaches the server with `changes`; its response reaches
 * the page only when the returned function is called.
 */
async function startPayment(page: Page, changes: object = {}): Promise<() => void> {
  const sent = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const forwardWithChanges = async (route: Route) => {
    const body = route.request().postDataJSON() as object;
    const response = await route.fetch({ postData: { ...body, ...changes } });
    sent.resolve(undefined);
    await released.promise;
    await route.fulfill({ response });
  };
  await page.route(PAYMENT, forwardWithChanges, { times: 1 });
  await pageVisitor(page).click('button', /^Place Order$/);
  await sent.promise;
  return () => released.resolve(undefined);
}

/** Goes back through the drawer's steps and leaves the document. */
async function leaveByBack(page: Page): Promise<void> {
  const steps = await page.evaluate(() => (history.state as { idx: number }).idx);
  await Promise.all([
    page.waitForURL('**/about'),
    page.evaluate(
      (delta) => {
        setTimeout(() => history.go(delta));
      },
      -(steps + 1),
    ),
  ]);
}

/** Continues from the stored cart to the payment step; each step shows the pending payment. */
async function returnToPayment(page: Page, email: string, shipped = false): Promise<void> {
  const visitor = pageVisitor(page);
  const interrupted = new RegExp(`^${checkout.interrupted.replaceAll('.', String.raw`\.`)}$`);
  await visitor.click('button', /^Cart 1 item$/, 'header');
  await visitor.seeText(interrupted);
  await fillCustomer(visitor, 'Robin Example', email);
  if (shipped) await fillAddress(visitor);
  await visitor.seeText(interrupted);
  await continueToPayment(visitor);
  await visitor.seeText(interrupted);
}

/** Continues from the stored cart to the placed order. @returns the page. */
async function payAgain(page: Page, email: string): Promise<Page> {
  await returnToPayment(page, email);
  await placeOrder(pageVisitor(page));
  return page;
}

/** Reloads the page while a payment is in flight. */
const reload =
  (changes?: object): Interruption =>
  async (page, email) => {
    await startPayment(page, changes);
    await page.reload();
    await waitForHydration(page);
    return payAgain(page, email);
  };

async function openNewTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await open(tab, '/boutique');
  return tab;
}

/** Finds the button even behind an open drawer, which hides it from assistive technology. */
const expectEmptyCart = (page: Page) =>
  expect(page.getByRole('button', { name: 'Cart 0 items', includeHidden: true })).toBeAttached();

const interruptions: Record<string, Interruption> = {
  reload: reload(),

  Back: async (page, email) => {
    await startPayment(page);
    await leaveByBack(page);
    await open(page, '/boutique');
    return payAgain(page, email);
  },

  'a discarded tab, and another way to get the order': async (page, email) => {
    await startPayment(page);
    const tab = await openNewTab(page);
    await page.close();
    await returnToPayment(tab, email, true);
    const visitor = pageVisitor(tab);
    await visitor.click('button', /^Place Order$/);
    await visitor.seeText(/^Ordered for pickup at the studio: 1\s×\s/);
    await expectEmptyCart(tab);
    return tab;
  },

  'two tabs, one after the other': async (page, email) => {
    const release = await startPayment(page);
    const tab = await openNewTab(page);
    await payAgain(tab, email);
    await expectEmptyCart(page);
    release();
    await expectOrderPlaced(pageVisitor(page));
    await tab.close();
    return page;
  },

  'two tabs at once': async (page, email) => {
    const tab = await openNewTab(page);
    const visitor = pageVisitor(tab);
    await visitor.click('button', /^Cart 1 item$/, 'header');
    await fillCustomer(visitor, 'Robin Example', email);
    await continueToPayment(visitor);
    // Delay the orders until both tabs have sent theirs.
    let orders = 0;
    const both = Promise.withResolvers<undefined>();
    await page.context().route('**/api/orders', async (route) => {
      if ((orders += 1) === 2) both.resolve(undefined);
      await both.promise;
      await route.continue();
    });
    await Promise.all([page, tab].map((one) => pageVisitor(one).click('button', /^Place Order$/)));
    await Promise.all([page, tab].map(expectEmptyCart));
    return openNewTab(page);
  },

  'a declined card and a reload': reload({ sourceId: 'cnon:card-nonce-declined' }),
};

/** Goes from another page to the payment step, with one item in the cart. */
async function beginPurchase(page: Page, email: string): Promise<void> {
  await page.goto('/about');
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Robin Example', email);
  await continueToPayment(visitor);
}

/** Buys the same again, which is a second order. */
async function purchaseAgain(page: Page, email: string): Promise<void> {
  await beginPurchase(page, email);
  await placeOrder(pageVisitor(page));
}

// Each test makes at least two purchases.
test.describe.configure({ timeout: 90_000 });

/** How often the customer with this email was charged. */
const countCharges = (email: string) =>
  queryRows(
    DATA_DIR,
    `SELECT orders.id FROM payments JOIN orders ON orders.id = payments.order_id
     WHERE payments.state = 'succeeded' AND orders.status = 'paid' AND customer_email = ?`,
    email,
  ).length;

for (const [index, [name, interrupt]] of Object.entries(interruptions).entries()) {
  test(`a payment interrupted by ${name} charges once, and a new purchase of the same item charges again`, async ({
    page,
  }, { repeatEachIndex }) => {
    const email = `interrupted-${index}-${repeatEachIndex}@parents.example`;
    await beginPurchase(page, email);
    const next = await interrupt(page, email);
    expect(countCharges(email)).toBe(1);
    await purchaseAgain(next, email);
    expect(countCharges(email)).toBe(2);
  });
}
