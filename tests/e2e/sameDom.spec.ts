import { expect, test } from '@playwright/test';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { waitForHydration } from './page.ts';

/**
 * What hydration may change: styles, `noscript` content, preloads, the planner's placeholder for the
 * result of its URL, and the header's opening hours.
 */
const CHANGED =
  'style, noscript, link[rel=modulepreload], div:has(> script), header [data-print=hide]';

/** Lists each element with its attributes, and each text, of the served and of the hydrated page. */
async function listDomLines(changed: string) {
  const readLines = (page: Document) => {
    const found: string[] = [];
    const listElement = (element: Element, depth: string) => {
      if (element.matches(changed)) return;
      // React keeps a served attribute that differs from its props.
      const [, props] =
        Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      const attributes = [...element.attributes].map(({ name, value }) => {
        const drawn = element instanceof HTMLElement ? props?.[name] : undefined;
        return ` ${name}="${typeof drawn === 'string' ? drawn : value}"`;
      });
      found.push(`${depth}<${element.localName}${attributes.sort().join('')}>`);
      for (const child of element.childNodes) {
        if (child instanceof Element) listElement(child, `${depth}  `);
        // The next opening time depends on the date and is added after hydration.
        else if (child instanceof Text && !/^Opens /.test(child.data)) found.push(child.data);
      }
    };
    listElement(page.documentElement, '');
    return found;
  };
  const served = await new Promise<Document | null>((resolve) => {
    // The CSP blocks HTML parsing by scripts, but not by a request.
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML);
    request.send();
  });
  return { served: served && readLines(served), shown: readLines(document) };
}

for (const half of [0, 1]) {
  test(`hydration leaves the served DOM of every page unchanged (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      // Block requests for prices, and set a time at which the studio is closed.
      window.fetch = () => new Promise(() => {});
      Date.now = () => Date.parse('2026-01-15T20:00:00-05:00');
    });
    const paths = [...prerenderPaths, '/no-such-page'];
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
      await waitForHydration(page);
      const { served, shown } = await page.evaluate(listDomLines, CHANGED);
      expect.soft(shown, path).toEqual(served);
    }
  });
}
