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
      if (document.readyState === 'complete' && !window.boot) translateFromNowOn();
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
