import { startBrowser } from '../browser.ts';
import { pageBytes } from '#tests/support/bytes.ts';
import { causeOfLatePrice, HYDRATION } from '../causes.ts';
import { atMost, median, type Row } from '../figures.ts';
import {
  earlyAnswer,
  firstPrice,
  interactions,
  routeChange,
  slowestInteraction,
} from '../interactions.ts';
import { CLIENT } from '../site.ts';
import type { Part } from './part.ts';

const CHANGE = 150;
const INTERACTION = 60;

const ownSpeed = (seen: readonly number[]) =>
  `${Math.round(median(seen))} ms at the processor’s own speed`;

/** How long a visitor waits for an answer, on a processor a quarter as fast. */
export async function interactionRows(site: string, runs: number): Promise<Part> {
  const browser = await startBrowser();
  const here = { cpu: 4, slow4g: false };
  const slow = { cpu: 4, slow4g: true };
  const rows: Row[] = [];
  const add = (what: string, limit: number, seen: readonly number[], cause?: string) =>
    rows.push(atMost({ what, limit, seen, unit: ' ms', cause }));
  try {
    const price = await firstPrice(browser, site, slow, runs);
    const atOwnSpeed = await firstPrice(browser, site, { cpu: 1, slow4g: true }, runs);
    const priceCause = causeOfLatePrice(pageBytes(CLIENT, '/services'), median(atOwnSpeed));
    add('/services: first price, CPU 4x, slow 4G', 1700, price, priceCause);
    for (const [line, conditions] of Object.entries({ loopback: here, 'slow 4G': slow })) {
      const change = (cpu: number) =>
        routeChange(browser, site, { ...conditions, cpu }, { runs, intent: true });
      const seen = await change(conditions.cpu);
      const cause = median(seen) > CHANGE ? ownSpeed(await change(1)) : undefined;
      add(`route change, CPU 4x, ${line}`, CHANGE, seen, cause);
    }
    const early = await earlyAnswer(browser, site, { cpu: 1, slow4g: true }, runs);
    add('early press, slow 4G: answer after the script came', 200, early);
    const earlySlow = await earlyAnswer(browser, site, slow, runs);
    add('the same at CPU 4x', 200, earlySlow, HYDRATION);
    for (const [name, interaction] of Object.entries(interactions)) {
      const measure = (cpu: number, alone: boolean) =>
        slowestInteraction(browser, site, interaction, { ...here, cpu }, { runs, alone });
      const seen = await measure(here.cpu, false);
      const late = median(seen) > INTERACTION;
      const causes: string[] = [];
      if (late && interaction.around) {
        causes.push(`${median(await measure(here.cpu, true))} ms with the rest of the page away`);
      }
      if (late) causes.push(ownSpeed(await measure(1, false)));
      add(`interaction in ${name}, CPU 4x`, INTERACTION, seen, causes.join(', '));
    }
    const cold = await routeChange(browser, site, slow, { runs, intent: false });
    return { rows, figures: { routeChangeWithoutIntentSlow4g: cold } };
  } finally {
    await browser.close();
  }
}
