import { expect, test, type Page } from '@playwright/test';
import { addToCart, fillCustomer, placeOrder, continueToPayment } from '../flows/checkout.ts';
import { pageVisitor } from '../flows/pageVisitor.ts';
import { open } from './page.ts';

// A tab that stays open meets the server of a later release (ADR 21).

type Entry = Record<string, unknown>;

const addField = (entry: Entry) => ({ ...entry, addedLater: { by: 'a newer server' } });

/** Answers all requests as a newer server: new fields, a new category, entries of a new kind. */
async function meetNewerServer(page: Page) {
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Entry | Entry[];
    if (!Array.isArray(body)) {
      // Also an optional field that has become an object.
      const changed = 'paymentId' in body ? { ...body, paymentId: { id: body.paymentId } } : body;
      await route.fulfill({ response, json: addField(changed) });
      return;
    }
    const massage = { ...body[0], id: 'massage', name: 'Massage', category: 'massage' };
    await route.fulfill({ response, json: [massage, null, ...body.map(addField)] });
  });
}

test('an open tab shows the services and shop of a newer server, and buys', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await meetNewerServer(page);
  await open(page, '/services');
  await expect(page.getByRole('article', { name: 'Quick Peek' })).toBeVisible();
  await expect(page.getByText('Massage')).toHaveCount(0);
  expect(errors).toEqual([expect.stringMatching(/^Left out 2 of \d+ list entries/)]);

  await open(page, '/boutique');
  const visitor = pageVisitor(page);
  await addToCart(visitor, 'Heartbeat Bear');
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await continueToPayment(visitor);
  await placeOrder(visitor);
});
