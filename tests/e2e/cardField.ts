import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';

// Drives the card field in tests. Square's library is a fake, routed at Square's address, so
// another origin than the site's.

/** The origin that the site loads Square's library from. */
export const SQUARE = 'https://sandbox.web.squarecdn.com';

const librarySource = (bankUrl?: string) => `${stripTypeScriptTypes(
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
 * Routes Square's requests to a fake library and its card field page.
 * @param bankUrl the page of the bank's challenge; without one the fake shows its own.
 */
export async function routeFakeSquare(page: Page, bankUrl?: string): Promise<void> {
  await page.route(`${SQUARE}/v1/square.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: librarySource(bankUrl) }),
  );
  await page.route(`${SQUARE}/field`, (route) =>
    route.fulfill({ contentType: 'text/html', body: field }),
  );
}

/** The frame page with the card field. */
export const cardFrame = (page: Page) =>
  page.frameLocator('iframe[title="Card number, expiry date and security code"]');

/** Types a card number and expiry date into Square's field. */
export async function typeCard(page: Page, number: string, expires = '12/29'): Promise<void> {
  const form = cardFrame(page).frameLocator('iframe');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill(expires);
  await form.getByLabel('Security code').fill('7391');
}
