import { expect, test, type Page } from '@playwright/test';
import { faqs } from '#content/faqs.ts';
import { stages } from '#content/stages.ts';
import { studio } from '#content/studio.ts';
import { hydrated, open } from './page.ts';

const MOBILE = { width: 390, height: 844 };

test.describe('Peek Planner', () => {
  test('replaces the previous result when a stage is chosen', async ({ page }) => {
    await open(page, '/peek-planner');
    await expect(page.getByText('OPTIMAL TIMING WINDOW')).toHaveCount(0);
    for (const { value, label, recommendation } of stages) {
      await page.getByRole('radio', { name: new RegExp(label) }).check();
      await expect(page.getByRole('heading', { name: recommendation.title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`stage=${value}$`));
      await expect(page.getByText('OPTIMAL TIMING WINDOW')).toHaveCount(
        recommendation.optimal ? 1 : 0,
      );
      for (const other of stages) {
        if (other.recommendation.title === recommendation.title) continue;
        await expect(page.getByRole('heading', { name: other.recommendation.title })).toHaveCount(
          0,
        );
      }
    }
  });

  test('reads the stage from the URL and ignores an unknown one', async ({ page }) => {
    await open(page, '/peek-planner?stage=optimal-3d');
    await expect(page.getByText('OPTIMAL TIMING WINDOW')).toBeVisible();
    await open(page, '/peek-planner?stage=nope');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('wraps the carousel, follows its dots and resets it with the stage', async ({ page }) => {
    await open(page, '/peek-planner?stage=optimal-3d');
    const count = stages.find(({ value }) => value === 'optimal-3d')?.ultrasoundImages.length;
    const counter = (n: number) => page.getByText(`${n} of ${count} examples`);
    await expect(counter(1)).toBeVisible();
    await page.getByRole('button', { name: 'Previous example' }).click();
    await expect(counter(count ?? 0)).toBeVisible();
    await page.getByRole('button', { name: 'Next example' }).click();
    await expect(counter(1)).toBeVisible();
    await page.getByRole('button', { name: /^Example 3 of/ }).click();
    await expect(counter(3)).toBeVisible();
    await page
      .getByRole('radio', { name: /Second trimester|13-21/ })
      .first()
      .check();
    await expect(page.getByText(/^1 of 3 examples$/)).toBeVisible();
    await page.getByRole('radio', { name: /any stage/i }).check();
    await expect(page.getByText('More example images coming soon for this stage')).toBeVisible();
  });
});

test.describe('hash scrolling', () => {
  const inView = (page: Page, id: string) =>
    expect
      .poll(() =>
        page.evaluate((name) => {
          const top = document.getElementById(name)?.getBoundingClientRect().top;
          return top !== undefined && top >= 0 && top < innerHeight / 2;
        }, id),
      )
      .toBe(true);

  test('waits for a section that arrives with a slow list', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/services', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/services#dna-testing');
    await hydrated(page);
    await expect(page.getByText('Loading services...')).toBeVisible();
    answer();
    await inView(page, 'dna-testing');
  });

  for (const id of ['peek-planner', '8k-hyperreal', 'gender-peek', 'ultrasound-packages']) {
    test(`scrolls to #${id}`, async ({ page }) => {
      await page.goto(`/services#${id}`);
      await inView(page, id);
    });
  }

  test('stays at the top for a missing anchor', async ({ page }) => {
    await open(page, '/services#nope');
    await expect(page.locator('#quick-peek')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("scrolls to the home page's hero for /#book-now", async ({ page }) => {
    await open(page, '/service-areas');
    await page.getByRole('link', { name: 'Book Ultrasound' }).click();
    await expect(page).toHaveURL(/\/#book-now$/);
    await inView(page, 'book-now');
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: MOBILE });

  test('opens, closes on Escape and navigates', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test.describe('FAQ', () => {
  test('opens at most one answer and closes it again', async ({ page }) => {
    await open(page, '/faq');
    const answers = page.getByRole('main').locator('h3 > button');
    const openAnswers = page.getByRole('main').locator('h3 > [aria-expanded=true]');
    const [first, second] = faqs;
    const ask = (faq = first) => page.getByText(faq?.question ?? '').click();
    await expect(answers).toHaveCount(13);
    await ask(first);
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
    await ask(second);
    await expect(page.getByText(second?.answer ?? '')).toBeVisible();
    await expect(openAnswers).toHaveCount(1);
    await ask(second);
    await expect(openAnswers).toHaveCount(0);
  });
});

test.describe('the contact form', () => {
  async function fill(page: Page) {
    await page.getByRole('textbox', { name: 'Name' }).fill('Paula Parent');
    await page.getByRole('textbox', { name: 'Email' }).fill('paula@parents.example');
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('Do you have a free slot on Saturday?');
  }

  test('rejects an invalid form with three messages and sends nothing', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) requests += 1;
    });
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    expect(requests).toBe(0);
  });

  test('sends a message and resets the form', async ({ page }) => {
    await open(page, '/contact');
    await fill(page);
    const sent = page.waitForRequest('**/api/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
      'email',
      'message',
      'name',
    ]);
  });
});

test.describe('promo popup', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: studio.promo.title });
  const { lastDay } = studio.promo;
  const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);

  test.use({ storageState: { cookies: [], origins: [] } });

  async function openAt(page: Page, now: string) {
    await page.clock.install({ time: new Date(now) });
    await page.goto('/');
    await page.clock.runFor(5000);
    await hydrated(page);
  }

  test('shows once, 1.5 s after load, until its last day', async ({ page }) => {
    await openAt(page, `${lastDay}T23:50:00-04:00`);
    await page.clock.runFor(2000);
    await expect(dialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await page.clock.runFor(5000);
    await hydrated(page);
    await page.clock.runFor(5000);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not show after its last day', async ({ page }) => {
    await openAt(page, `${nextDay}T05:00:00Z`);
    await page.clock.runFor(5000);
    await expect(dialog(page)).toHaveCount(0);
  });
});
