import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { NARROW, PHONE } from './layout.ts';
import { open, openUnhydrated, recordRequests } from './page.ts';

// Rulings 57 and 58: pictures open enlarged, and the 8k page compares two pictures.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' });
const pictureButton = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const LIGHTBOX = /\/assets\/Lightbox-.*\.js$/;

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** Whether a picture fills the screen. */
const fillsScreen = (page: Page, name: RegExp) =>
  pictureButton(page, name)
    .locator('img')
    .evaluate((image) => image.clientWidth === innerWidth && image.clientHeight === innerHeight);

test('arrow keys browse the lightbox; Escape closes it and restores focus', async ({ page }) => {
  const loaded = recordRequests(page, LIGHTBOX);
  await open(page, '/3d-4d-ultrasound');
  expect(loaded, 'scripts before a tap').toEqual([]);
  const week8 = pictureButton(page, /8-week ultrasound/);
  await week8.first().press('Enter');
  await expect(dialog(page).getByText('Week 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('Week 10')).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog(page).getByText('11 of 11')).toBeVisible();
  await expect(dialog(page).getByRole('img')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(week8.first()).toBeFocused();
});

test('a swipe shows the next picture in the lightbox, and Back closes it', async ({ page }) => {
  await open(page, '/about');
  await pictureButton(page, /front door/).click();
  await expect(dialog(page).getByText('1 of 6')).toBeVisible();
  const row = dialog(page).getByRole('group', { name: /^Pictures/ });
  await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
  await expect(dialog(page).getByText('2 of 6')).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test('product images open in the lightbox', async ({ page }) => {
  await open(page, '/boutique');
  await pictureButton(page, /^Enlarge /)
    .first()
    .click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
});

test('scans of the packages open in the lightbox, ordered by week', async ({ page }) => {
  const loaded = recordRequests(page, LIGHTBOX);
  await open(page, '/services');
  const scan = pictureButton(page, /31-week/);
  await scan.scrollIntoViewIfNeeded();
  expect(loaded, 'scripts before a tap').toEqual([]);
  await scan.click();
  await expect(dialog(page).getByText('Week 31')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByText('Week 28')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(dialog(page).getByText('Week 10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scan).toBeFocused();
  await expect(scan).toBeInViewport();
});

test('a tap before hydration enlarges the picture at once, and the lightbox opens with it after hydration', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/about');
  await pictureButton(page, /front door/).click();
  expect(await fillsScreen(page, /front door/)).toBe(true);
  await hydrate();
  await expect(dialog(page).getByText('1 of 6')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await fillsScreen(page, /front door/)).toBe(false);
});

test('a click enlarges the picture even if the lightbox fails to load', async ({ page }) => {
  await page.route(LIGHTBOX, (route) => route.abort());
  await open(page, '/about');
  await pictureButton(page, /front door/).click();
  await expect.poll(() => fillsScreen(page, /front door/)).toBe(true);
  await pictureButton(page, /front door/).click();
  await expect.poll(() => fillsScreen(page, /front door/)).toBe(false);
});

test('an open lightbox passes axe, and fits at 400 % zoom', async ({ page }) => {
  await open(page, '/3d-4d-ultrasound');
  await pictureButton(page, /31-week/).click();
  for (const viewport of [PHONE, NARROW, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await expect(dialog(page).getByRole('img')).toBeInViewport();
    await expectAccessible(page, `at ${viewport.width} x ${viewport.height}`);
    await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  }
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('the 8k comparison handle moves by keyboard, also before hydration', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/8k-hyperreal-images');
  const handle = page.getByRole('slider', { name: /^Compare/ });
  await expect(handle).toBeInViewport({ ratio: 0.5 });
  await handle.focus();
  await page.keyboard.press('Home');
  await hydrate();
  await expect(handle).toHaveAttribute('aria-valuetext', '0% 3D picture, 100% Real Look 8k');
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', '100% 3D picture, 0% Real Look 8k');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the two 8k pictures are shown side by side', async ({ page }) => {
    await page.goto('/8k-hyperreal-images');
    await expect(page.getByRole('slider')).toHaveCount(0);
    const [before, after] = await Promise.all(
      [/33-week 3D/, /lifelike skin/].map((name) =>
        page.getByRole('main').getByRole('img', { name }).boundingBox(),
      ),
    );
    expect(before?.y).toBe(after?.y);
    expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0) - 1);
  });
});

test('the lightbox fills the width of a phone on its side, first with the thumbnail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/3d-4d-ultrasound');
  await pictureButton(page, /31-week 3D/)
    .first()
    .press('Enter');
  await expect(dialog(page).getByText('Week 31')).toBeVisible();
  const shown = dialog(page).getByRole('img');
  expect(await shown.evaluate((image) => image.clientWidth)).toBe(844);
  const thumbnail = shown.locator('xpath=ancestor::picture/preceding-sibling::picture/img');
  expect(await thumbnail.evaluate((image) => (image as HTMLImageElement).alt)).toBe('');
  expect(await thumbnail.evaluate((image) => image.getBoundingClientRect().top)).toBe(
    await shown.evaluate((image) => image.getBoundingClientRect().top),
  );
});

test('a drag from anywhere on the picture moves the line of a comparison', async ({ page }) => {
  await open(page, '/8k-hyperreal-images');
  const handle = page.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  // As on an iPhone, where a range input ignores a touch beside its thumb.
  const drag = (share: number) =>
    handle.evaluate((input, at) => {
      const { left, width, bottom } = input.getBoundingClientRect();
      const where = { clientX: left + at * width, clientY: bottom - 5, buttons: 1, bubbles: true };
      input.dispatchEvent(new PointerEvent('pointermove', { ...where, pointerType: 'touch' }));
    }, share);
  await drag(0.9);
  await expect(handle).toHaveAttribute('aria-valuetext', /^9\d%/);
  await drag(0);
  await expect(handle).toHaveAttribute('aria-valuetext', /^0%/);
});
