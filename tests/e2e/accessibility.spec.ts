import { expect, test, type Locator, type Page } from '@playwright/test';
import { studio } from '#content/studio.ts';
import { servedItem } from '#tests/support/served.ts';
import { addButton, placeOrder, continueToPayment } from '../flows/checkout.ts';
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

test('the cart passes axe at every step', async ({ page }) => {
  const drawer = page.getByRole('dialog');
  const visitor = await visitorWithItem(page);
  await visitor.seeFocus('heading', /^Shopping Cart$/);
  await expect(page.getByText(`${item} added. 1 item in the cart.`)).toBeAttached();
  await expectAccessible(page, 'step 1');
  await visitor.click('button', /^Increase quantity/);
  await expect(page.getByText(`${item}: 2. 2 items in the cart.`)).toBeAttached();
  await expectTrapped(page, drawer);
  // Move off the button: the first Escape would only close its tooltip.
  await page.mouse.move(0, 0);
  await drawer.getByRole('button', { name: 'Checkout' }).focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await visitor.seeFocus('button', addButton(item));

  await visitor.click('button', /^Cart 2 items$/, 'header');
  await drawer.getByRole('button', { name: 'Close cart' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Close' })).toBeAttached();
  // A tooltip belongs to its button, so it needs no landmark.
  await expectAccessible(page, 'tooltip', ['region']);

  await visitor.click('button', /^Checkout$/);
  await visitor.seeFocus('heading', /^Customer Information$/);
  await visitor.click('button', /^Continue to Payment$/);
  await visitor.seeText(/^Missing Information$/);
  await visitor.seeFocus('textbox', /^Full Name/);
  await expect(drawer.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Please enter your name.',
  );
  await expectAccessible(page, 'missing information, with its toast');
  await visitor.fill(/^Full Name/, 'Ada Access');
  await visitor.fill(/^Email/, 'ada@parents.example');
  await visitor.click('radio', /^Shipping/);
  await expectAccessible(page, 'shipping form');

  await continueToPayment(visitor);
  await visitor.seeFocus('heading', /^Payment$/);
  await expectAccessible(page, 'payment');

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
  await visitor.seeFocus('heading', /^Shopping Cart$/);
  await expectAccessible(page, 'the receipt');
  await expectTrapped(page, drawer);
});

test('the empty cart passes axe and leads to the shop', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Cart 0 items' }).click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page, 'empty cart');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/boutique/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#shop')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the mobile menu passes axe, and its link focuses the new heading', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  // Move off the button: its tooltip is outside of all landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'menu');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/about/i);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test('the promo popup passes axe', async ({ page }) => {
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.clock.install({ time: new Date(`${studio.promo.lastDay}T12:00:00-04:00`) });
  await page.goto('/');
  await page.clock.runFor(2000);
  await waitForHydration(page);
  await page.clock.runFor(2000);
  const popup = page.getByRole('dialog', { name: studio.promo.title });
  await expect(popup).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, 'promo popup');
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectTrapped(page, popup);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});

test('planner results, a computed due date and an FAQ answer pass axe', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00-05:00'));
  await open(page, '/peek-planner');
  await page.getByText("Not sure which week you're in?").click();
  await page.getByRole('button', { name: 'Count my weeks' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await expectAccessible(page, 'impossible date');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-26');
  await page.getByRole('button', { name: 'Count my weeks' }).click();
  await expect(page.getByRole('status').filter({ hasText: /You're 30 weeks/ })).toBeVisible();
  await expect(page.getByText('OPTIMAL TIMING WINDOW')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Now is the moment' })).toBeAttached();
  await expectAccessible(page, 'planner result and due date');

  await open(page, '/faq');
  await page.getByRole('main').locator('h3 > button').first().click();
  await expect(page.getByRole('main').locator('h3 > [aria-expanded=true]')).toHaveCount(1);
  await expectAccessible(page, 'FAQ answer');
});

test('the contact form passes axe after rejected and sent messages', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'error summary');
  await summary.getByRole('link', { name: /valid email/ }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  // Submit the form like a browser without JavaScript.
  await page.getByLabel('Name').fill('x');
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page, 'the form again, without JavaScript');
  await open(page, '/contact/sent');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expectAccessible(page, 'sent, without JavaScript');
});

test('pages pass axe after maps and videos have loaded', async ({ page }) => {
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
  await expectAccessible(page, 'live map');
  await open(page, '/');
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('iframe')).toHaveAttribute('src', studio.videos.home.embedUrl);
  await expectAccessible(page, 'video');
});

test.describe("with the visitor's display preferences", () => {
  const borderOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).borderTopColor);

  test('controls stay visible with prefers-contrast: more and with forced colors', async ({
    page,
  }) => {
    await open(page, '/peek-planner');
    const card = page.locator('label').filter({ hasText: 'Nearly there' });
    const usual = await borderOf(card);
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await expect.poll(() => borderOf(card)).not.toBe(usual);
    await expectAccessible(page, 'more contrast');

    await page.emulateMedia({ contrast: null, forcedColors: 'active', reducedMotion: 'reduce' });
    await card.getByRole('radio').check();
    const chosen = await borderOf(card);
    const other = page.locator('label').filter({ hasText: 'Into the second' });
    expect(chosen).not.toBe(await borderOf(other));
    await page.keyboard.press('ArrowUp');
    await expect(other.or(page.locator('label:has(:focus-visible)')).last()).toHaveCSS(
      'outline-style',
      'solid',
    );
    // axe cannot read the colors that forced-colors mode substitutes.
    await expectAccessible(page, 'forced colors', ['color-contrast']);
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
});
