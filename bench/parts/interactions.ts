import { startBrowser } from '../browser.ts';
import { pageBytes } from '#tests/support/bytes.ts';
import { causeOfLatePrice, causes } from '../causes.ts';
import { atMost, type Row } from '../figures.ts';
import {
  earlyAnswer,
  firstPrice,
  interactions,
  routeChange,
  slowestInteraction,
} from '../interactions.ts';
import { CLIENT } from '../site.ts';
import type { Part } from './part.ts';

/** Why a place answers late, where that is known. */
const placeCauses: Readonly<Record<string, string>> = { cart: causes.modal };

/** How long a visitor waits for an answer, on a processor a quarter as fast. */
export async function interactionRows(site: string, runs: number): Promise<Part> {
  const browser = await startBrowser();
  const here = { cpu: 4, slow4g: false };
  const slow = { cpu: 4, slow4g: true };
  const rows: Row[] = [];
  const add = (what: string, limit: number, seen: number, cause?: string) =>
    rows.push(atMost({ what, limit, seen, unit: ' ms', cause }));
  try {
    const price = await firstPrice(browser, site, slow, runs);
    const priceCause = causeOfLatePrice(pageBytes(CLIENT, '/services'));
    add('/services: first price, CPU 4x, slow 4G', 2000, price, priceCause);
    const intent = { runs, intent: true };
    add('route change, CPU 4x, loopback', 200, await routeChange(browser, site, here, intent));
    add('route change, CPU 4x, slow 4G', 300, await routeChange(browser, site, slow, intent));
    const early = await earlyAnswer(browser, site, { cpu: 1, slow4g: true }, runs);
    add('early press, slow 4G: answer after the script came', 200, early);
    const earlySlow = await earlyAnswer(browser, site, slow, runs);
    add('the same at CPU 4x', 200, earlySlow, causes.hydration);
    for (const [name, interaction] of Object.entries(interactions)) {
      const slowest = await slowestInteraction(browser, site, interaction, here, runs);
      add(`interaction in ${name}, CPU 4x`, 100, slowest, placeCauses[name]);
    }
    const cold = await routeChange(browser, site, slow, { runs, intent: false });
    return { rows, figures: { routeChangeWithoutIntentSlow4g: cold } };
  } finally {
    await browser.close();
  }
}
