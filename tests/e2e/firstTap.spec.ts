import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './layout.ts';
import { FRAMEWORK, blockRequests, openUnhydrated } from './page.ts';

// Ruling 60: before hydration a control responds to a tap at once, and React keeps the result.

declare global {
  interface Window {
    /** What {@link recordResponses} has recorded on the page. */
    noted: string[];
  }
}

/** Records what opens, closes or is checked on the page. Call it before the page loads. */
async function recordResponses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      const stage = /[?&]stage=([\w-]+)/.exec(String(url))?.[1];
      if (stage) window.noted.push(`stage ${stage}`);
      replace(state, unused, url);
    };
    // Queued clicks do not reach this listener. A label's click is repeated on its radio.
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) window.noted.push('press');
    });
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        const { ariaExpanded, id, parentElement } = target as HTMLElement;
        // During hydration React writes attributes that already have this value: ignore.
        if (oldValue === ariaExpanded) continue;
        const isQuestion = parentElement?.matches('h3');
        const what = isQuestion
          ? 'question'
          : ((target as HTMLElement).getAttribute('aria-controls') ?? id);
        window.noted.push(`${what} ${ariaExpanded}`);
      }
    }).observe(document, {
      subtree: true,
      attributeFilter: ['aria-expanded'],
      attributeOldValue: true,
    });
  });
}

/** {@link openUnhydrated}, with the records that {@link changes} reads. */
async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  await recordResponses(page);
  const hydrate = await openUnhydrated(page, path);
  return async () => {
    await hydrate();
    await waitForIdle(page);
  };
}

/** Waits for an idle browser: by then a click that is handled twice has been recorded twice. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

const menuButton = (page: Page) => page.locator('[aria-controls=main-menu]');
const aboutLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
const cartButton = (page: Page) => page.locator('#cart-button');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const question = (page: Page, index: number) => page.locator('h3 > button').nth(index);
const answerOf = (page: Page, index: number) => page.locator('accordion-answer p').nth(index);

/** The recorded changes, in the order in which they were shown. */
const changes = (page: Page, about: string) =>
  page.evaluate((start) => window.noted.filter((note) => note.startsWith(start)), about);

/** The text of the cart's loading sheet; 'none' while it is hidden. */
const loadingSheetContent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, '::after').content);

test.describe('before hydration, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap opens the menu, which stays open after hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/about');
    await menuButton(page).tap();
    await expect(aboutLink(page)).toBeVisible();
    await hydrate();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    expect(await changes(page, 'main-menu')).toEqual(['main-menu true']);
    expect(await changes(page, 'press')).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(aboutLink(page)).toBeHidden();
  });

  test('two taps on the menu button leave the menu closed after hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/about');
    await menuButton(page).tap();
    await menuButton(page).press('Enter');
    await expect(aboutLink(page)).toBeHidden();
    await hydrate();
    expect(await changes(page, 'main-menu')).toEqual(['main-menu true', 'main-menu false']);
    await menuButton(page).tap();
    await expect(aboutLink(page)).toBeVisible();
  });

  test('a tap on the cart button shows a loading sheet, which the cart replaces without an animation', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { slides: [] });
      document.addEventListener('transitionrun', ({ propertyName, target }) => {
        if ((target as Element).closest('[role=dialog],[data-cart-overlay]')) {
          (window as unknown as { slides: string[] }).slides.push(propertyName);
        }
      });
    });
    const hydrate = await openBeforeHydration(page, '/about');
    await cartButton(page).tap();
    expect(await loadingSheetContent(page)).toBe('"Loading..."');
    await hydrate();
    await expect(drawer(page)).toBeVisible();
    expect(await loadingSheetContent(page)).toBe('none');
    expect(await changes(page, 'cart-button')).toEqual(['cart-button true']);
    expect(await changes(page, 'press')).toHaveLength(1);
    const readSlideAnimations = () =>
      page.evaluate(() => (window as unknown as { slides: string[] }).slides);
    expect(await readSlideAnimations()).toEqual([]);
    // Opened a second time, the cart slides in.
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await cartButton(page).tap();
    await expect
      .poll(readSlideAnimations)
      .toEqual(expect.arrayContaining(['opacity', 'transform']));
  });

  test("an Add to cart tap before the cart's script loads adds the item once", async ({ page }) => {
    const script = /\/assets\/CartDrawer-.*\.js$/;
    await recordResponses(page);
    const release = await blockRequests(page, script);
    const asked = page.waitForRequest(script);
    await page.goto('/boutique');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .tap();
    await asked;
    release();
    await expect(drawer(page)).toBeVisible();
    await waitForIdle(page);
    await expect(cartButton(page)).toContainText('1');
    expect(await changes(page, 'press')).toHaveLength(1);
  });
});

