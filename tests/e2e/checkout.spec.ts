import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { studio } from '#content/studio.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { hydrated } from './page.ts';

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
const toast = (page: Page, title: string) =>
  page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .or(page.locator('li'))
    .filter({ hasText: title })
    .first();

async function addToCart(page: Page, name: string) {
  await page.goto('/boutique');
  await hydrated(page);
  await page.getByRole('button', { name: new RegExp(`Add to cart.*${name}`) }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(drawer(page).getByText(name, { exact: true })).toBeVisible();
}

async function toPayment(page: Page, { name, email }: { name: string; email: string }) {
  await drawer(page).getByLabel('Full Name').fill(name);
  await drawer(page).getByLabel('Email').fill(email);
  await drawer(page).getByRole('button', { name: 'Continue to Payment' }).click();
}

const placeOrder = (page: Page) => drawer(page).getByRole('button', { name: 'Place Order' });

async function seesOrderPlaced(page: Page) {
  await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
  await expect(
    page.getByText('You will receive a confirmation email shortly.').first(),
  ).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
}

test('an order for pickup is paid, and both mails lie in the outbox', async ({ page }) => {
  const email = 'pickup@parents.example';
  await addToCart(page, 'Heartbeat Bear');
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await toPayment(page, { name: 'Pat Pickup', email });
  await expect(drawer(page).getByRole('heading', { name: 'Payment' })).toBeVisible();
  await placeOrder(page).click();
  await seesOrderPlaced(page);
  expect(ordersOf(email)).toEqual([expect.objectContaining({ status: 'paid' })]);
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  const to = (await mailsAbout(email)).flatMap((mail) =>
    (mail.to ?? []).map(({ address }) => address),
  );
  expect(to.sort()).toEqual([studio.email, email].sort());
});

test('an order to ship pays the fee and names the address', async ({ page }) => {
  const email = 'shipping@parents.example';
  await addToCart(page, 'Heartbeat Bear');
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await drawer(page).getByText('Shipping', { exact: true }).click();
  await drawer(page).getByLabel('Street').fill('7 Orchard Lane');
  await drawer(page).getByLabel('City').fill('Galion');
  await drawer(page).getByLabel('State').fill('OH');
  await drawer(page).getByLabel('ZIP').fill('44833');
  await toPayment(page, { name: 'Sam Shipping', email });
  await expect(drawer(page).getByText('$5.99').first()).toBeVisible();
  await placeOrder(page).click();
  await seesOrderPlaced(page);
  const [order] = ordersOf(email);
  const [pickup] = ordersOf('pickup@parents.example');
  if (pickup) expect(order?.total_cents).toBe(pickup.total_cents + 599);
  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  for (const mail of await mailsAbout(email)) expect(mail.text).toContain('7 Orchard Lane');
});

test('a declined card keeps everything, and the next press pays', async ({ page }) => {
  const email = 'declined@parents.example';
  let presses = 0;
  await page.route('**/api/payments/process', async (route) => {
    presses += 1;
    const body = route.request().postDataJSON() as Record<string, unknown>;
    const sourceId = presses === 1 ? 'cnon:card-nonce-declined' : body.sourceId;
    await route.continue({ postData: JSON.stringify({ ...body, sourceId }) });
  });
  await addToCart(page, 'Heartbeat Bear');
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await toPayment(page, { name: 'Dee Clined', email });
  await placeOrder(page).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(drawer(page).getByRole('heading', { name: 'Payment' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Back' }).click();
  await expect(drawer(page).getByLabel('Email')).toHaveValue(email);
  await drawer(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await placeOrder(page).click();
  await seesOrderPlaced(page);
  expect(ordersOf(email)).toEqual([expect.objectContaining({ status: 'paid' })]);
});

test('without a name the step stays and says so', async ({ page }) => {
  const email = 'noname@parents.example';
  await addToCart(page, 'Heartbeat Bear');
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await toPayment(page, { name: '   ', email });
  await expect(toast(page, 'Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await expect(drawer(page).getByRole('heading', { name: 'Customer Information' })).toBeVisible();
  await expect(drawer(page).getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(drawer(page).getByLabel('Email')).toHaveValue(email);
});

test('a price that has changed since is shown, and the order goes through at the new one', async ({
  page,
}) => {
  const email = 'changed@parents.example';
  await addToCart(page, 'Heartbeat Bear');
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('orchard-peek-cart') ?? '');
    cart.state.items[0].price = '1.00';
    localStorage.setItem('orchard-peek-cart', JSON.stringify(cart));
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /cart/i }).first().click();
  await expect(drawer(page).getByText(/The price has changed: it was \$1\.00/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await toPayment(page, { name: 'Chang Ed', email });
  await placeOrder(page).click();
  await seesOrderPlaced(page);
  expect(ordersOf(email)[0]?.total_cents).toBeGreaterThan(100);
});
