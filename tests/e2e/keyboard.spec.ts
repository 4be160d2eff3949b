import { expect, test } from '@playwright/test';
import { stages } from '#content/stages.ts';
import { servedPackage } from '#tests/support/served.ts';
import { open, tabTo } from './page.ts';

// Journeys with Tab, Shift+Tab, arrows, Space, Enter and Escape only; for orders see the flows.

test('a package can be booked from the home page by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const book = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
  await tabTo(page, book);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const name = servedPackage('cherished-memories');
  const card = page.getByRole('article', { name, exact: true });
  const booking = card.getByRole('link', { name: `Book Now for ${name}` });
  await expect(booking).toBeAttached();
  await tabTo(page, booking);
  const popup = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await popup).close();

  await tabTo(page, card.getByRole('link', { name: 'Find My Perfect Package' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#peek-planner')).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
});

test('the planner and its images can be operated by keyboard alone', async ({ page }) => {
  await open(page, '/peek-planner');
  const radios = page.getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  await expect(radios.first()).toBeChecked();
  const optimal = stages.findIndex(({ recommendation }) => recommendation.optimal);
  for (let stop = 0; stop < optimal; stop += 1) await page.keyboard.press('ArrowDown');
  await expect(radios.nth(optimal)).toBeChecked();
  await expect(radios.nth(optimal)).toBeFocused();
  await expect(page.getByText('OPTIMAL TIMING WINDOW')).toBeVisible();

  const pictures = page.getByRole('group', { name: /arrow keys to browse/ });
  const count = stages[optimal]?.ultrasoundImages.length;
  await tabTo(page, pictures);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`2 of ${count} examples`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Example 3 of/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`3 of ${count} examples`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next example' }));
  await page.keyboard.press('Space');
  await expect(page.getByText(`4 of ${count} examples`)).toBeVisible();
});

test("arrow keys keep the planner's radio in view, and Enter scrolls to the result", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/peek-planner');
  const radios = page.getByRole('radio');
  const result = page.getByRole('article').getByRole('heading', { level: 2 });
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let stop = 1; stop < 4; stop += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(result).toHaveText(stages[stop]?.recommendation.title ?? '-');
    await expect(radios.nth(stop)).toBeInViewport({ ratio: 1 });
  }
  await expect(result).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(result).toBeInViewport();
  await expect(radios.nth(3)).toBeFocused();
});

test('a package whose link is focused is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/services');
  for (const id of ['quick-peek', 'gender-peek', 'premiere-view']) {
    const card = page.getByRole('article', { name: servedPackage(id), exact: true });
    await tabTo(page, card.getByRole('link', { name: /^Book Now/ }));
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
    expect.soft(x, id).toBeGreaterThanOrEqual(0);
    expect.soft(x + width, id).toBeLessThanOrEqual(390);
  }
});

test('a contact message can be sent by keyboard alone', async ({ page }) => {
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Kim Keys');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: /valid email/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('kim@parents.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('May I bring my mother?');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect(send).toBeFocused();
});

test('the menu and the FAQ can be operated by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/faq');
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, menu.getByRole('link', { name: 'About' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  const question = page.getByRole('main').locator('h3 > button').first();
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});
