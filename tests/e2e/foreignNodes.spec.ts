import { expect, test } from '@playwright/test';
import { growthWords } from '#content/growth.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { continueToPayment, fillAddress, fillCustomer, placeOrder } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { queryRows } from './database.ts';
import { addForeignNodes, recordPageErrors } from './foreignNodes.ts';
import { open, openUnhydrated } from './page.ts';

// Ruling 72: data detectors and password managers change the page before React hydrates it. React
// then replaces every element.

test.beforeEach(({ page }) => addForeignNodes(page));

test('text typed and boxes checked on the contact page before hydration are kept and sent', async ({
  page,
}) => {
  const email = 'foreign-contact@parents.example';
  const typed = { Name: 'Fay Foreign', Phone: '419 555 0199', Message: 'May we bring a friend?' };
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const consent = page.getByRole('checkbox');
  const hydrate = await openUnhydrated(page, '/contact');
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  await consent.check();
  await field('Subject').click();
  await page.keyboard.type('Visi');
  await hydrate();
  await page.keyboard.type('tors');
  await expect(field('Subject')).toHaveValue('Visitors');
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
  await expect(consent).toBeChecked();
  await field('Email').fill('no address');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect(field('Message')).toHaveValue('');
  const rows = queryRows(DATA_DIR, 'SELECT name, message FROM messages WHERE email = ?', email);
  expect(rows).toMatchObject([{ name: typed.Name, message: typed.Message }]);
});

test('a planner stage chosen before hydration is kept', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/peek-planner');
  await page.getByRole('radio', { name: /28-34/ }).check();
  await hydrate();
  await expect(page.getByRole('radio', { name: /28-34/ })).toBeChecked();
  await expect(page.getByRole('article')).toContainText('28-34 weeks');
});

test('a growth slider moved before hydration keeps its week', async ({ page }) => {
  const slider = page.getByRole('slider', { name: growthWords.label });
  const hydrate = await openUnhydrated(page, '/');
  await slider.fill('20');
  await hydrate();
  await expect(slider).toHaveValue('20');
  await expect(page.getByRole('link', { name: 'See what week 20 shows' })).toBeVisible();
});

test('controls tapped before hydration answer in the page that React renders again', async ({
  page,
}) => {
  let hydrate = await openUnhydrated(page, '/about');
  await page.locator('#cart-button').click();
  await hydrate();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  hydrate = await openUnhydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await hydrate();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
});

test('the checkout keeps what was typed, and is paid', async ({ page }) => {
  const errors = recordPageErrors(page);
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Fay Foreign', 'foreign-cart@parents.example');
  await fillAddress(visitor);
  await visitor.click('radio', /^Pickup/);
  await visitor.click('radio', /^Shipping/);
  await visitor.seeValue(/^Full Name/, 'Fay Foreign');
  await visitor.seeValue(/^Street/, '7 Orchard Lane');
  await continueToPayment(visitor);
  await visitor.click('button', /^Back$/);
  await visitor.seeValue(/^Email/, 'foreign-cart@parents.example');
  await visitor.seeValue(/^City/, 'Galion');
  await continueToPayment(visitor);
  await placeOrder(visitor);
  expect(errors()).toEqual([]);
});

test('browsers need not detect phone numbers: each is a link to call', async ({ page }) => {
  for (const path of ['/', '/contact', '/faq', '/privacy-policy', '/terms-of-use']) {
    await open(page, path);
    const detected = page.locator('a[href^=x-apple]').filter({ hasText: /\d{3}-\d{4}/ });
    await expect.soft(detected.filter({ visible: true }), path).toHaveCount(0);
    const wanted = page.locator('meta[name=format-detection][content*="telephone=no"]');
    await expect.soft(wanted, path).toHaveCount(1);
  }
});
