import type { Locator, Page } from 'playwright';
import { aboutContent } from '#content/pages/about.ts';
import { waitForHydration } from '#tests/e2e/page.ts';
import { waitForFirstVisible, recordFirstVisible, withPage, startBrowser } from '../browser.ts';
import { limitRow, type Row } from '../figures.ts';

declare global {
  interface Window {
    /** The longest time from an event to its next painted frame, in milliseconds. */
    longest?: number;
  }
}

/** The time from the start of the load to the first visible price of `/services`, in milliseconds. */
async function measureFirstPrice(page: Page, base: string): Promise<number> {
  const price = { selector: '#ultrasound-packages', words: String.raw`\$\d` };
  await page.addInitScript(recordFirstVisible, price);
  await page.goto(`${base}/services`, { waitUntil: 'commit' });
  return waitForFirstVisible(page);
}

/** How long the pointer hovers over a link before the click, in milliseconds. */
const HOVER = 300;

/** The time from a click on a link to the frame with the next page's heading, in milliseconds. */
async function measureRouteChange(page: Page, base: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${base}/`);
  await waitForHydration(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('About');
  await page.evaluate(recordFirstVisible, { selector: 'h1', words: aboutContent.hero.h1 });
  await link.hover();
  await page.waitForTimeout(HOVER);
  await link.click();
  return waitForFirstVisible(page);
}

type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** The elements to click, in this order. */
  steps: ((page: Page) => Locator)[];
  /** A key to press on each step instead of clicking. */
  key?: string;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

const interactions: Readonly<Record<string, Interaction>> = {
  menu: {
    path: '/about',
    steps: [button('Open menu'), button('Close menu')],
  },
  cart: {
    path: '/boutique',
    prepare: async (page) => {
      await button(/^Add to cart/)(page).click();
      await page.getByRole('dialog').waitFor();
      await button('Close cart')(page).click();
    },
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
    steps: ['Next example', 'Next example', 'Previous example', /^Example 1 of/].map(button),
  },
  // The slider loads its weeks on first focus.
  slider: {
    path: '/',
    prepare: (page) => page.getByRole('slider').focus(),
    key: 'ArrowRight',
    steps: Array<(page: Page) => Locator>(8).fill((page) => page.getByRole('slider')),
  },
  // Submitted empty: each field shows its error.
  form: {
    path: '/contact',
    steps: [button(/^Send/), (page: Page) => page.getByRole('checkbox').first(), button(/^Send/)],
  },
};

/** The longest time from a click or key to its next painted frame, over all steps, in milliseconds. */
async function measureSlowestInteraction(
  page: Page,
  base: string,
  { path, prepare, steps, key }: Interaction,
): Promise<number> {
  await page.goto(`${base}${path}`);
  await waitForHydration(page);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await steps[0]?.(page).waitFor();
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longest = Math.max(window.longest ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const step of steps) {
    await (key ? step(page).press(key) : step(page).click());
    // Event timing entries are reported one frame after the one they measure: wait.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
  }
  return page.evaluate(() => window.longest ?? 0);
}

/** Measures how long interactions take on a CPU slowed down four times. */
export async function interactionRows(site: string, runs: number): Promise<Row[]> {
  await using browser = await startBrowser();
  const rows: Row[] = [];
  const measureRow = async (
    what: string,
    limit: number,
    slow4g: boolean,
    work: (page: Page) => Promise<number>,
  ) => {
    const seen: number[] = [];
    for (let run = 0; run < runs; run++) {
      seen.push(await withPage(browser, { cpu: 4, slow4g }, work));
    }
    rows.push(limitRow({ what, limit, seen, unit: ' ms' }));
  };
  await measureRow('/services: first price, CPU 4x, slow 4G', 1900, true, (page) =>
    measureFirstPrice(page, site),
  );
  for (const [line, slow4g] of [
    ['loopback', false],
    ['slow 4G', true],
  ] as const) {
    await measureRow(`route change, CPU 4x, ${line}`, 250, slow4g, (page) =>
      measureRouteChange(page, site),
    );
  }
  for (const [name, interaction] of Object.entries(interactions)) {
    await measureRow(`interaction in ${name}, CPU 4x`, 100, false, (page) =>
      measureSlowestInteraction(page, site, interaction),
    );
  }
  return rows;
}
