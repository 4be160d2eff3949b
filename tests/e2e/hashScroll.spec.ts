import { expect, test, type Page } from '@playwright/test';
import { blockRequests, open } from './page.ts';

test.describe('hash scrolling', () => {
  const expectInView = (page: Page, id: string) =>
    expect
      .poll(() =>
        page.evaluate((name) => {
          const top = document.getElementById(name)?.getBoundingClientRect().top;
          return top !== undefined && top >= 0 && top < innerHeight / 2;
        }, id),
      )
      .toBe(true);

  for (const id of ['dna-testing', 'gender-peek']) {
    test(`waits for #${id}, which is rendered with a slow list`, async ({ page }) => {
      await page.clock.install();
      const answer = await blockRequests(page, /\/api\/services$/);
      await open(page, `/services#${id}`);
      await expect(page.getByText('Loading services...')).toBeVisible();
      // Past the only attempt for an anchor that is not awaited.
      await page.clock.fastForward(300);
      answer();
      await expectInView(page, id);
    });
  }

  for (const id of ['peek-planner', '8k-hyperreal', 'gender-peek', 'ultrasound-packages']) {
    test(`scrolls to #${id}`, async ({ page }) => {
      await page.goto(`/services#${id}`);
      await expectInView(page, id);
    });
  }

  test("scrolls to the home page's hero for /#book-now", async ({ page }) => {
    await open(page, '/service-areas');
    await page.getByRole('link', { name: 'Book Ultrasound' }).click();
    await expect(page).toHaveURL(/\/#book-now$/);
    await expectInView(page, 'book-now');
  });
});
