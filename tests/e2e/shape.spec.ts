import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  findHeaderOverlaps,
  PHONE,
  recordShifts,
  waitForLayout,
  findPageOverflow,
} from './layout.ts';
import { waitForHydration } from './page.ts';

// The layout above the fold: the header, and how far down the first price is.

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await waitForLayout(page);
}

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await waitForHydration(page);
  if (path === '/services') {
    // The cards are rendered after the table.
    await expect(page.getByRole('article', { name: 'Premiere View' })).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
  await waitForLayout(page);
}

/** How many lines an element's text takes. */
const countLines = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

const headerBookLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Book Now', exact: true });

/** The header's links and buttons beside each other, and whether each takes one line. */
const headerItems = (page: Page) =>
  page.getByRole('banner').evaluate((banner) =>
    [...banner.querySelectorAll('[aria-controls], [href="/"]:has(svg), #main-menu a, form button')]
      .concat(...banner.querySelectorAll('#main-menu ~ * > a'))
      .filter((item) => item.checkVisibility())
      .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }))
      .map(({ name, box }) => ({ name, ...box.toJSON() }) as DOMRect & { name: string })
      .sort((a, b) => a.left - b.left),
  );

/** Asserts that neighbors in the header are 4 px apart and nothing overlaps. */
async function expectSeparateItems(page: Page, items: Awaited<ReturnType<typeof headerItems>>) {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const gap = `px between '${before?.name}' and '${item.name}'`;
    if (before) expect.soft(item.left - before.right, gap).toBeGreaterThanOrEqual(4);
  }
  expect(await findHeaderOverlaps(page)).toEqual([]);
  expect(await findPageOverflow(page)).toEqual([]);
}

for (const width of [1000, 1024, 1100, 1280]) {
  test(`the navigation fits on one line of the header at ${width} px, and no item touches another, also with text at 200 %`, async ({
    page,
  }) => {
    await open(page, '/boutique', width);
    const items = await headerItems(page);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toHaveCount(0);
    expect(items.map(({ name }) => name?.replace(/ ?\(.*/, ''))).toEqual([
      'Orchard Peek Ultrasound, home',
      'Home',
      'Services & Packages',
      'Boutique',
      'About',
      'Contact',
      'Gift Cards',
      'Book Now',
      'Cart 0 items',
    ]);
    for (const item of items) {
      expect.soft(item.height, `height of '${item.name}'`).toBeLessThan(72);
    }
    const middles = items.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    await expectSeparateItems(page, items);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await waitForLayout(page);
    await expectSeparateItems(page, await headerItems(page));
  });
}

for (const { when, time, text } of [
  { when: 'open', time: '2026-01-15T12:00:00-05:00', text: 'Open until 4 PM' },
  { when: 'closed', time: '2026-01-17T18:30:00-05:00', text: 'Opens Tuesday 10 AM' },
]) {
  test(`a desktop's header shows that the studio is ${when}, without a layout shift`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    const shifts = await recordShifts(page);
    await open(page, '/about', 1280);
    const line = page.getByRole('banner').getByText(text, { exact: true });
    await expect(line).toBeVisible();
    expect((await shifts()).sum).toBeLessThanOrEqual(0.005);
    await page.setViewportSize(PHONE);
    await expect(line).toBeHidden();
  });
}

test("the studio's name stays on one line at 360 px", async ({ page }) => {
  await open(page, '/', 360);
  const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  const lines = home.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(
      document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link,
    );
    return range.getClientRects().length;
  });
  expect(await lines).toBe(1);
});

