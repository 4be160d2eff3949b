import { causeOfBlocking, causeOfPaint } from '../causes.ts';
import { atMost } from '../figures.ts';
import {
  medianReport,
  startLighthouse,
  type Metric,
  type Preset,
  type Report,
} from '../lighthouse.ts';
import { chosenPages, FIRST_PAINT, PAINT_RATIO, type Part } from './part.ts';

/** `most` is the greatest ratio to the yardstick. */
const vitals: readonly {
  metric: Metric;
  name: string;
  limit: number;
  unit: string;
  digits?: number;
  most?: number;
}[] = [
  { metric: 'fcp', name: 'FCP', limit: FIRST_PAINT, unit: ' ms', most: PAINT_RATIO },
  { metric: 'lcp', name: 'LCP', limit: 990, unit: ' ms', most: PAINT_RATIO },
  { metric: 'tbt', name: 'TBT', limit: 30, unit: ' ms' },
  { metric: 'cls', name: 'CLS', limit: 0.005, unit: '', digits: 4 },
  { metric: 'si', name: 'Speed Index', limit: 720, unit: ' ms' },
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
    const runs = reports.get(`mobile ${path}`);
    const middle = medians.get(`mobile ${path}`);
    if (!runs || !middle || !floor) return [];
    return vitals.flatMap(({ metric, name, limit, unit, digits = 0, most }) => {
      const what = `${path}: ${name}, mobile`;
      const seen = runs.map(({ metrics }) => metrics[metric]);
      const isPaint = ['fcp', 'lcp', 'si'].includes(metric);
      const ofPaint = isPaint ? causeOfPaint(metric, middle) : undefined;
      const cause = metric === 'tbt' ? causeOfBlocking(floor) : ofPaint;
      const row = atMost({ what, limit, seen, unit, digits, cause });
      if (most === undefined) return [row];
      const ratio = middle.metrics[metric] / floor.metrics[metric];
      const note = `yardstick ${floor.metrics[metric].toFixed(0)}${unit}`;
      const against = { what: `${what}, to the yardstick`, limit: most, seen: ratio, digits: 2 };
      return [row, atMost({ ...against, note, cause })];
    });
  });
  return { rows, figures: Object.fromEntries(medians), speed: floor?.speed };
}
