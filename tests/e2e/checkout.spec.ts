import { expect, test, type Locator, type Page } from '@playwright/test';
import { servedItem } from '#tests/support/served.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { fillAddress, fillCustomer, placeOrder, continueToPayment } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { queryRows } from './database.ts';
import { declineFirstPayment, open } from './page.ts';

const cartDrawer = (page: Page) => page.getByRole('dialog');

test('after an order the empty cart shows a receipt, in this and in another tab (ruling 54)', async ({
  page,
  context,
}) => {
  const email = 'receipt@parents.example';
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Rhea Receipt', email);
  await fillAddress(visitor);
  await continueToPayment(visitor);
  const other = await context.newPage();
  await open(other, '/contact');
  await placeOrder(visitor);
  await visitor.reload();
  const [order] = queryRows(DATA_DIR, 'SELECT id FROM orders WHERE customer_email = ?', email);
  const number = String(order?.id).slice(0, 8).toUpperCase();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Cart 0 items' }).click();
    await expect(cartDrawer(tab).getByText('Your cart is empty')).toBeVisible();
    const receipt = cartDrawer(tab).getByRole('region', { name: 'Your last order' });
    await expect(receipt).toContainText(number);
    await expect(receipt.getByRole('listitem')).toContainText(servedItem.name);
  }
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toMatch(/Rhea|Orchard Lane|parents\.example/);
});

for (const [width, height] of [
  [360, 640],
  [390, 664],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} no toast covers the cart's head and buttons, and a failed payment says why`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const visitor = await visitorWithItem(page);
    const drawer = cartDrawer(page);
    const expectClear = async (title: string, ...fields: Locator[]) => {
      const toast = page.getByRole('listitem').filter({ hasText: title });
      await expect(toast).toBeVisible();
      await toast.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const over = await toast.boundingBox();
      const parts = drawer
        .getByRole('heading', { level: 2 })
        .or(drawer.getByRole('button', { name: /^Close cart$|^Continue to|^Place|^Back$/ }))
        .or(drawer.getByText(/^Step \d of 3$/));
      for (const part of [...(await parts.all()), ...fields]) {
        const box = await part.boundingBox();
        const isClear =
          over &&
          box &&
          (box.y + box.height <= over.y ||
            over.y + over.height <= box.y ||
            over.x + over.width <= box.x);
        expect(isClear, `${title} at ${JSON.stringify({ over, box })}`).toBe(true);
      }
    };
    await visitor.click('button', /^Checkout$/);
    await visitor.click('button', /^Continue to Payment$/);
    await expectClear(
      'Missing Information',
      drawer.getByLabel('Full Name'),
      drawer.getByLabel('Email'),
    );
    await visitor.fill(/^Full Name/, 'Tess Toast');
    await visitor.fill(/^Email/, 'toast@parents.example');
    await continueToPayment(visitor);
    await declineFirstPayment(page);
    await visitor.click('button', /^Place Order$/);
    await expectClear('Payment Failed');
    const reason = drawer.getByText('Your card was declined.');
    await expect(reason).toBeInViewport({ ratio: 1 });
    await placeOrder(visitor);
    // On a phone the toast covers the button.
    await page.getByRole('button', { name: 'Cart 0 items' }).press('Enter');
    await expectClear('Order Placed Successfully!');
  });
}

test('on a small phone, choosing Shipping scrolls to the Street field, and the payment step warns about the missing address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Sam Small', 'small@parents.example');
  await visitor.click('radio', /^Shipping/);
  const radio = cartDrawer(page).getByRole('radio', { name: /^Shipping/ });
  await expect(cartDrawer(page).getByLabel('Street')).toBeInViewport({ ratio: 1 });
  await expect(radio).toBeFocused();
  await expect(radio).toBeInViewport({ ratio: 1 });
  const back = await cartDrawer(page).getByRole('button', { name: 'Back' }).boundingBox();
  const goOn = cartDrawer(page).getByRole('button', { name: 'Continue to Payment' });
  expect((await goOn.boundingBox())?.y).toBe(back?.y);
  await continueToPayment(visitor);
  await expect(cartDrawer(page).getByRole('note')).toBeInViewport({ ratio: 1 });
});
