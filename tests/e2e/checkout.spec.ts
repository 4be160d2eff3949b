import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { studio } from '#content/studio.ts';
import { CART_STORAGE_KEY } from '#cart/cartStore.ts';
import { decimalToCents } from '#lib/money.ts';
import { servedItem } from '#tests/support/served.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { addToCart, fillAddress, fillCustomer, placeOrder, toPayment } from '../flows/checkout.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import { hydrated, open } from './page.ts';

type OrderRow = { id: string; status: string; total_cents: number; customer_email: string };

function ordersOf(email: string): OrderRow[] {
  const db = new DatabaseSync(join(DATA_DIR, 'studio.sqlite'), { readOnly: true });
  try {
    const rows = db.prepare('SELECT * FROM orders WHERE customer_email = ?').all(email);
    return rows as unknown as OrderRow[];
  } finally {
    db.close();
  }
}

async function mails() {
  const folder = join(DATA_DIR, 'outbox');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

async function mailsAbout(email: string) {
  return (await mails()).filter(({ text, to }) =>
    [text ?? '', ...(to ?? []).map(({ address }) => address ?? '')].some((part) =>
      part.includes(email),
    ),
  );
}

const drawer = (page: Page) => page.getByRole('dialog');
async function addItem(page: Page) {
  await page.goto('/boutique');
  await hydrated(page);
  await addToCart(pageVisitor(page), servedItem.name);
}

test('a pickup order is paid and queues both mails', async ({ page }) => {
  const email = 'pickup@parents.example';
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Pat Pickup', email);
  await toPayment(visitor);
  await placeOrder(visitor);
  expect(ordersOf(email)).toEqual([expect.objectContaining({ status: 'paid' })]);
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  const to = (await mailsAbout(email)).flatMap((mail) =>
    (mail.to ?? []).map(({ address }) => address),
  );
  expect(to.sort()).toEqual([studio.email, email].sort());
});

test('a shipping order includes the fee and the address', async ({ page }) => {
  const email = 'shipping@parents.example';
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Sam Shipping', email);
  await fillAddress(visitor);
  await toPayment(visitor);
  await visitor.seeText(/\$5\.99/);
  await placeOrder(visitor);
  expect(ordersOf(email)).toEqual([
    expect.objectContaining({ total_cents: decimalToCents(servedItem.price) + 599 }),
  ]);
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  for (const mail of await mailsAbout(email)) expect(mail.text).toContain('7 Orchard Lane');
});

test('a declined card keeps all values, and the next click pays', async ({ page }) => {
  const email = 'declined@parents.example';
  let presses = 0;
  await page.route('**/api/payments/process', async (route) => {
    presses += 1;
    const body = route.request().postDataJSON() as Record<string, unknown>;
    const sourceId = presses === 1 ? 'cnon:card-nonce-declined' : body.sourceId;
    await route.continue({ postData: JSON.stringify({ ...body, sourceId }) });
  });
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Dee Clined', email);
  await toPayment(visitor);
  await visitor.click('button', /^Place Order$/);
  await visitor.seeText(/^Payment Failed$/);
  await visitor.see('heading', /^Payment$/);
  await visitor.click('button', /^Back$/);
  await visitor.seeValue(/^Email/, email);
  await toPayment(visitor);
  await placeOrder(visitor);
  expect(ordersOf(email)).toEqual([expect.objectContaining({ status: 'paid' })]);
});

test('a missing name keeps the details step and shows a message', async ({ page }) => {
  const email = 'noname@parents.example';
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, '   ', email);
  await visitor.click('button', /^Continue to Payment$/);
  await visitor.seeText(/^Missing Information$/);
  await visitor.seeText(/^Please fill in all required fields\.$/);
  await visitor.see('heading', /^Customer Information$/);
  await expect(drawer(page).getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(drawer(page).getByLabel('Email')).toHaveValue(email);
});

test('a changed price is shown, and the order succeeds at the new price', async ({ page }) => {
  const email = 'changed@parents.example';
  await addItem(page);
  await page.evaluate((key) => {
    const cart = JSON.parse(localStorage.getItem(key) ?? '');
    cart.state.items[0].price = '4321.00';
    localStorage.setItem(key, JSON.stringify(cart));
  }, CART_STORAGE_KEY);
  const visitor = pageVisitor(page);
  await visitor.reload();
  await visitor.click('button', /^Cart 1 item$/, 'header');
  await visitor.seeText(/The price has changed: it was \$4321\.00/);
  await fillCustomer(visitor, 'Chang Ed', email);
  await toPayment(visitor);
  await placeOrder(visitor);
  expect(ordersOf(email)[0]?.total_cents).toBe(decimalToCents(servedItem.price));
});

test('items added while an order is being paid, here or in another tab, stay (ruling 40)', async ({
  page,
  context,
}) => {
  const email = 'meanwhile@parents.example';
  const answered = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/api/payments/process', async (route) => {
    asked.resolve(undefined);
    await answered.promise;
    await route.continue();
  });
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Mean While', email);
  await toPayment(visitor);
  await visitor.click('button', /^Place Order$/);
  await asked.promise;

  const other = await context.newPage();
  await other.goto('/boutique');
  await hydrated(other);
  await other
    .getByRole('button', { name: /^Add to cart/ })
    .nth(1)
    .click();
  await expect(drawer(other).getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();

  await visitor.seeText(/^This is the order that is being paid/);
  await expect(
    drawer(page).getByRole('region', { name: 'Order Summary' }).locator('li'),
  ).toHaveCount(1);
  answered.resolve(undefined);
  await visitor.seeText(/^Order Placed Successfully!$/);
  expect(ordersOf(email)[0]?.total_cents).toBe(decimalToCents(servedItem.price));
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('button', { name: 'Cart 1 item', includeHidden: true }),
    ).toBeAttached();
  }
});

