import { limitRow, median, type Row } from '../figures.ts';
import { startLighthouse, type Metric, type Report } from '../lighthouse.ts';

/** The pages that have targets. */
const chosenPages = ['/', '/services', '/3d-ultrasound-galion'];

/** `most` is the maximum ratio to the baseline page. */
const vitals: readonly {
  metric: Metric;
  name: string;
  limit: number;
  unit: string;
  digits?: number;
  most?: number;
}[] = [
  { metric: 'fcp', name: 'FCP', limit: 720, unit: ' ms', most: 1.1 },
  { metric: 'lcp', name: 'LCP', limit: 990, unit: ' ms', most: 1.1 },
  { metric: 'tbt', name: 'TBT', limit: 30, unit: ' ms' },
  { metric: 'cls', name: 'CLS', limit: 0.005, unit: '', digits: 4 },
  { metric: 'si', name: 'Speed Index', limit: 720, unit: ' ms' },
];

/** Lighthouse on the pages with targets and the baseline page: medians of interleaved runs. */
export async function lighthouseRows(site: string, baseline: string, runs: number): Promise<Row[]> {
  const pages = [...chosenPages.map((path) => `${site}${path}`), `${baseline}/`];
  const reports: Report[][] = pages.map(() => []);
  const lighthouse = await startLighthouse();
  try {
    // Interleaved, so that other load on the machine affects all pages.
    for (let run = 0; run < runs; run++) {
      for (const [index, url] of pages.entries()) {
        reports[index]?.push(await lighthouse.run(url, 'mobile'));
      }
    }
  } finally {
    await lighthouse.close();
  }
  const best = reports.at(-1) ?? [];
  return chosenPages.flatMap((path, index) =>
    vitals.flatMap(({ metric, name, limit, unit, digits = 0, most }): Row[] => {
      const what = `${path}: ${name}, mobile`;
      const valuesOf = (each: readonly Report[] = []) => each.map(({ metrics }) => metrics[metric]);
      const seen = valuesOf(reports[index]);
      const row = limitRow({ what, limit, seen, unit, digits });
      if (most === undefined) return [row];
      const floor = median(valuesOf(best));
      const ratio = {
        what: `${what}, to the baseline page`,
        limit: most,
        seen: median(seen) / floor,
        digits: 2,
        note: `baseline page ${floor.toFixed(0)}${unit}`,
      };
      return [row, limitRow(ratio)];
    }),
  );
}