test.describe('before hydration', () => {
  test('opening a second FAQ question closes the first, also after hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/faq');
    await question(page, 0).click();
    await expect.poll(() => answerOf(page, 0).evaluate((p) => p.checkVisibility())).toBe(true);
    await question(page, 1).click();
    await expect.poll(() => answerOf(page, 0).evaluate((p) => p.checkVisibility())).toBe(false);
    await hydrate();
    const asked = ['question true', 'question false', 'question true'];
    expect(await changes(page, 'question')).toEqual(asked);
    await expect(answerOf(page, 1)).toBeVisible();
    await expect(answerOf(page, 0)).toBeHidden();
    await question(page, 1).click();
    await expect(answerOf(page, 1)).toBeHidden();
  });

  test('opening the cart leaves a FAQ question open, also after hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/faq');
    await question(page, 0).click();
    await cartButton(page).click();
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    await hydrate();
    await expect(drawer(page)).toBeVisible();
    expect(await changes(page, 'question')).toEqual(['question true']);
    await page.keyboard.press('Escape');
    await question(page, 0).click();
    await expect(answerOf(page, 0)).toBeHidden();
  });

  test("a tap outside the cart's loading sheet closes it", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/about');
    await cartButton(page).click();
    expect(await loadingSheetContent(page)).toBe('"Loading..."');
    await page.mouse.click(1200, 500);
    expect(await loadingSheetContent(page), 'a tap on the sheet').toBe('"Loading..."');
    await page.mouse.click(200, 500);
    expect(await loadingSheetContent(page)).toBe('none');
    await hydrate();
    expect(await changes(page, 'cart-button')).toEqual(['cart-button true', 'cart-button false']);
    await expect(drawer(page)).toHaveCount(0);
    await cartButton(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('the last planner stage that was clicked is kept after hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/peek-planner');
    const stages = page.locator('label:has([name=stage])');
    await stages.nth(1).click();
    await stages.nth(3).click();
    await expect(stages.nth(3).getByRole('radio')).toBeChecked();
    await hydrate();
    await expect(stages.nth(3).getByRole('radio')).toBeChecked();
    const value = await stages.nth(3).getByRole('radio').getAttribute('value');
    await expect.poll(() => changes(page, 'stage')).toEqual([`stage ${value}`]);
  });

  test('clicks on two videos and the cart button all take effect', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/about');
    const videos = page.getByRole('main').getByRole('button', { name: /^Play/ });
    await videos.nth(0).click();
    await videos.nth(1).click();
    await cartButton(page).click();
    await hydrate();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(2);
  });

  test('a click during the replay of queued clicks takes effect after them', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => window.noted.push('print');
      // After the first replayed click, block the queue until the test releases it.
      const { click } = HTMLElement.prototype;
      HTMLElement.prototype.click = function () {
        HTMLElement.prototype.click = click;
        click.call(this);
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (goOn: () => void) => Object.assign(window, { setTimeout, goOn }),
        });
      };
    });
    const hydrate = await openBeforeHydration(page, '/faq');
    await page.getByRole('button', { name: /^Print/ }).click();
    await question(page, 0).click();
    const isHydrated = hydrate();
    await page.waitForFunction(() => 'goOn' in window);
    await question(page, 1).click();
    await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await isHydrated;
    expect(await changes(page, 'print')).toEqual(['print']);
    await expect(answerOf(page, 1)).toBeVisible();
    await expect(answerOf(page, 0)).toBeHidden();
    await question(page, 1).click();
    await expect(answerOf(page, 1)).toBeHidden();
  });
});

test.describe("when the page's scripts fail to load", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const missing of [FRAMEWORK, /\/assets\/bootstrap-.*\.js$/]) {
    test(`the menu and FAQ questions open, and the cart button leads to the shop (${missing.source})`, async ({
      page,
    }) => {
      await page.route(missing, (route) => route.abort());
      const failed = page.waitForEvent('pageerror');
      await page.goto('/faq');
      await menuButton(page).tap();
      await expect(aboutLink(page)).toBeVisible();
      await failed;
      await menuButton(page).tap();
      await expect(aboutLink(page)).toBeHidden();
      await question(page, 0).tap();
      await expect.poll(() => answerOf(page, 0).evaluate((p) => p.checkVisibility())).toBe(true);
      await cartButton(page).tap();
      await page.waitForURL('**/boutique?#shop');
    });
  }

  test('a cart button tapped before the failure leads to the shop', async ({ page }) => {
    const abort = await blockRequests(page, FRAMEWORK, 'abort');
    await page.goto('/about');
    await cartButton(page).tap();
    expect(await loadingSheetContent(page)).toBe('"Loading..."');
    abort();
    await page.waitForURL('**/boutique?#shop');
  });
});