test('after an order the empty cart keeps its receipt, here and in another tab (ruling 54)', async ({
  page,
  context,
}) => {
  const email = 'receipt@parents.example';
  await addItem(page);
  const visitor = pageVisitor(page);
  await fillCustomer(visitor, 'Rhea Receipt', email);
  await fillAddress(visitor);
  await toPayment(visitor);
  const other = await context.newPage();
  await open(other, '/contact');
  await placeOrder(visitor);
  await visitor.reload();
  const number = ordersOf(email)[0]?.id.slice(0, 8).toUpperCase() ?? 'none';
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Cart 0 items' }).click();
    await expect(drawer(tab).getByText('Your cart is empty')).toBeVisible();
    const receipt = drawer(tab).getByRole('region', { name: 'Your last order' });
    await expect(receipt).toContainText(number);
    await expect(receipt.getByRole('listitem')).toContainText(servedItem.name);
  }
  const stored = await page.evaluate((key) => localStorage.getItem(key), CART_STORAGE_KEY);
  expect(stored).not.toMatch(/Rhea|Orchard Lane|parents\.example/);
});

test.describe('on a phone of 360 x 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('shipping brings Street into view, and what is missing stands above the summary', async ({
    page,
  }) => {
    await addItem(page);
    const visitor = pageVisitor(page);
    await fillCustomer(visitor, 'Sam Small', 'small@parents.example');
    await visitor.click('radio', /^Shipping/);
    const radio = drawer(page).getByRole('radio', { name: /^Shipping/ });
    await expect(drawer(page).getByLabel('Street')).toBeInViewport({ ratio: 1 });
    await expect(radio).toBeFocused();
    await expect(radio).toBeInViewport({ ratio: 1 });
    const back = await drawer(page).getByRole('button', { name: 'Back' }).boundingBox();
    const goOn = drawer(page).getByRole('button', { name: 'Continue to Payment' });
    expect((await goOn.boundingBox())?.y).toBe(back?.y);
    await toPayment(visitor);
    await expect(drawer(page).getByRole('note')).toBeInViewport({ ratio: 1 });
  });
});
