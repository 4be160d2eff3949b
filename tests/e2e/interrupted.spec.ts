import { expect, test } from '@playwright/test';
import { DATA_DIR } from '../../playwright.config.ts';
import { queryRows } from './database.ts';
import { beginPurchase, interruptions, purchaseAgain } from '../flows/interruptions.ts';

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
