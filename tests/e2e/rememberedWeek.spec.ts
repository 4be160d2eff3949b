import { expect, test, type Page } from '@playwright/test';
import { open } from './page.ts';

// The week that the visitor told the site (rulings 69 and 70).

async function chooseWeek(page: Page, week: string) {
  await open(page, '/');
  await page.getByRole('slider').fill(week);
  await expect(page.getByRole('link', { name: `See what week ${week} shows` })).toBeVisible();
}

const lead = (page: Page) => page.getByText(/^You're in week 17\./);

test('every page knows the week of the tab, which is in no request or cookie', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await chooseWeek(page, '17');
  await open(page, '/services');
  await expect(lead(page)).toBeVisible();
  await expect(page.getByText('Fits week 17').filter({ visible: true })).toBeVisible();
  await open(page, '/faq');
  await expect(page.getByText('In week 17?').first()).toBeAttached();
  await open(page, '/peek-planner');
  await expect(page.getByRole('article')).toContainText('At 17 weeks: boy or girl?');
  expect(sent.filter((text) => /week=|\b17\b/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const otherTab = await page.context().newPage();
  await open(otherTab, '/services');
  await expect(otherTab.getByText('Gender can be seen by ultrasound from')).toBeVisible();
});

test('one tap forgets the week', async ({ page }) => {
  await chooseWeek(page, '17');
  await open(page, '/services');
  await page.getByRole('button', { name: 'Not week 17?' }).click();
  await expect(page.getByText('Fits week 17')).toHaveCount(0);
  await open(page, '/peek-planner');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('with blocked storage the week lasts until the page is unloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await chooseWeek(page, '17');
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(lead(page)).toBeVisible();
});

test('a linked week shows the top of its answer on the first screen of an iPhone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/peek-planner?week=31');
  const heading = page.getByRole('heading', { name: 'At 31 weeks: now is the moment' });
  await expect(heading).toBeInViewport({ ratio: 1 });
});
