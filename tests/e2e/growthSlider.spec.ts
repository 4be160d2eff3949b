import { expect, test, type Locator, type Page } from '@playwright/test';
import { firstWeek, lastWeek, startLine } from '#content/growth.ts';
import { stageHeads } from '#content/stageHeads.ts';
import { waitForLayout } from './layout.ts';
import { open, openUnhydrated, recordRequests, tabTo } from './page.ts';

// Ruling 55: the home page's slider through the weeks.

const slider = (page: Page) => page.getByRole('slider', { name: 'How far along are you?' });
const caption = (page: Page, week: number) => page.getByText(`Illustration, week ${week}`);

test("arrow keys move the growth slider and load each week's image", async ({ page }) => {
  const strips = recordRequests(page, /growth-weeks/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(strips, 'strips before the slider is used').toEqual([]);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 30: the 3D/4D window');
  await expect(caption(page, 30)).toBeVisible();
  const loadedStrips = () =>
    strips.map((request) => /growth-weeks-(\d+-\d+)-/.exec(request.url())?.[1]);
  const around30 = ['28-31', '32-35', '24-27'];
  await expect.poll(loadedStrips).toEqual(around30);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 8: early pregnancy');
  await expect(caption(page, 8)).toBeVisible();
  await expect.poll(loadedStrips).toEqual([...around30, '8-11', '12-15']);
  await page.getByRole('link', { name: 'See what week 8 shows' }).click();
  await expect(page).toHaveURL(/\/peek-planner\?week=8$/);
  await expect(page.getByRole('article')).toContainText('At 8 weeks: say hello');
});

test('a growth slider moved before hydration keeps its value', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/');
  await slider(page).focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('36');
  await hydrate();
  await expect(slider(page)).toHaveValue('36');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 36: nearly there');
  await expect(page.getByRole('link', { name: 'See what week 36 shows' })).toBeVisible();
  await expect(caption(page, 36)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 37: nearly there');
});

test('when images fail to load, the growth slider still changes its text and keeps the first image', async ({
  page,
}) => {
  await page.route(/growth-weeks/, (route) => route.abort());
  await open(page, '/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.webp'));
  await slider(page).fill('20');
  await failed;
  await expect(page.getByRole('link', { name: 'See what week 20 shows' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See Cherished Memories/ })).toBeVisible();
  await expect(caption(page, 31)).toBeVisible();
});

test('a sprite that failed to load is requested again on the next move', async ({ page }) => {
  await page.route(/growth-weeks/, (route) => route.abort());
  const sprites = recordRequests(page, /growth-weeks-20/);
  await open(page, '/');
  const nextFailure = () =>
    page.waitForEvent('requestfailed', (request) => /weeks-16-19.*webp$/.test(request.url()));
  let failed = nextFailure();
  await slider(page).fill('20');
  await failed;
  await page.waitForLoadState('networkidle');
  expect(sprites, 'one attempt in each format').toHaveLength(2);
  failed = nextFailure();
  await slider(page).fill('21');
  await failed;
  await page.waitForLoadState('networkidle');
  expect(sprites, 'one more attempt').toHaveLength(4);
  await expect(caption(page, 31)).toBeVisible();
  await page.unroute(/growth-weeks/);
  await slider(page).fill('22');
  await expect(caption(page, 22)).toBeVisible();
  expect(sprites).toHaveLength(5);
});

test("the growth slider's code that failed to load is requested again on the next move", async ({
  page,
}) => {
  await page.route(/otherWeeks/, (route) => route.abort());
  await open(page, '/');
  const failed = page.waitForEvent('requestfailed', (request) => /otherWeeks/.test(request.url()));
  await slider(page).fill('20');
  await failed;
  await expect(page.getByRole('link', { name: 'See what week 20 shows' })).toBeVisible();
  await expect(caption(page, 31)).toBeVisible();
  await page.unroute(/otherWeeks/);
  await slider(page).fill('21');
  await expect(caption(page, 21)).toBeVisible();
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not displayed`);
  return box;
};

for (const size of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]) {
  test(`focusing the slider scrolls the apple into view at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/');
    await tabTo(page, slider(page));
    await waitForLayout(page);
    const header = await boxOf(page.locator('#cart-button'));
    const apple = await boxOf(page.locator('figure', { has: caption(page, 31) }));
    expect(apple.y, 'below the sticky header').toBeGreaterThan(header.y + header.height);
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
  });
}

