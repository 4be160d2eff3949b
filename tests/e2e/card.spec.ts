import { globSync, readFileSync } from 'node:fs';
import { expect, test, type Page, type Route } from '@playwright/test';
import { testCards } from '#mocks/square/fakeSquare.ts';
import { startBank } from '#tests/support/bank.ts';
import { hasOpenssl } from '#tests/support/certificate.ts';
import { CARD_DATA_DIR } from '../../playwright.config.ts';
import { fillCustomer, placeOrder, continueToPayment } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { cardFrame, SQUARE, routeFakeSquare, typeCard } from './cardField.ts';
import { queryRows } from './database.ts';
import { recordProblems } from './page.ts';

// The payment step with Square's card field (ruling 45): the real frame page with its own CSP.
// Square's library is a fake, routed at Square's address, so another origin than the site's.

async function openCardStep(page: Page, email: string) {
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Carla Card', email);
  await continueToPayment(visitor);
  return visitor;
}

const readStatuses = (email: string) =>
  queryRows(CARD_DATA_DIR, 'SELECT status FROM orders WHERE customer_email = ?', email).map(
    ({ status }) => status,
  );

test('a card payment succeeds without sending a card digit to this site', async ({
  page,
  baseURL,
}) => {
  const noted = await recordProblems(page);
  await routeFakeSquare(page);
  const ours: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    if (request.url().startsWith(baseURL ?? '')) {
      ours.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  const visitor = await openCardStep(page, 'card@parents.example');
  await visitor.seeText(/^Demo checkout: no card is charged$/);
  await typeCard(page, testCards.good);
  await placeOrder(visitor);
  expect(readStatuses('card@parents.example')).toEqual(['paid']);

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const files = globSync(`${CARD_DATA_DIR}/**/*.*`).map((file) => readFileSync(file, 'latin1'));
  expect(files.length).toBeGreaterThan(1);
  expect(ours.join()).toContain('cnon:card-nonce-ok');
  for (const text of [...ours, ...said, kept, ...files]) {
    for (const digits of [testCards.good, testCards.good.replaceAll(' ', ''), '"7391"', '12/29']) {
      expect(text.includes(digits)).toBe(false);
    }
  }
  expect(noted([/^request: https:\/\/sandbox\.web\.squarecdn\.com\//])).toEqual([]);
});

test.describe('3-D Secure', () => {
  test.skip(!hasOpenssl, 'This machine has no openssl for the certificate of a bank.');
  test.use({ ignoreHTTPSErrors: true });

  test("shows the bank's challenge in the frame and pays after confirmation", async ({ page }) => {
    const noted = await recordProblems(page);
    const bank = await startBank();
    await routeFakeSquare(page, bank.url);
    const challenge = cardFrame(page).frameLocator('iframe[name="challenge"]');
    const visitor = await openCardStep(page, 'bank@parents.example');
    await typeCard(page, testCards.challenged);
    await visitor.click('button', /^Place Order$/);
    await visitor.seeText(/^Your bank asks you to confirm/);
    await challenge.getByRole('button', { name: 'Refuse' }).click();
    await visitor.seeText(/^Payment Failed$/);
    expect(readStatuses('bank@parents.example')).toEqual([]);

    await visitor.click('button', /^Place Order$/);
    await challenge.getByRole('button', { name: 'Confirm' }).click();
    await visitor.seeText(/^Order Placed Successfully!$/);
    expect(readStatuses('bank@parents.example')).toEqual(['paid']);
    expect(noted([/^request: https:\/\/(sandbox\.web\.squarecdn\.com|localhost:)/])).toEqual([]);
    await bank.stop();
  });
});

test('a declined card or used token keeps the order, and the next card pays it', async ({
  page,
}) => {
  await routeFakeSquare(page);
  const visitor = await openCardStep(page, 'next@parents.example');
  for (const [number, sentence] of [
    [testCards.declined, /^Your card was declined\.$/],
    [testCards.used, /^Payment processing failed$/],
  ] as const) {
    await typeCard(page, number);
    await visitor.click('button', /^Place Order$/);
    await visitor.seeText(sentence);
  }
  await typeCard(page, testCards.good);
  await placeOrder(visitor);
  expect(readStatuses('next@parents.example')).toEqual(['paid']);
});

test('a blocked card library shows instructions and keeps the cart', async ({ page }) => {
  await page.route(`${SQUARE}/**`, (route) => route.abort());
  const visitor = await openCardStep(page, 'blocked@parents.example');
  await visitor.seeText(/^The card field couldn't be loaded/);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await page.unroute(`${SQUARE}/**`);
  await routeFakeSquare(page);
  await visitor.click('button', /^Load the card field again$/);
  await typeCard(page, testCards.good);
  await placeOrder(visitor);
  expect(readStatuses('blocked@parents.example')).toEqual(['paid']);
});

test('while the card library loads slowly, the payment step explains the delay, then accepts a card', async ({
  page,
}) => {
  await page.clock.install();
  await routeFakeSquare(page);
  const asked = Promise.withResolvers<Route>();
  await page.route(`${SQUARE}/v1/square.js`, asked.resolve);
  const visitor = await openCardStep(page, 'slow@parents.example');
  const library = await asked.promise;
  await page.clock.fastForward(10_000);
  await visitor.seeText(/^The card field takes longer than it should/);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await library.fallback();
  await typeCard(page, testCards.good);
  await placeOrder(visitor);
  expect(readStatuses('slow@parents.example')).toEqual(['paid']);
});
