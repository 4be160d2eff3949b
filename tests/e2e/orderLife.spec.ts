import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { studio } from '#content/studio.ts';
import { testCards } from '#mocks/square/fakeSquare.ts';
import { findPostgres, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { runScript, type TestProcess } from '#tests/support/processes.ts';
import { servedItem, earlierVisitStorage } from '#tests/support/served.ts';
import { CARD_DATA_DIR, cardBuild, OWN_PORT } from '../../playwright.config.ts';
import { fillCustomer, expectOrderPlaced, continueToPayment } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { cardFrame, routeFakeSquare, typeCard } from './cardField.ts';

// The full lifecycle of an order: card, bank challenge, paid, fulfilled, refunded, and each mail.
// The buyer uses a browser, the owner the CLI.

/** The settings that tell a server where its data is. */
type Settings = { DATA_DIR: string; DATABASE_URL?: string };

/** Runs one of the owner's commands. @returns its output. */
async function runOwnerCommand(settings: Settings, ...args: string[]): Promise<string> {
  const command = runScript('server/studio.ts', settings, { args });
  const { code } = await command.ended();
  expect(code, command.output()).toBe(0);
  return command.output();
}

/** The mails to a buyer, and those to the owner about the buyer, by subject. */
async function readMails({ DATA_DIR }: Settings, email: string): Promise<Map<string, string>> {
  const folder = join(DATA_DIR, 'outbox');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  const about = mails.filter(({ to, text }) => `${to?.[0]?.address} ${text}`.includes(email));
  return new Map(
    about.map(({ to, subject, text = '' }) => [`${to?.[0]?.address}: ${subject}`, text]),
  );
}

async function runOrderLifecycle(page: Page, settings: Settings): Promise<void> {
  const email = 'life@parents.example';
  await routeFakeSquare(page);
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Lea Life', email);
  await continueToPayment(visitor);
  await typeCard(page, testCards.declined);
  await visitor.click('button', /^Place Order$/);
  await visitor.seeText(/^Your card was declined\.$/);
  expect(await runOwnerCommand(settings, 'orders', '--state', 'paid')).not.toContain(email);

  await typeCard(page, testCards.challenged);
  await visitor.click('button', /^Place Order$/);
  await cardFrame(page).getByRole('button', { name: 'Confirm' }).click();
  await expectOrderPlaced(visitor);
  await expect.poll(async () => (await readMails(settings, email)).size).toBe(2);
  const [subject = ''] = [...(await readMails(settings, email)).keys()].filter((to) =>
    to.startsWith(email),
  );
  const reference = / (\w{8}) at /.exec(subject)?.[1] ?? '';
  expect(await runOwnerCommand(settings, 'orders', '--state', 'paid')).toContain(reference);

  await runOwnerCommand(settings, 'fulfil', reference, '--mail');
  await expect.poll(async () => (await readMails(settings, email)).size).toBe(3);
  const known = await runOwnerCommand(settings, 'order', reference);
  expect(known).toMatch(/fulfilled[^]*sq-\d+/);
  await runOwnerCommand(settings, 'refunded', reference);
  expect(await runOwnerCommand(settings, 'orders', '--state', 'refunded')).toContain(reference);

  const mails = await readMails(settings, email);
  expect([...mails.keys()].sort()).toEqual(
    [
      `${email}: Your order ${reference} at ${studio.name}`,
      `${email}: Your order ${reference} is ready for pickup`,
      `${studio.email}: New order ${reference}: $${servedItem.price}`,
    ].sort(),
  );
  for (const [to, text] of mails) {
    expect.soft(text, to).toContain(reference);
    if (to.startsWith(email)) expect.soft(text, to).toContain('Pick it up at the studio');
    if (!to.includes('ready')) {
      for (const words of [servedItem.name, `$${servedItem.price}`, 'no card was charged']) {
        expect.soft(text, to).toContain(words);
      }
    }
  }
}

test('an order goes through its full lifecycle on SQLite', async ({ page }) => {
  await runOrderLifecycle(page, { DATA_DIR: CARD_DATA_DIR });
});

test.describe('on PostgreSQL', () => {
  test.skip(!findPostgres(), 'This machine has no PostgreSQL.');
  const origin = `http://127.0.0.1:${OWN_PORT}`;
  test.use({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: earlierVisitStorage() }] },
  });
  let settings: Settings;
  let postgres: TestPostgres;
  let server: TestProcess;

  test.beforeAll(async () => {
    postgres = await startPostgres();
    settings = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'studio-life-')),
      DATABASE_URL: await postgres.createDatabase(),
    };
    server = runScript('tests/support/cardServer.ts', {
      ...cardBuild,
      ...settings,
      PUBLIC_URL: origin,
      HOST: '127.0.0.1',
      PORT: String(OWN_PORT),
    });
    await server.ready();
  });
  test.afterAll(async () => {
    await server.kill('SIGTERM');
    await postgres.stop();
    rmSync(settings.DATA_DIR, { recursive: true });
  });

  test('an order goes through its full lifecycle on PostgreSQL', async ({ page }) => {
    await runOrderLifecycle(page, settings);
  });
});
