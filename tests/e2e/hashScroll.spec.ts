import { expect, test, type Page } from '@playwright/test';
import { open } from './page.ts';

// The stories of the services page test anchors in a list that loads late.

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
