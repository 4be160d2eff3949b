import { expect, test } from '@playwright/test';
import { studio } from '#content/studio.ts';
import { open } from './page.ts';

// Promo, hours and closures follow Ohio's clock, due dates the visitor's calendar.
for (const { timezoneId, days } of [
  { timezoneId: 'Pacific/Kiritimati', days: 4 },
  { timezoneId: 'Pacific/Pago_Pago', days: 3 },
]) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, storageState: { cookies: [], origins: [] } });

    test("the promo opens until its last day ends in Ohio, and the studio's hours are Ohio's", async ({
      page,
    }) => {
      const popup = page.getByRole('dialog', { name: studio.promo.title });
      const midnight = Date.parse(`${studio.promo.lastDay}T23:59:59-04:00`) + 1000;
      await page.clock.install({ time: midnight - 600_000 });
      await open(page, '/');
      await expect(popup).toContainText('Thursday, September 18 at 4 PM');

      await page.clock.setSystemTime(midnight);
      await open(page, '/about');
      await page.clock.runFor(5000);
      await expect(popup).toHaveCount(0);

      // Wednesday evening before Thanksgiving; in Kiritimati it is Thursday.
      await page.clock.setSystemTime(new Date('2026-11-25T21:00:00-05:00'));
      await open(page, '/contact');
      const content = page.getByRole('main');
      await expect(content.getByText('Opens Friday 11 AM')).toBeVisible();
      await expect(content.getByText(/Thanksgiving/)).toBeVisible();

      await page.clock.setSystemTime(new Date('2026-01-15T12:00:00-05:00'));
      await open(page, '/peek-planner');
      await page.getByText("Not sure which week you're in?").click();
      await page.getByLabel('Date', { exact: true }).fill('2026-04-06');
      await page.getByRole('button', { name: 'Count my weeks' }).click();
      await expect(page.getByText(`You're 28 weeks and ${days} days along.`)).toBeVisible();
      await expect(page.getByText('Due date: April 6, 2026.')).toBeVisible();
    });
  });
}
