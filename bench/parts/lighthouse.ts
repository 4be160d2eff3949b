import { causeOfBlocking, causeOfPaint } from '../causes.ts';
import { atMost } from '../figures.ts';
import {
  medianReport,
  startLighthouse,
  type Metric,
  type Preset,
  type Report,
} from '../lighthouse.ts';
import { chosenPages, type Part } from './part.ts';

const vitals: readonly {
  metric: Metric;
  name: string;
  limit: number;
  unit: string;
  digits?: number;
}[] = [
  { metric: 'fcp', name: 'FCP', limit: 750, unit: ' ms' },
  { metric: 'lcp', name: 'LCP', limit: 1000, unit: ' ms' },
  { metric: 'tbt', name: 'TBT', limit: 50, unit: ' ms' },
  { metric: 'cls', name: 'CLS', limit: 0.005, unit: '', digits: 4 },
  { metric: 'si', name: 'Speed Index', limit: 800, unit: ' ms' },
];

/** Lighthouse on the chosen pages and the yardstick, medians of interleaved runs. */
export async function lighthouseRows(site: string, yardstick: string, runs: number): Promise<Part> {
  const pages = ['yardstick', ...chosenPages] as const;
  const presets: readonly Preset[] = ['mobile', 'desktop'];
  const reports = new Map<string, Report[]>();
  const lighthouse = await startLighthouse();
  try {
    // Interleaved, so that whatever else the machine does falls on all of them.
    for (let run = 0; run < runs; run++) {
      for (const preset of presets) {
        for (const page of pages) {
          const key = `${preset} ${page}`;
          const url = page === 'yardstick' ? `${yardstick}/` : `${site}${page}`;
          const report = await lighthouse.run(url, preset);
          reports.set(key, [...(reports.get(key) ?? []), report]);
        }
      }
    }
  } finally {
    await lighthouse.close();
  }
  const medians = new Map([...reports].map(([key, each]) => [key, medianReport(each)]));
  const floor = medians.get('mobile yardstick');
  const rows = chosenPages.flatMap((path) => {
    const mobile = medians.get(`mobile ${path}`);
    if (!mobile || !floor) return [];
    return vitals.map(({ metric, name, limit, unit, digits = 0 }) => {
      const ratio = mobile.metrics[metric] / floor.metrics[metric];
      const note = Number.isFinite(ratio) && unit ? `${ratio.toFixed(2)} of the yardstick` : '';
      const seen = mobile.metrics[metric];
      const isPaint = ['fcp', 'lcp', 'si'].includes(metric);
      const ofPaint = isPaint ? causeOfPaint(metric, mobile) : undefined;
      const cause = metric === 'tbt' ? causeOfBlocking(floor) : ofPaint;
      return atMost({ what: `${path}: ${name}, mobile`, limit, seen, unit, digits, note, cause });
    });
  });
  return { rows, figures: Object.fromEntries(medians) };
}
