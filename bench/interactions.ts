import type { Browser, Locator, Page } from 'playwright';
import { hydrated, onPage, type Conditions } from './browser.ts';

declare global {
  interface Window {
    /** Milliseconds of the page's clock at which something was first seen. */
    seenAt?: number;
    /** The longest time from an event to the frame that answers it, in milliseconds. */
    longest?: number;
  }
}

async function repeated(runs: number, measure: () => Promise<number>): Promise<number[]> {
  const seen: number[] = [];
  for (let run = 0; run < runs; run++) seen.push(await measure());
  return seen;
}

/**
 * The time from the load's begin to the first price on the screen of `/services`. Milliseconds.
 */
export const firstPrice = (browser: Browser, base: string, conditions: Conditions, runs: number) =>
  repeated(runs, () =>
    onPage(browser, conditions, async (page) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const section = document.querySelector('#ultrasound-packages');
          if (window.seenAt !== undefined || !/\$\d/.test(section?.textContent ?? '')) return;
          window.seenAt = -1;
          requestAnimationFrame(() => setTimeout(() => (window.seenAt = performance.now())));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto(`${base}/services`, { waitUntil: 'commit' });
      const seen = await page.waitForFunction(() => (window.seenAt ?? -1) > 0 && window.seenAt);
      return (await seen.jsonValue()) as number;
    }),
  );

/** How long a hand rests on a link before it presses. Milliseconds. */
const HAND_RESTS = 300;

/**
 * The time from the press on a link to the frame that shows the next page's heading. With `intent`
 * the pointer rests on the link first, as a hand does. Milliseconds.
 */
export const routeChange = (
  browser: Browser,
  base: string,
  conditions: Conditions,
  { runs, intent }: { runs: number; intent: boolean },
) =>
  repeated(runs, () =>
    onPage(browser, conditions, async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${base}/`);
      await hydrated(page);
      const link = page.getByRole('navigation', { name: 'Main' }).getByText('About');
      await page.evaluate(() => {
        const before = document.querySelector('h1')?.textContent;
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
        new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (window.seenAt !== undefined || !heading || heading === before) return;
          window.seenAt = -1;
          requestAnimationFrame(() =>
            setTimeout(() => (window.seenAt = performance.now() - pressed)),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      if (intent) {
        await link.hover();
        await page.waitForTimeout(HAND_RESTS);
      }
      await link.click();
      const seen = await page.waitForFunction(() => (window.seenAt ?? -1) > 0 && window.seenAt);
      return (await seen.jsonValue()) as number;
    }),
  );

type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** What is pressed, one after the other. */
  steps: ((page: Page) => Locator)[];
  /** What the page has besides it, of which nothing changes. */
  around?: string;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

export const interactions: Readonly<Record<string, Interaction>> = {
  menu: {
    path: '/about',
    around: 'main, footer',
    steps: [button('Open menu'), button('Close menu')],
  },
  cart: {
    path: '/boutique',
    prepare: async (page) => {
      await button(/^Add to cart/)(page).click();
      await page.getByRole('dialog').waitFor();
      await button('Close cart')(page).click();
    },
    around: 'main, footer',
    steps: [
      button(/^Cart/),
      button(/^Increase quantity/),
      button('Checkout'),
      button('Back'),
      button('Close cart'),
    ],
  },
  planner: {
    path: '/peek-planner',
    steps: ['8-12', '28-34', '35+'].map(
      (weeks) => (page: Page) => page.locator('label', { hasText: weeks }),
    ),
  },
  accordion: {
    path: '/faq',
    steps: [0, 1, 0].map((index) => (page: Page) => page.locator('h3 > button').nth(index)),
  },
  carousel: {
    path: '/peek-planner?stage=optimal-3d',
    around:
      'header, footer, main :not(:has([aria-roledescription=carousel]), [aria-roledescription=carousel], [aria-roledescription=carousel] *)',
    steps: ['Next example', 'Next example', 'Previous example', /^Example 1 of/].map(button),
  },
  // Sent empty: each field says what it misses.
  form: {
    path: '/contact',
    around: 'header, footer, main > :not(:has(form)), :has(> form) ~ *',
    steps: [button(/^Send/), (page: Page) => page.getByRole('checkbox').first(), button(/^Send/)],
  },
};

/**
 * The longest time from a press to the frame that answers it, over all steps. Milliseconds.
 * @param alone whether what is around the place is taken away first
 */
export const slowestInteraction = (
  browser: Browser,
  base: string,
  { path, prepare, steps, around }: Interaction,
  conditions: Conditions,
  { runs, alone }: { runs: number; alone: boolean },
) =>
  repeated(runs, () =>
    onPage(browser, conditions, async (page) => {
      await page.goto(`${base}${path}`);
      await hydrated(page);
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      await steps[0]?.(page).waitFor();
      if (alone && around) {
        await page.locator(around).evaluateAll((elements) => {
          for (const element of elements) element.style.display = 'none';
        });
      }
      await page.evaluate(() => {
        window.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            window.longest = Math.max(window.longest ?? 0, duration);
          }
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      for (const step of steps) {
        await step(page).click();
        // Event timing is reported with the frame after the one it measures.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
        );
      }
      return page.evaluate(() => window.longest ?? 0);
    }),
  );

/**
 * The time from the arrival of the last of the page's scripts to the answer to a press that was
 * made before it. Milliseconds.
 */
export const earlyAnswer = (browser: Browser, base: string, conditions: Conditions, runs: number) =>
  repeated(runs, () =>
    onPage(browser, conditions, async (page) => {
      await page.addInitScript(() => {
        new MutationObserver(() => (window.seenAt ??= performance.now())).observe(document, {
          subtree: true,
          attributeFilter: ['aria-expanded'],
        });
      });
      await page.goto(`${base}/about`, { waitUntil: 'commit' });
      await button('Open menu')(page).click();
      await page.waitForFunction(() => window.seenAt !== undefined);
      return page.evaluate(() => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/assets\/.*\.js$/.test(name)) as PerformanceResourceTiming[];
        const arrived = Math.max(
          ...scripts
            .map(({ responseEnd }) => responseEnd)
            .filter((time) => time < (window.seenAt ?? 0)),
        );
        return (window.seenAt ?? NaN) - arrived;
      });
    }),
  );