test("Book Now is in a tablet's header, and in a phone's bottom bar and menu", async ({ page }) => {
  await open(page, '/about', 768);
  await expect(headerBookLink(page)).toHaveCount(1);
  await expect(headerBookLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Gift Cards' }).first()).toBeVisible();
  await expect(headerBookLink(page)).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.setViewportSize(PHONE);
  await expect(headerBookLink(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(headerBookLink(page)).toBeVisible();
});

test('the services page stays under 7,500 px on a phone, and no price wraps', async ({ page }) => {
  await open(page, '/services', PHONE.width);
  const index = page.getByRole('list', { name: /packages/i }).first();
  await expect(index).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await waitForLayout(page);
    for (const row of await index.getByRole('listitem').all()) {
      const price = row.getByText(/^\$/);
      expect(await countLines(price)).toBe(1);
      const [box, around] = [await price.boundingBox(), await row.boundingBox()];
      // The price is in the upper half of its row.
      expect(box && around && box.y - around.y - around.height / 2).toBeLessThan(0);
    }
  }
});

test('the trees drawn in the footer are not clipped', async ({ page }) => {
  await open(page, '/contact', 1280);
  for (const width of [1280, 1920, 2560]) {
    await resize(page, width);
    const trees = page.getByRole('contentinfo').locator('img[alt=""]').first();
    await trees.scrollIntoViewIfNeeded();
    const cut = await trees.evaluate(async (drawing: HTMLImageElement) => {
      await drawing.decode();
      const box = drawing.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = drawing;
      const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
      return naturalHeight * scale - box.height;
    });
    expect(cut, `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the first price is visible on a small phone without scrolling', async ({ page }) => {
  await open(page, '/services', 360);
  await page.setViewportSize({ width: 360, height: 640 });
  await waitForLayout(page);
  const price = page.getByRole('list', { name: 'All packages side by side' }).getByText(/\$/);
  const box = await price.first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('package index lists all cards, and no card has a gap', async ({ page }) => {
  await open(page, '/services', PHONE.width);
  for (const width of [390, 768, 1280]) {
    await resize(page, width);
    const cards = page.locator('#ultrasound-packages article');
    const index = page.locator('#ultrasound-packages :is(table, ul) a[href^="#"]:visible');
    const ids = await cards.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const named = await index.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(named.filter((href) => ids.includes(href ?? '')).slice(0, ids.length)).toEqual(ids);
    const holes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const features = card.querySelector('ul')?.getBoundingClientRect().bottom ?? 0;
        const book = card.querySelector('[target=_blank]')?.getBoundingClientRect().top ?? 0;
        return Math.round(book - features);
      }),
    );
    expect(Math.max(...holes), `px between features and button: ${holes}`).toBeLessThan(120);
    const gaps = await cards.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const next = item.nextElementSibling?.getBoundingClientRect().top;
        return next === undefined ? 8 : Math.round(next - item.getBoundingClientRect().bottom);
      }),
    );
    expect([...new Set(gaps)], 'px between two features of a card').toEqual([8]);
  }
});

test("the growth slider's week and price stay on their lines on a phone", async ({ page }) => {
  await open(page, '/', 360);
  await page.getByRole('slider').fill('30');
  const question = page.getByText('How far along are you?');
  const week = page.getByText('Week 30', { exact: true });
  const offer = page.getByRole('link', { name: /^See Cherished Memories/ });
  const price = offer.getByText(/^\$/);
  await expect(price).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await waitForLayout(page);
    for (const [before, after] of [
      [question, week],
      [offer.getByText('See Cherished Memories'), price],
    ] as const) {
      expect(await countLines(after), `${width} px`).toBe(1);
      const [start, end] = [await before.boundingBox(), await after.boundingBox()];
      expect(end?.x, `${width} px`).toBeGreaterThan((start?.x ?? NaN) + 80);
    }
  }
});

test('on a phone the package list shows which card is in view', async ({ page }) => {
  await open(page, '/services', PHONE.width);
  const section = page.locator('#ultrasound-packages');
  const count = await section.getByRole('article').count();
  await expect(section.getByText(`1 of ${count}`)).toBeVisible();
  await section.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(section.getByText(`${count} of ${count}`)).toBeVisible();
});

for (const path of ['/', '/services', '/boutique', '/about', '/gift-cards']) {
  test(`a card on ${path} shows its hover effect only over its link`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path, 1280);
    /** Moves the mouse to a point. @returns the link there, and the card's shadow and scale. */
    const hoverAt = async (card: Locator, point: { x: number; y: number }) => {
      await page.mouse.move(point.x, point.y);
      await waitForLayout(page);
      return card.evaluate(
        (element, { x, y }) => ({
          link: document.elementFromPoint(x, y)?.closest('a')?.textContent,
          look: [element, ...element.querySelectorAll('img')]
            .map((part) => getComputedStyle(part))
            .map((style) => [style.boxShadow, style.transform, style.translate, style.scale])
            .join(),
        }),
        point,
      );
    };
    // Cards beside each other are alike: the first and the last of each list.
    const cards = ':is(li, article):is(:first-child, :last-child):has(h2, h3):visible';
    for (const card of await page.locator(`main ${cards}`).all()) {
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const rest = await hoverAt(card, { x: 0, y: 0 });
      const links = await card.getByRole('link').all();
      const boxes = await Promise.all([card, ...links].map((part) => part.boundingBox()));
      const corner = {
        x: (boxes[0]?.x ?? 0) + 12,
        y: (boxes[0]?.y ?? 0) + 12,
        width: 0,
        height: 0,
      };
      const own = await links[0]?.textContent();
      for (const box of [...boxes, corner]) {
        if (!box) continue;
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const { look, link } = await hoverAt(card, point);
        if (look !== rest.look) expect.soft(link, await card.innerText()).toBe(own);
      }
    }
  });
}
