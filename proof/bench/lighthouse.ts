import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.ts';
import { benchArgs } from './browser.ts';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;
export type Metric = keyof typeof metrics;

/** In milliseconds; CLS has no unit. */
export type Report = Record<Metric, number>;

export type Lighthouse = {
  run: (url: string) => Promise<Report>;
  close: () => Promise<void>;
};

/** Starts a browser for Lighthouse, with its default phone and throttling. */
export async function startLighthouse(): Promise<Lighthouse> {
  const browser = await launch({ executablePath: findChromium(), args: benchArgs });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const flags = { port, logLevel: 'error' as const, onlyCategories: ['performance'] };
  return {
    run: async (url) => {
      // Occasionally a trace lacks its start: retry.
      let lhr = (await lighthouse(url, flags))?.lhr;
      if (lhr?.runtimeError) lhr = (await lighthouse(url, flags))?.lhr;
      if (!lhr) throw new Error(`Lighthouse gave nothing for ${url}`);
      const value = (name: Metric) => lhr.audits[metrics[name]]?.numericValue ?? NaN;
      return Object.fromEntries(
        Object.keys(metrics).map((name) => [name, value(name as Metric)]),
      ) as Report;
    },
    close: () => browser.close(),
  };
}