test('dragging the apple sideways moves the slider', async ({ page }) => {
  await open(page, '/');
  const { x, y, width, height } = await boxOf(page.locator('figure', { has: caption(page, 31) }));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 44, y + height / 2, { steps: 4 });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 27: late second trimester');
  await expect(caption(page, 27)).toBeVisible();
  await page.mouse.move(x + width / 2 + 22, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expect(page.getByRole('link', { name: 'See what week 33 shows' })).toBeVisible();
  await open(page, '/peek-planner');
  await expect(page.getByRole('article')).toContainText('At 33 weeks');
});

test('an untouched slider moves two weeks back and forth, once per visit', async ({ page }) => {
  // Recorded in the page: a step is shorter than the pauses between assertions.
  await page.addInitScript(() => {
    const captions: string[] = [];
    Object.assign(window, { captions });
    new MutationObserver(() => {
      const text = document.querySelector('main figcaption')?.textContent ?? '';
      if (text !== '' && text !== captions.at(-1)) captions.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, '/');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { captions: string[] }).captions))
    .toEqual([31, 30, 29, 30, 31].map((week) => `Illustration, week ${week}`));
  await expect(page.getByRole('status').filter({ hasText: startLine })).toBeVisible();
  await expect(slider(page)).toHaveValue('31');
  expect(await page.evaluate(() => sessionStorage.getItem('week'))).toBeNull();
  const strips = recordRequests(page, /growth-weeks/);
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(10_000);
  expect(strips).toEqual([]);
});

for (const [height, width] of [
  [664, 390],
  [640, 360],
] as const) {
  test(`the first screen of ${width} x ${height} pixels contains apple and slider`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: /^Example/ })).toBeInViewport({ ratio: 0.99 });
    const actions = page.locator('#book-now');
    for (const name of ['Book Now', 'Gift Cards']) {
      await expect(actions.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a phone's bottom bar does not cover the focused slider or its link", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/');
  for (const target of [slider(page), page.getByRole('link', { name: 'See what week 31 shows' })]) {
    await tabTo(page, target);
    await waitForLayout(page);
    const bar = await boxOf(page.getByRole('navigation', { name: 'Quick actions' }));
    const { y, height } = await boxOf(target);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});

for (const width of [390, 1024, 1280]) {
  test(`the package button stays in place in every week at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const button = page.getByRole('link', { name: /^See (?!what).* \$/ });
    const price = button.locator('> :last-child');
    const places = new Set<string>();
    for (let week = firstWeek; week <= lastWeek; week += 1) {
      await slider(page).fill(String(week));
      await expect(page.getByRole('link', { name: `See what week ${week} shows` })).toBeVisible();
      const { width: priceWidth, ...box } = await boxOf(price);
      const { x, y, height } = await boxOf(button);
      places.add([x, y, height, box.x + priceWidth].map(Math.round).join(' '));
    }
    expect([...places]).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("six links replace the growth slider and lead to the planner's stages", async ({ page }) => {
    await page.goto('/');
    await expect(slider(page)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Example ultrasound.* week 31/ })).toBeVisible();
    for (const { value, label } of Object.values(stageHeads)) {
      await expect(page.getByRole('link', { name: new RegExp(`^${label},`) })).toHaveAttribute(
        'href',
        `/peek-planner?stage=${value}`,
      );
    }
    // The links are inside the slider's card.
    const card = page.locator('div:has(> noscript)');
    await expect(card).toHaveCSS('border-top-style', 'solid');
    await expect(card.getByRole('link')).toHaveCount(6);
    await expect(card.getByRole('link').first()).toBeVisible();
  });
});
