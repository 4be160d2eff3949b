import { startBrowser } from '../browser.ts';
import { atMost, type Row } from '../figures.ts';
import {
  earlyAnswer,
  firstPrice,
  interactions,
  routeChange,
  slowestInteraction,
} from '../interactions.ts';
import type { Part } from './part.ts';

/** How long a visitor waits for an answer, on a processor a quarter as fast. */
export async function interactionRows(site: string, runs: number): Promise<Part> {
  const browser = await startBrowser();
  const here = { cpu: 4, slow4g: false };
  const slow = { cpu: 4, slow4g: true };
  const rows: Row[] = [];
  const add = (what: string, limit: number, seen: number) =>
    rows.push(atMost({ what, limit, seen, unit: ' ms' }));
  try {
    const price = await firstPrice(browser, site, slow, runs);
    add('/services: first price, CPU 4x, slow 4G', 2000, price);
    const intent = { runs, intent: true };
    add('route change, CPU 4x, loopback', 200, await routeChange(browser, site, here, intent));
    add('route change, CPU 4x, slow 4G', 300, await routeChange(browser, site, slow, intent));
    const early = await earlyAnswer(browser, site, slow, runs);
    add('early press: answer after the script came', 200, early);
    for (const [name, interaction] of Object.entries(interactions)) {
      const slowest = await slowestInteraction(browser, site, interaction, here, runs);
      add(`interaction in ${name}, CPU 4x`, 100, slowest);
    }
    const cold = await routeChange(browser, site, slow, { runs, intent: false });
    return { rows, figures: { routeChangeWithoutIntentSlow4g: cold } };
  } finally {
    await browser.close();
  }
}
