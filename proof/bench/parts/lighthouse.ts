import { atMost, type Row } from '../figures.ts';
import { medianReport, startLighthouse, type Metric, type Report } from '../lighthouse.ts';
import { chosenPages, FIRST_PAINT, PAINT_RATIO, type Part } from './part.ts';

/** `most` is the greatest ratio to the baseline page. */
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

/** The addresses of the baseline page, with the site's `Cross-Origin-Opener-Policy` and without. */
type Baselines = { samePolicy: string; noPolicy: string };

/** Lighthouse on the chosen pages and the baseline pages, medians of interleaved runs. */
export async function lighthouseRows(
  site: string,
  baselines: Baselines,
  runs: number,
): Promise<Part> {
  const pages = {
    ...Object.fromEntries(chosenPages.map((path) => [path, `${site}${path}`])),
    samePolicy: `${baselines.samePolicy}/`,
    noPolicy: `${baselines.noPolicy}/`,
  };
  const reports = new Map<string, Report[]>();
  const lighthouse = await startLighthouse();
  try {
    // Interleaved, so that whatever else the machine does falls on all of them.
    for (let run = 0; run < runs; run++) {
      for (const [page, url] of Object.entries(pages)) {
        const report = await lighthouse.run(url, 'mobile');
        reports.set(page, [...(reports.get(page) ?? []), report]);
      }
    }
  } finally {
    await lighthouse.close();
  }
  const medians = new Map([...reports].map(([key, each]) => [key, medianReport(each)]));
  const same = medians.get('samePolicy');
  const none = medians.get('noPolicy');
  const rows = chosenPages.flatMap((path) => {
    const runs = reports.get(path);
    const middle = medians.get(path);
    if (!runs || !middle || !same || !none) return [];
    return vitals.flatMap(({ metric, name, limit, unit, digits = 0, most }): Row[] => {
      const what = `${path}: ${name}, mobile`;
      const seen = runs.map(({ metrics }) => metrics[metric]);
      const row = atMost({ what, limit, seen, unit, digits });
      if (most === undefined) return [row];
      const against = (floor: Pick<Report, 'metrics'>) => ({
        seen: middle.metrics[metric] / floor.metrics[metric],
        digits: 2,
        note: `baseline page ${floor.metrics[metric].toFixed(0)}${unit}`,
      });
      return [
        row,
        atMost({ what: `${what}, to the baseline page`, limit: most, ...against(same) }),
        {
          ...atMost({ what: `${what}, to one without COOP`, limit: Infinity, ...against(none) }),
          wanted: 'reported',
        },
      ];
    });
  });
  return { rows, speed: same?.speed };
}
