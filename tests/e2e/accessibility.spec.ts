import { expect, test, type Locator, type Page } from '@playwright/test';
import { studio } from '#content/studio.ts';
import { servedItem } from '#tests/support/served.ts';
import { continueToPayment, fillCustomer, placeOrder } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { expectAccessible } from './axe.ts';
import { PHONE } from './layout.ts';
import { waitForHydration, open } from './page.ts';

// Every state that a visitor can open on a page of the production build.

const item = servedItem.name;

/** Asserts that Tab cycles through the dialog in both directions and never leaves it. */
async function expectTrapped(page: Page, dialog: Locator) {
  const isFocusOutside = async () =>
    dialog.evaluate((element) => !element.contains(document.activeElement));
  const stops = await dialog.locator('a[href], button:enabled, input, [tabindex="0"]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops + 2; stop += 1) {
      await page.keyboard.press(key);
      expect(await isFocusOutside(), `${key} ${stop + 1}`).toBe(false);
    }
  }
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
}

/** Elements whose computed transition or animation takes longer than a millisecond. */
function findMotion(): string[] {
  const isAnimated = (element: Element, pseudo: string) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
    return `${transitionDuration},${animationDuration}`
      .split(',')
      .some((duration) => Number.parseFloat(duration) > 0.001);
  };
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after']
      .filter((pseudo) => isAnimated(element, pseudo))
      .map((pseudo) => element.outerHTML.slice(0, 100) + pseudo),
  );
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('Tab stays in the cart, also beside a toast and a receipt', async ({ page }) => {
  const drawer = page.getByRole('dialog');
  const visitor = await visitorWithItem(page);
  await expect(page.getByText(`${item} added. 1 item in the cart.`)).toBeAttached();
  await visitor.click('button', /^Increase quantity/);
  await expect(page.getByText(`${item}: 2. 2 items in the cart.`)).toBeAttached();
  await expectTrapped(page, drawer);
  await fillCustomer(visitor, 'Ada Access', 'ada@parents.example');
  await continueToPayment(visitor);
  await page.route('**/api/orders', (route) => route.abort());
  await visitor.click('button', /^Place Order$/);
  await visitor.seeText(/^Payment Failed$/);
  await visitor.seeFocus('button', /^Place Order$/);
  // A focused toast does not close by itself.
  await page.keyboard.press('F8');
  await expectAccessible(page, 'payment failed, with its toast');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toBeVisible();

  await page.unroute('**/api/orders');
  await placeOrder(visitor);
  // The toast covers a phone's cart button.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await visitor.click('button', /^Cart 0 items$/, 'header');
  await expectTrapped(page, drawer);
});

test('the empty cart leads to the shop', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Cart 0 items' }).click();
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/boutique/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#shop')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Tab stays in the promo popup', async ({ page }) => {
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.clock.install({ time: new Date(`${studio.promo.lastDay}T12:00:00-04:00`) });
  await page.goto('/');
  await page.clock.runFor(2000);
  await waitForHydration(page);
  await page.clock.runFor(2000);
  const popup = page.getByRole('dialog', { name: studio.promo.title });
  await expect(popup).toBeVisible();
  await page.clock.resume();
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectTrapped(page, popup);
});

test('the pages of a message sent without JavaScript pass axe', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Name').fill('x');
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page, 'the form again, without JavaScript');
  await open(page, '/contact/sent');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expectAccessible(page, 'sent, without JavaScript');
});

test('maps and videos load after a click', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Elsewhere</title><p>Elsewhere</p>',
    });
  });
  await open(page, '/3d-ultrasound-galion');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the live map' }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  const map = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(map.origin + map.pathname).toBe(studio.maps.embedUrl);
  expect(map.searchParams.get('from')).toBe('Galion, OH');
  await open(page, '/');
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('iframe')).toHaveAttribute('src', studio.videos.home.embedUrl);
});

test('no element has a transition or animation with reduced motion', async ({ page }) => {
  const expectNoMotion = async (where: string) =>
    expect(await page.evaluate(findMotion), where).toEqual([]);
  for (const path of ['/', '/services', '/peek-planner', '/faq', '/contact']) {
    await open(page, path);
    await expectNoMotion(path);
  }
  await visitorWithItem(page);
  await expectNoMotion('cart');
});

test('a link to an anchor jumps with reduced motion', async ({ page }) => {
  await open(page, '/services');
  await page.evaluate(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    Element.prototype.scrollIntoView = (options) => void calls.push(options);
    window.scrollTo = ((options: unknown) => void calls.push(options)) as typeof scrollTo;
  });
  await page.getByRole('link', { name: 'Find My Perfect Package' }).first().click();
  const scrollBehaviors = () =>
    page.evaluate(() =>
      (window as unknown as { calls: ScrollToOptions[] }).calls.map(({ behavior }) => behavior),
    );
  await expect.poll(scrollBehaviors).toContain('instant');
  expect(await scrollBehaviors()).not.toContain('smooth');
});
