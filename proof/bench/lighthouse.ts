import { constants, setPriority } from 'node:os';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.ts';
import { benchArgs } from './browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Report = {
  /** Scores from 0 to 100. */
  scores: Record<Category, number>;
  /** The value of an audit: in milliseconds; CLS has no unit. */
  measured: (audit: string) => number;
  /** The audits that reduce the score, by category. */
  lost: string[];
};

/** Lighthouse's default phone is 412 px wide, the small one 360. */
const presets = {
  mobile: undefined,
  'small phone': {
    extends: 'lighthouse:default',
    settings: {
      screenEmulation: {
        mobile: true,
        width: 360,
        height: 780,
        deviceScaleFactor: 2,
        disabled: false,
      },
    },
  },
  desktop: desktopConfig,
} as const satisfies Record<string, Config | undefined>;

/**
 * Starts a browser for Lighthouse, with Lighthouse's presets and throttling. From then on this
 * process has the lowest priority, so that Lighthouse's own work does not slow the measured page.
 */
export async function startLighthouse() {
  const browser = await launch({ executablePath: findChromium(), args: benchArgs });
  setPriority(constants.priority.PRIORITY_LOW);
  const port = Number(new URL(browser.wsEndpoint()).port);
  return {
    run: async (url: string, preset: keyof typeof presets): Promise<Report> => {
      const flags = { port, logLevel: 'error' as const };
      const settings = presets[preset];
      // Occasionally a trace lacks its start: retry.
      let lhr = (await lighthouse(url, flags, settings))?.lhr;
      if (lhr?.runtimeError) lhr = (await lighthouse(url, flags, settings))?.lhr;
      if (!lhr) throw new Error(`Lighthouse gave nothing for ${url}`);
      const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      return {
        scores: Object.fromEntries(
          categories.map((name) => [name, score(name)]),
        ) as Report['scores'],
        measured: (audit) => lhr.audits[audit]?.numericValue ?? NaN,
        lost: Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
          auditRefs
            .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 0.9)
            .map((ref) => `${id}: ${ref.id}`),
        ),
      };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
