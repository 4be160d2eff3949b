import { expect, test } from '@playwright/test';
import { open, recordRequests } from './page.ts';

test('prices that failed to load are requested again on the next page', async ({ page }) => {
  await page.route('**/api/services', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const requests = recordRequests(page, /\/api\/services$/);
  const failed = page.waitForResponse('**/api/services');
  await open(page, '/');
  await failed;
  await expect(page.getByText('Packages from')).toHaveCount(0);
  await page.getByRole('link', { name: /^See what week \d+ shows/ }).click();
  await page.waitForURL('**/peek-planner?week=*');
  await expect(page.getByRole('main')).toContainText(/\$\d/);
  expect(requests).toHaveLength(2);
});
