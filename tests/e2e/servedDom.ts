import type { Page } from '@playwright/test';
import { earlierVisitStorage } from '#tests/support/served.ts';

/**
 * Prepares a page for {@link listDomLines}: an earlier visit, no response of the API, and a time at
 * which the studio is closed. @returns a function that lets the API answer, and resolves once the page is idle again.
 */
export async function prepareVisit(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((storage) => {
    for (const { name, value } of storage) localStorage.setItem(name, value);
    Date.now = () => Date.parse('2026-01-15T20:00:00-05:00');
    const { fetch } = window;
    const released = Promise.withResolvers<undefined>();
    const bodies: Promise<unknown>[] = [];
    window.fetch = (...request) => {
      const response = released.promise.then(() => fetch(...request));
      bodies.push(response.then((answer) => answer.clone().text()));
      return response;
    };
    window.answerRequests = async () => {
      released.resolve(undefined);
      await Promise.allSettled(bodies);
      await new Promise((resolve) => requestIdleCallback(resolve));
    };
  }, earlierVisitStorage());
  return () => page.evaluate(() => window.answerRequests());
}

/** Lists each element with its attributes, and each text, of the served and of the hydrated page. */
export async function listDomLines() {
  // What hydration may change: styles, `noscript` content, preloads, the planner's placeholder for
  // the result of its URL, and the header's opening hours.
  const changed =
    'style, noscript, link[rel=modulepreload], div:has(> script), header [data-print=hide]';
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

declare global {
  interface Window {
    answerRequests: () => Promise<void>;
  }
}
