import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';

// The card field of the journeys. Square's library is a fake, which a browser gets from Square's
// address: another origin than the site's.

/** Where the site has Square's library from. */
export const SQUARE = 'https://sandbox.web.squarecdn.com';

const library = (bankUrl?: string) => `${stripTypeScriptTypes(
  readFileSync('mocks/square/fakeSquare.ts', 'utf8').replace(/^import[^\n]*$/m, ''),
).replaceAll(/^export /gm, '')}
window.Square = { payments: () => createFakeSquare(document, '${SQUARE}/field', ${JSON.stringify(bankUrl)}) };`;

const field = `<!doctype html><html lang="en"><title>Card</title>
<form>
  <input name="cardNumber" aria-label="Card number" />
  <input name="expirationDate" aria-label="Expiry date" />
  <input name="cvv" aria-label="Security code" />
</form>
<script>
  addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'read') port.postMessage(Object.fromEntries(new FormData(document.forms[0])));
  });
</script>`;

/**
 * Answers for Square: the fake's library, and the page of its field.
 * @param bankUrl where the bank asks; without one the fake asks by itself.
 */
export async function routeFakeSquare(page: Page, bankUrl?: string): Promise<void> {
  await page.route(`${SQUARE}/v1/square.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library(bankUrl) }),
  );
  await page.route(`${SQUARE}/field`, (route) =>
    route.fulfill({ contentType: 'text/html', body: field }),
  );
}

/** The frame page with the card field. */
export const frameOf = (page: Page) =>
  page.frameLocator('iframe[title="Card number, expiry date and security code"]');

/** Types a card into Square's field, as a buyer does. */
export async function typeCard(page: Page, number: string, expires = '12/29'): Promise<void> {
  const form = frameOf(page).frameLocator('iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill(expires);
  await form.getByLabel('Security code').fill('7391');
}
