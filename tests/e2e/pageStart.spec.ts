import { expect, test, type Page, type Request } from '@playwright/test';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { servicesContent } from '#content/pages/services.ts';
import { FRAMEWORK, blockRequests, recordProblems, waitForHydration } from './page.ts';

// A page never depends on the order in which its files arrive, nor on any one of them.

/** Whether the page is styled and readable, and its links and phone number lead somewhere. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /./);
  await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  const style = await page.evaluate(() => {
    const { fontFamily, backgroundColor } = getComputedStyle(document.documentElement);
    const link = document.querySelector('header a');
    return {
      fontFamily,
      backgroundColor,
      heading: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
      link: link && getComputedStyle(link).color,
    };
  });
  expect(style.fontFamily).toContain('Figtree');
  expect(style.heading).toContain('Fraunces');
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(style.link).not.toBe('rgb(0, 0, 238)');
}

const scripts = /\/assets\/[^/]+\.js$/;

/** The scripts that a page loads until it is hydrated. */
async function listScripts(page: Page, path: string): Promise<string[]> {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (scripts.test(request.url())) found.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await waitForHydration(page);
  page.removeAllListeners('request');
  return [...found];
}

/** The file's kind: 'framework' for '/assets/framework-AbC123.js'. */
const kindOf = (file: string) => /\/([\w.]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file;

/** Opens the page with one of its files blocked until all others have arrived. */
async function openWithout(page: Page, path: string, file: string, then: 'continue' | 'abort') {
  const waiting = new Set<string>();
  const end = (request: Request) => waiting.delete(request.url());
  page.on('request', (request) => waiting.add(request.url()));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const release = await blockRequests(page, new RegExp(`${file}$`), then);
  await page.goto(path);
  await expect
    .poll(() => [...waiting].map((url) => new URL(url).pathname), { timeout: 60_000 })
    .toEqual([file]);
  await expectReadable(page);
  release();
}

for (const path of ['/', '/services', '/3d-ultrasound-galion']) {
  test(`${path} is styled and readable with a file of its start late or missing`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const files = await listScripts(page, path);
    const kinds = Object.values(Object.groupBy(files, kindOf)).flatMap((same) => same?.[0] ?? []);
    // All files on one page; the two that everything waits for on the others.
    const tried = kinds.filter(
      (file) => path === '/services' || /bootstrap|framework/.test(kindOf(file)),
    );
    expect(tried.length).toBeGreaterThan(1);
    const testLate = async (file: string) => {
      const late = await context.newPage();
      const problems = await recordProblems(late);
      await openWithout(late, path, file, 'continue');
      await waitForHydration(late);
      await expectReadable(late);
      expect(problems()).toEqual([]);
      await late.close();
    };
    const testMissing = async (file: string) => {
      const without = await context.newPage();
      const failed = without.waitForEvent('pageerror');
      await openWithout(without, path, file, 'abort');
      await failed;
      await expectReadable(without);
      await without.close();
    };
    for (const file of tried) {
      await test.step(kindOf(file), () => Promise.all([testLate(file), testMissing(file)]));
    }
  });
}

for (const [path, loading] of [
  ['/boutique', boutiqueContent.shop.loading],
  ['/services', servicesContent.loading],
] as const) {
  test(`${path} shows its note for pages without JavaScript when its scripts fail to load`, async ({
    page,
  }) => {
    const abort = await blockRequests(page, FRAMEWORK, 'abort');
    await page.goto(path);
    const note = page.getByRole('main').getByText(/need JavaScript/);
    await expect(page.getByText(loading)).toBeVisible();
    await expect(note).toBeHidden();
    abort();
    await expect(note).toBeVisible();
    await expect(page.getByText(loading)).toBeHidden();
  });
}
