import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { siteRoutes } from '#content/siteRoutes.ts';
import { paymentErrors } from '#contract/refusals.ts';

/** Route files whose pages have the template of another one. */
const templates: Readonly<Record<string, string>> = {
  termsOfUse: 'privacyPolicy',
  town: 'county',
  maternity: 'babyShower',
};

/** The paths of each template's pages. */
export const pagesByTemplate = Object.values(
  Object.groupBy(siteRoutes, ({ file }) => templates[file] ?? file),
).map((pages = []) => pages.map(({ path }) => path));

/** The first page of each template. */
export const firstPages = pagesByTemplate.flatMap(([first]) => first ?? []);

/** Resolves when the page is hydrated: `start.ts` then deletes `window.pageStart`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !window.pageStart);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Blocks matching requests until the returned function is called. */
export async function blockRequests(
  page: Page,
  requests: RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(requests, async (route) => {
    await released.promise;
    await route[then]();
  });
  return () => released.resolve(undefined);
}

/** The script that every page needs to hydrate. */
export const FRAMEWORK = /\/assets\/framework-.*\.js$/;

/** Opens a page that hydrates only when the returned function is called. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await blockRequests(page, FRAMEWORK);
  await page.goto(path);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/**
 * Declines the first payment, as the mocks' scenario `payments.declinedThenPaid`. The server would
 * ask the visitors of all tests, who share an address, to wait.
 */
export const declineFirstPayment = (page: Page) =>
  page.route(
    '**/api/payments/process',
    (route) => route.fulfill({ json: { success: false, error: paymentErrors.declined } }),
    { times: 1 },
  );

/** Records the requests whose URL matches. */
export function recordRequests(page: Page, url: RegExp): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (url.test(request.url())) requests.push(request);
  });
  return requests;
}

/**
 * Records problems of a page: script errors, console messages, CSP violations, requests to other
 * hosts.
 * @returns a function that lists them, without expected console messages.
 */
export async function recordProblems(page: Page): Promise<(expected?: RegExp[]) => string[]> {
  const noted: string[] = [];
  const isOwnUrl = (url: string) => /^(https?:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/.test(url);
  page.on('pageerror', (error) => noted.push(`error: ${error.message}`));
  page.on('console', (message) => noted.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    if (!isOwnUrl(request.url())) noted.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (text: string) => noted.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return (expected = []) => noted.filter((line) => !expected.some((pattern) => pattern.test(line)));
}

/** The focused element if it has no visible focus: no outline on itself or its label. */
function findHiddenFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return null;
    const shown = [element, element.closest('label'), element.querySelector('img')].some((part) => {
      const { outlineStyle, outlineWidth } = part ? getComputedStyle(part) : {};
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth ?? '0') >= 2;
    });
    const { top, bottom, width } = element.getBoundingClientRect();
    const inView = width > 0 && bottom > 0 && top < innerHeight;
    return shown && inView ? null : element.outerHTML.slice(0, 160);
  });
}

/** Presses Tab until `target` has the focus; each stop must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => findHiddenFocus(page), 'the focus is seen').toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`60 stops did not lead to ${target}`);
}
