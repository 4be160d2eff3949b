import { limitRow, median, type Row } from '../figures.ts';
import { startLighthouse, type Report } from '../lighthouse.ts';

/** The pages that have targets. */
const chosenPages = ['/', '/services', '/3d-ultrasound-galion'];

/** `most` is the maximum ratio to the baseline page. */
const vitals: readonly {
  audit: string;
  name: string;
  limit: number;
  unit: string;
  digits?: number;
  most?: number;
}[] = [
  { audit: 'first-contentful-paint', name: 'FCP', limit: 720, unit: ' ms', most: 1.1 },
  { audit: 'largest-contentful-paint', name: 'LCP', limit: 990, unit: ' ms', most: 1.1 },
  { audit: 'total-blocking-time', name: 'TBT', limit: 30, unit: ' ms' },
  { audit: 'cumulative-layout-shift', name: 'CLS', limit: 0.005, unit: '', digits: 4 },
  { audit: 'speed-index', name: 'Speed Index', limit: 720, unit: ' ms' },
];

/** Lighthouse on the pages with targets and the baseline page: medians of interleaved runs. */
export async function lighthouseRows(site: string, baseline: string, runs: number): Promise<Row[]> {
  const pages = [...chosenPages.map((path) => `${site}${path}`), `${baseline}/`];
  const reports: Report[][] = pages.map(() => []);
  await using lighthouse = await startLighthouse();
  // Interleaved, so that other load on the machine affects all pages.
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of pages.entries()) {
      reports[index]?.push(await lighthouse.run(url, 'mobile'));
    }
  }
  const best = reports.at(-1) ?? [];
  return chosenPages.flatMap((path, index) =>
    vitals.flatMap(({ audit, name, limit, unit, digits = 0, most }): Row[] => {
      const what = `${path}: ${name}, mobile`;
      const valuesOf = (each: readonly Report[] = []) =>
        each.map(({ measured }) => measured(audit));
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
