import { expect, test, type Page } from '@playwright/test';
import { fillCustomer, continueToPayment } from '../flows/checkout.ts';
import { visitorWithItem } from '../flows/pageVisitor.ts';
import { PHONE } from './layout.ts';
import { blockRequests, open } from './page.ts';

// Regression tests: clicks without effect, Back leaving the site, results out of
// view.

const reduced = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Blocks animation frames. @returns a function that runs the blocked ones. */
async function pauseFrames(page: Page) {
  const nextFrame = await page.evaluateHandle(() => {
    const draw = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    return () => {
      window.requestAnimationFrame = draw;
      for (const callback of held) draw(callback);
    };
  });
  return async () => {
    await nextFrame.evaluate((draw) => draw());
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
    );
  };
}

test.describe('Book on the services page scrolls to the packages at each click (ruling 46)', () => {
  test.use(reduced);

  for (const { name, viewport } of [
    { name: 'the bar of a phone', viewport: PHONE },
    { name: 'the header', viewport: { width: 1280, height: 900 } },
  ]) {
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/services');
      const packages = page.getByRole('heading', { name: 'Ultrasound Packages' });
      const bar = viewport === PHONE ? page.getByLabel('Quick actions') : page.getByRole('banner');
      for (let press = 1; press <= 2; press += 1) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(packages).not.toBeInViewport();
        await bar.getByRole('link', { name: /^Book/ }).click();
        await expect(packages).toBeInViewport();
        await expect(page).toHaveURL(/\/services#ultrasound-packages$/);
      }
    });
  }
});

test('Back steps through the cart and closes it, and Forward reopens it', async ({ page }) => {
  await open(page, '/about');
  const visitor = await visitorWithItem(page);
  const drawer = page.getByRole('dialog');
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await continueToPayment(visitor);
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.level)).toBe(3);
  for (const title of [/^Customer Information$/, /^Shopping Cart$/]) {
    await page.goBack();
    await visitor.see('heading', title);
  }
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/boutique$/);
  await page.goForward();
  await visitor.see('heading', /^Shopping Cart$/);
  await visitor.click('button', /^Close cart$/);
  await expect(drawer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the cart opens on the next click after its code failed to load', async ({ page }) => {
  await page.route(/\/assets\/CartDrawer-/, (route) => route.abort());
  await open(page, '/faq');
  const cart = page.getByRole('button', { name: /^Cart/ });
  await cart.click();
  await expect(page.getByText("The cart didn't open").first()).toBeVisible();
  await page.unroute(/\/assets\/CartDrawer-/);
  await cart.click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

test('Forward reopens the cart after a reload, step by step, up to blank details', async ({
  page,
}) => {
  await open(page, '/about');
  const visitor = await visitorWithItem(page);
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await continueToPayment(visitor);
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.level)).toBe(3);
  await visitor.reload();
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await page.goForward();
  await visitor.see('heading', /^Shopping Cart$/);
  await page.goForward();
  await visitor.see('heading', /^Customer Information$/);
  await page.goForward();
  await visitor.seeText(/^Missing Information$/);
  await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.level)).toBe(2);
  await page.goBack();
  await visitor.see('heading', /^Shopping Cart$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('neither Forward nor a deep history entry passes blank details', async ({ page }) => {
  const visitor = await visitorWithItem(page);
  const details = page.getByRole('heading', { name: 'Customer Information' });
  await fillCustomer(visitor, 'Paula Parent', 'paula@parents.example');
  await continueToPayment(visitor);
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.level)).toBe(3);
  await page.goBack();
  await visitor.fill(/^Full Name/, ' ');
  await visitor.fill(/^Email/, '');
  await page.goForward();
  await visitor.seeText(/^Missing Information$/);
  await expect(details).toBeVisible();
  for (const field of ['Full Name', 'Email']) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.level)).toBe(2);
  await page.goBack();
  await visitor.see('heading', /^Shopping Cart$/);
  await page.evaluate(() => history.go(2));
  await visitor.seeText(/^Missing Information$/);
  await expect(details).toBeVisible();
  await visitor.fill(/^Full Name/, 'Paula Parent');
  await visitor.fill(/^Email/, 'paula@parents.example');
  await continueToPayment(visitor);
});

