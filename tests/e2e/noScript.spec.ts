import { expect, test, type Page } from '@playwright/test';
import { faqs } from '#content/faqs.ts';
import { contactContent } from '#content/pages/contact.ts';
import { stages } from '#content/stages.ts';
import { bookingUrl, phoneHref, studio } from '#content/studio.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { queryRows } from './database.ts';
import { PHONE } from './layout.ts';

// Without JavaScript all content is readable, links work and the form can be sent. facts.spec.ts
// verifies the HTML of all 78 paths.
test.use({ javaScriptEnabled: false });

const messagesOf = (email: string) =>
  queryRows(DATA_DIR, 'SELECT name, message, suspect FROM messages WHERE email = ?', email);

test('without JavaScript a phone shows the open menu, and a bar to call, book and get directions', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: /menu/ })).toHaveCount(0);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', phoneHref);
  await bar.getByRole('link', { name: 'Book' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('without JavaScript the packages, shop and cart show a notice with links to alternatives', async ({
  page,
}) => {
  await page.goto('/services');
  const packages = page.locator('#ultrasound-packages');
  await expect(packages.getByText(/need JavaScript/)).toBeVisible();
  await expect(packages.getByRole('link', { name: /Book Online/ })).toHaveAttribute(
    'href',
    bookingUrl(''),
  );
  await expect(packages.getByRole('link', { name: studio.phone })).toHaveAttribute(
    'href',
    phoneHref,
  );
  await expect(page.getByText('Loading services...')).toBeHidden();
  await page.getByRole('link', { name: 'DNA Testing Services' }).first().click();
  await expect(page.getByRole('heading', { name: 'DNA Testing Services' })).toBeInViewport();
  await page.getByRole('link', { name: 'What the Peek Planner says for every stage' }).click();
  await expect(page).toHaveURL(/\/peek-planner$/);
  const advice = page.locator('#peek-planner noscript li');
  for (const [index, { recommendation, links }] of stages.entries()) {
    await expect(advice.nth(index)).toBeVisible();
    await expect(advice.nth(index)).toContainText(recommendation.description);
    await expect(advice.nth(index).getByRole('link')).toHaveCount(links.length);
  }

  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/boutique\??#shop$/);
  const shop = page.locator('#shop');
  await expect(shop.locator('without-script p')).toContainText(
    'The shelf and the cart need JavaScript.',
  );
  // Measure both boxes in one task: the page may still scroll to #shop.
  const gap = await shop.evaluate((section) => {
    const [lead, note] = ['p', 'without-script p'].map((part) =>
      section.querySelector(part)?.getBoundingClientRect(),
    );
    return (note?.top ?? NaN) - (lead?.bottom ?? NaN);
  });
  expect(gap).toBeLessThan(80);
  await expect(shop.getByRole('link', { name: /online store/ })).toHaveAttribute(
    'href',
    studio.links.boutique,
  );
});

test('every FAQ question opens without JavaScript', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.getByRole('region', { name: 'Answers' });
  for (const { question, answer } of faqs) {
    await answers.getByText(question, { exact: true }).click();
    await expect(answers.getByText(answer, { exact: true })).toBeVisible();
  }
});

test.describe('the contact form without JavaScript', () => {
  const words = contactContent.form;
  const textField = (page: Page, name: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const clickSend = (page: Page) => page.getByRole('button', { name: words.submit }).click();

  test('shows errors with the typed values, then sends the correction', async ({ page }) => {
    const email = 'noscript@parents.example';
    await page.goto('/contact');
    // The honeypot field: tests/server/contactForm.test.ts tests messages that fill it in.
    await expect(page.locator('[name=website]')).toBeAttached();
    await textField(page, words.name).fill('N');
    await textField(page, words.email).fill('noscript@');
    await textField(page, words.phone).fill('419 555 0100');
    await textField(page, words.subject).fill('"Twins" & <all>');
    await textField(page, words.message).fill('Too short');
    await clickSend(page);
    await expect(page.getByRole('alert')).toHaveText(words.errorSummary);
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(textField(page, words.name)).toHaveValue('N');
    await expect(textField(page, words.email)).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(textField(page, words.phone)).toHaveValue('419 555 0100');
    await expect(textField(page, words.subject)).toHaveValue('"Twins" & <all>');
    expect(messagesOf('noscript@')).toEqual([]);

    await textField(page, words.name).fill('Nora Script');
    await textField(page, words.email).fill(email);
    await textField(page, words.message).fill('First line\nSecond line');
    await clickSend(page);
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', { name: words.success.title })).toBeVisible();
    await expect(page.getByText(words.success.text)).toBeVisible();
    expect(messagesOf(email)).toEqual([
      expect.objectContaining({ name: 'Nora Script', message: 'First line\nSecond line' }),
    ]);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
