import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findChromium } from '../scripts/chromium.ts';
import { benchArgs } from './browser.ts';
import { median } from './figures.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  bytes: 'total-byte-weight',
} as const;
export type Metric = keyof typeof metrics;

export type Report = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds, bytes; CLS without a unit. */
  metrics: Record<Metric, number>;
  /** How fast the processor was, by Lighthouse's own index: a machine twice as fast has twice as much. */
  speed: number;
  requests: number;
  /** What the page itself weighs on the line, its headers with it. Bytes. */
  documentBytes: number;
  /** Pictures of low priority that were asked for before the largest paint all the same. */
  picturesBefore: number;
  /** The audits that cost points, by category. */
  lost: string[];
};

/** Lighthouse's own phone is 412 px wide, the small one 360. */
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
export type Preset = keyof typeof presets;

export type Lighthouse = {
  run: (url: string, preset: Preset) => Promise<Report>;
  close: () => Promise<void>;
};

type NetworkRequest = {
  url: string;
  resourceType: string;
  priority: string;
  transferSize: number;
  /** Milliseconds since the navigation's begin. */
  networkRequestTime: number;
};

/** What the page asked for, in order: the page itself first. */
function requestsOf({ audits }: Result): NetworkRequest[] {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

/** When the largest paint was in the run itself, before the simulation. Milliseconds. */
function observedLargestPaint({ audits }: Result): number {
  const details = audits.metrics?.details;
  const [figures] =
    details?.type === 'debugdata' ? (details.items as [Record<string, number>]) : [];
  return figures?.observedLargestContentfulPaint ?? NaN;
}

/** Starts the browser that Lighthouse drives, with Lighthouse's own presets and throttling. */
export async function startLighthouse(): Promise<Lighthouse> {
  const browser = await launch({ executablePath: findChromium(), args: benchArgs });
  const port = Number(new URL(browser.wsEndpoint()).port);
  return {
    run: async (url, preset) => {
      const flags = { port, logLevel: 'error' as const };
      const settings = presets[preset];
      // Now and then a trace lacks its beginning.
      let lhr = (await lighthouse(url, flags, settings))?.lhr;
      if (lhr?.runtimeError) lhr = (await lighthouse(url, flags, settings))?.lhr;
      if (!lhr) throw new Error(`Lighthouse gave nothing for ${url}`);
      const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      const metric = (name: Metric) => lhr.audits[metrics[name]]?.numericValue ?? NaN;
      const requests = requestsOf(lhr);
      const largestPaint = observedLargestPaint(lhr);
      const isEarlyPicture = ({
        url,
        resourceType,
        priority,
        networkRequestTime,
      }: NetworkRequest) =>
        resourceType === 'Image' &&
        priority === 'Low' &&
        !url.startsWith('data:') &&
        networkRequestTime < largestPaint;
      return {
        scores: Object.fromEntries(
          categories.map((name) => [name, score(name)]),
        ) as Report['scores'],
        metrics: Object.fromEntries(
          Object.keys(metrics).map((name) => [name, metric(name as Metric)]),
        ) as Report['metrics'],
        speed: lhr.environment.benchmarkIndex,
        requests: requests.length,
        documentBytes: requests[0]?.transferSize ?? NaN,
        picturesBefore: requests.filter(isEarlyPicture).length,
        lost: Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
          auditRefs
            .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 0.9)
            .map((ref) => `${id}: ${ref.id}`),
        ),
      };
    },
    close: () => browser.close(),
  };
}

/** The middle of several runs, metric by metric. */
export function medianReport(reports: readonly Report[]): Report {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as Report['scores'],
    metrics: Object.fromEntries(
      Object.keys(metrics).map((name) => [
        name,
        middle((report) => report.metrics[name as Metric]),
      ]),
    ) as Report['metrics'],
    speed: middle(({ speed }) => speed),
    requests: middle(({ requests }) => requests),
    documentBytes: middle(({ documentBytes }) => documentBytes),
    picturesBefore: middle(({ picturesBefore }) => picturesBefore),
    lost: [...new Set(reports.flatMap(({ lost }) => lost))],
  };
}