test('Forward after a reload does not stop at a lightbox that no longer exists', async ({
  page,
}) => {
  await open(page, '/about');
  await open(page, '/3d-4d-ultrasound');
  await page.getByRole('main').locator('button[aria-expanded]:has(img)').first().click();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.name)).toBe('lightbox');
  await page.reload();
  const noOverlay = () => page.evaluate(() => history.state?.usr ?? null);
  await expect.poll(noOverlay).toBeNull();
  await page.waitForFunction(() => document.readyState === 'complete' && !window.pageStart);
  await page.evaluate(() => {
    addEventListener('popstate', () => (document.title = `${document.title}.`));
    history.forward();
  });
  await expect(page).toHaveTitle(/\.\.$/);
  await expect.poll(noOverlay).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, ...reduced });

  test('Back closes the menu, and its links leave no extra history entry', async ({ page }) => {
    await open(page, '/about');
    await open(page, '/faq');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.name)).toBe('menu');
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/faq$/);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.overlay?.name)).toBe('menu');
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(menu).toBeHidden();
  });

  test('simultaneous clicks on menu and cart leave one history entry', async ({ page }) => {
    await open(page, '/about');
    await open(page, '/faq');
    const overlayInState = () => page.evaluate(() => history.state?.usr?.overlay ?? null);
    const drawer = page.getByRole('dialog');
    const menu = '[aria-controls=main-menu]';
    const cart = '#cart-button';
    const close = '[role=dialog] button';
    const clickAtOnce = (...buttons: string[]) =>
      page.evaluate((wanted) => {
        for (const button of wanted) document.querySelector<HTMLElement>(button)?.click();
      }, buttons);
    for (const { presses, name } of [
      { presses: [cart], name: 'cart' },
      { presses: [close, cart], name: 'cart' },
      { presses: [close], name: undefined },
      { presses: [menu, cart], name: 'cart' },
      { presses: [close, menu], name: 'menu' },
      { presses: [cart], name: 'cart' },
    ]) {
      await clickAtOnce(...presses);
      await expect.poll(overlayInState).toEqual(name ? { name, level: 1, depth: 1 } : null);
      await expect(drawer).toHaveCount(name === 'cart' ? 1 : 0);
    }
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect.poll(overlayInState).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('going Back right after opening the menu leads to the previous page, with the menu closed', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    const draw = await pauseFrames(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await draw();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('clicking Continue Shopping right after opening the cart leads to the shop', async ({
    page,
  }) => {
    const release = await blockRequests(page, /\/assets\/boutique-/);
    await open(page, '/about');
    const draw = await pauseFrames(page);
    await page.getByRole('button', { name: 'Cart' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await draw();
    release();
    await expect(page).toHaveURL(/\/boutique#shop$/);
    await expect(drawer).toHaveCount(0);
  });

  test('hover styles apply only to devices that hover', async ({ page }) => {
    await open(page, '/boutique');
    const bare = await page.evaluate(() => {
      const found: string[] = [];
      const collectHoverRules = (rules: CSSRuleList, guarded: boolean) => {
        for (const rule of rules) {
          const media = rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover');
          if (rule instanceof CSSStyleRule && !guarded) {
            const every = rule.selectorText.split(',').every((part) => part.includes(':hover'));
            if (every) found.push(rule.selectorText);
          }
          if ('cssRules' in rule) collectHoverRules(rule.cssRules as CSSRuleList, guarded || media);
        }
      };
      for (const sheet of document.styleSheets) collectHoverRules(sheet.cssRules, false);
      return found;
    });
    expect(bare).toEqual([]);
  });
});

/** Enters a due date for which the planner computes 31 weeks and 0 days. */
async function enterDueDate(page: Page) {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00-05:00'));
  await open(page, '/peek-planner');
  await page.getByText("Not sure which week you're in?").click();
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-03-19');
  await page.getByRole('button', { name: 'Count my weeks' }).click();
}

test('the computed weeks stay in view when the result is too tall', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  // Scrolls at once, so that the weeks cannot be seen on the way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterDueDate(page);
  await expect(page.getByRole('heading', { name: 'At 31 weeks: now is the moment' })).toBeVisible();
  await expect(page.getByText("You're 31 weeks and 0 days along.")).toBeInViewport();
});

for (const width of [390, 1280]) {
  test.describe(`the planner's result at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, ...reduced });

    test('scrolls into view for a chosen stage and leaves the focus on the radio', async ({
      page,
    }) => {
      await open(page, '/peek-planner');
      const radio = page.getByRole('radio', { name: /3D\/4D window/ });
      await radio.check();
      const heading = page.getByRole('heading', { name: 'Now is the moment' });
      await expect(heading).toBeInViewport();
      await expect(radio).toBeFocused();
      const example = page.getByRole('article').getByRole('img').first();
      const [title, picture] = [await heading.boundingBox(), await example.boundingBox()];
      expect((picture?.y ?? NaN) - (title?.y ?? NaN)).toBeLessThan(150);
    });

    test('scrolls into view for a week computed from the due date', async ({ page }) => {
      await enterDueDate(page);
      const heading = page.getByRole('heading', { name: 'At 31 weeks: now is the moment' });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('article')).toContainText('Close-up until Feb 11.');
      const example = page.getByRole('article').getByRole('img', { name: /31-week/ });
      await expect(example).toBeInViewport({ ratio: 0.5 });
      // The computed weeks and dates stay in view.
      await expect(page.getByText("You're 31 weeks and 0 days along.")).toBeInViewport();
      const items = page.getByRole('listitem');
      for (const window of ['Body and gender', 'First face', 'Defined', 'Close-up']) {
        const dated = items.filter({ hasText: window }).first();
        await expect(dated, window).toBeInViewport({ ratio: 1 });
        await expect(dated).toContainText(/202[56]/);
      }
      // At 31 weeks no part of the page may still recommend weeks 26-30.
      await expect(page.getByRole('main').getByText(/26-30/)).toHaveCount(0);
    });
  });
}

test('going Back right after choosing a stage leads to the previous page', async ({ page }) => {
  await open(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Services/ })
    .click();
  await expect(page).toHaveURL(/\/services$/);
  const draw = await pauseFrames(page);
  await page.getByRole('radio', { name: /3D\/4D window/ }).check();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await draw();
  await expect(page).toHaveURL(/\/about$/);
});

test('a successful checkout step dismisses the last error message', async ({ page }) => {
  const visitor = await visitorWithItem(page);
  await visitor.click('button', /^Checkout$/);
  await visitor.click('button', /^Continue to Payment$/);
  const toast = page.getByText('Please fill in all required fields.').first();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const sheet = await page.getByRole('dialog').boundingBox();
  expect(box && sheet && box.x + box.width <= sheet.x, 'beside the cart').toBe(true);
  await visitor.fill(/^Full Name/, 'Paula Parent');
  await visitor.fill(/^Email/, 'paula@parents.example');
  await visitor.click('radio', /^Shipping/);
  await continueToPayment(visitor);
  // Check only once: the toast closes by itself later.
  const shown = page.locator('[data-toasts] [data-state=open]');
  expect(await shown.count(), 'messages still open').toBe(0);

  await visitor.click('button', /^Add the address$/);
  await visitor.see('textbox', /^Street/);
});

test('the printed page has no menu, cart button or bars', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/services');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Quick actions')).toBeHidden();
  await expect(page.locator('#cart-button')).toBeHidden();
  await expect(page.locator('[aria-controls=main-menu]')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
