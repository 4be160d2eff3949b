import { noIndexPaths, prerenderPaths } from '#content/siteRoutes.ts';
import { categories, startLighthouse, type Report } from '../lighthouse.ts';
import type { Part } from './part.ts';

const isPerfect = ({ scores }: Report, path: string) =>
  categories.every((name) => scores[name] === 100 || (name === 'seo' && noIndexPaths.has(path)));

/** Lighthouse, mobile, once on every page; a page that falls short up to twice more. */
export async function allPages(site: string): Promise<Part> {
  const figures: Record<string, Report[]> = {};
  const lighthouse = await startLighthouse();
  try {
    for (const path of prerenderPaths) {
      const reports: Report[] = [];
      do reports.push(await lighthouse.run(`${site}${path}`, 'mobile'));
      while (reports.length < 3 && !isPerfect(reports.at(-1) as Report, path));
      figures[path] = reports;
      const last = reports.at(-1) as Report;
      console.log(
        path,
        Object.values(last.scores).join(' '),
        `run ${reports.length}`,
        ...last.lost,
      );
    }
  } finally {
    await lighthouse.close();
  }
  const short = Object.entries(figures).filter(([path, reports]) => {
    const last = reports.at(-1);
    return !last || !isPerfect(last, path);
  });
  const atOnce = Object.values(figures).filter((reports) => reports.length === 1).length;
  const total = prerenderPaths.length;
  return {
    rows: [
      {
        what: 'Lighthouse mobile, four categories at 100',
        wanted: `${total} pages`,
        seen: `${total - short.length} (${atOnce} at the first run)`,
        pass: short.length === 0,
        cause: short
          .map(([path, reports]) => `${path} ${reports.at(-1)?.lost.join(', ')}`)
          .join('; '),
      },
    ],
    figures,
  };
}
