import type { Locator, Page } from 'playwright';

/** A control that a visitor may press before the page's script is there. */
export type EarlyPlace = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  control: (page: Page) => Locator;
  /** The script without which the press has no answer: of the page, or of what the press opens. */
  awaits: RegExp;
  /** How often the click has taken effect so far. */
  answers: (page: Page) => Promise<number>;
};

declare global {
  interface Window {
    /** What {@link noteAnswers} has seen happen on the page. */
    noted: string[];
  }
}

/** Has the page note what opens, closes and is chosen in it. Call it before the page is loaded. */
export async function noteAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      const stage = /[?&]stage=([\w-]+)/.exec(String(url))?.[1];
      if (stage) window.noted.push(`stage ${stage}`);
      replace(state, unused, url);
    };
    // A press that is held back never comes this far, and the one of a label's radio is the label's.
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) window.noted.push('press');
    });
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        const { ariaExpanded, id, parentElement } = target as HTMLElement;
        // React writes what is there already when it adopts what is shown.
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

const noted = (what: string) => (page: Page) =>
  page.evaluate((start) => window.noted.filter((note) => note.startsWith(start)).length, what);

/** How many presses have reached the page. */
export const presses = noted('press');

const phone = { width: 390, height: 844 };
const pageScripts = /\/assets\/.*\.js$/;

export const earlyPlaces: readonly EarlyPlace[] = [
  {
    name: 'menu',
    path: '/about',
    viewport: phone,
    control: (page) => page.getByRole('button', { name: 'Open menu' }),
    awaits: pageScripts,
    answers: noted('main-menu'),
  },
  {
    name: 'cart',
    path: '/3d-ultrasound-galion',
    viewport: phone,
    control: (page) => page.locator('#cart-button'),
    awaits: pageScripts,
    answers: noted('cart-button'),
  },
  {
    // The shelf comes with the page's script; what an early press waits for is the cart's own.
    name: 'add to cart',
    path: '/boutique',
    viewport: phone,
    control: (page) => page.getByRole('button', { name: /^Add to cart/ }).first(),
    awaits: /\/assets\/CartDrawer-.*\.js$/,
    answers: async (page) => {
      const drawer = await page.getByRole('dialog').count();
      const items = await page.locator('#cart-button').textContent();
      return drawer * Number(/\d+/.exec(items ?? '')?.[0]);
    },
  },
  {
    name: 'accordion',
    path: '/faq',
    viewport: phone,
    control: (page) => page.locator('h3 > button').first(),
    awaits: pageScripts,
    answers: noted('question'),
  },
  {
    name: 'planner stage',
    path: '/peek-planner',
    viewport: phone,
    control: (page) => page.locator('label', { hasText: '28-34' }),
    awaits: pageScripts,
    answers: noted('stage'),
  },
];
