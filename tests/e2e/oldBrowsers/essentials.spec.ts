import { expect, test } from '@playwright/test';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { bookingUrl, phoneHref } from '#content/studio.ts';
import { firstPages } from '../page.ts';

// In a browser older than Baseline's Widely available, a visitor reads, calls and books. Whether its
// scripts hydrate the page is not asserted.

for (const path of firstPages) {
  test(`${path} keeps its heading, text and phone number in an old browser`, async ({ page }) => {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    // By then scripts have run or failed.
    await page.waitForLoadState('networkidle');
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText(words ?? '');
    expect(html).toContain(phoneHref);
    await expect(page.locator(`a[href="${phoneHref}"]`).filter({ visible: true })).not.toHaveCount(
      0,
    );
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });
}

test('the way to booking works in an old browser', async ({ page }) => {
  expect(prerenderPaths).toContain('/services');
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Book Now' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/services/);
  const booking = page.locator(`main a[href^="${bookingUrl('')}"]`).filter({ visible: true });
  await expect(booking.first()).toBeVisible();
});
