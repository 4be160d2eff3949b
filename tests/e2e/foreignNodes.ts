import type { Page } from '@playwright/test';
import type { Visitor } from '../flows/visitor.ts';

/**
 * Translates the page into capital letters as Chrome translates it: it replaces each text node by
 * two nested `font` elements, at first and after every change.
 * @param from whether it starts before or after hydration
 */
export async function translatePages(page: Page, from: 'parsed' | 'hydrated'): Promise<void> {
  await page.addInitScript((start) => {
    const untranslated = 'script, style, noscript, textarea, svg, font';
    const translate = () => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const translateFromNowOn = () => {
      translate();
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(translate).observe(document, changes);
    };
    const whenHydrated = () => {
      if (document.readyState === 'complete' && !window.pageStart) translateFromNowOn();
      else setTimeout(whenHydrated, 20);
    };
    if (start === 'hydrated') whenHydrated();
    else document.addEventListener('DOMContentLoaded', translateFromNowOn);
  }, from);
}

/** The same visitor, who finds words in capital letters too. */
export function inAnyCase(visitor: Visitor): Visitor {
  const ignoreCase = (value: unknown) => (value instanceof RegExp ? new RegExp(value, 'i') : value);
  return new Proxy(visitor, {
    get: (target, name: keyof Visitor) => {
      const act = target[name] as (...args: unknown[]) => Promise<void>;
      return (...args: unknown[]) => act(...args.map(ignoreCase));
    },
  });
}

/**
 * Adds the nodes that data detectors and password managers add: links around dates, addresses and
 * phone numbers, and an element after each field, before hydration and after every change.
 */
export async function addForeignNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const detected =
      /\(\d{3}\) \d{3}-\d{4}|\d+ [A-Z]\w+ (?:Parkway|Street)|\d{1,2}(?::\d\d)? [AP]M/;
    const addNodes = () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        if (field.nextElementSibling?.localName === 'manager-icon') continue;
        field.after(document.createElement('manager-icon'));
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const found = detected.exec(text.data);
        if (!found || text.parentElement?.closest('script, style, noscript, a')) continue;
        const link = document.createElement('a');
        link.href = 'x-apple-data-detectors://0';
        text.splitText(found.index).splitText(found[0].length);
        text.nextSibling?.replaceWith(link);
        link.textContent = found[0];
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      addNodes();
      new MutationObserver(addNodes).observe(document, { childList: true, subtree: true });
    });
  });
}

/** Records script errors, except that React rendered a page again that had been changed. */
export function recordPageErrors(page: Page): () => string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return () => messages.filter((message) => !message.includes('#418'));
}
