import { constants, setPriority } from 'node:os';
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { noIndexPaths } from '#content/siteRoutes.ts';
import { findChromium } from '../../../scripts/chromium.ts';
import { firstPages } from '#tests/e2e/page.ts';
import { benchArgs } from '../browser.ts';
import { median, type Row } from '../figures.ts';

/** The lowest score of each category, from 0 to 100. */
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Lighthouse with its phone, on one page of each kind: the median scores of `runs`. From then on
 * this process has the lowest priority, so that Lighthouse's work does not slow the measured page.
 */
export async function lighthouseRows(site: string, runs: number): Promise<Row[]> {
  await using browser = await launch({ executablePath: findChromium(), args: benchArgs });
  setPriority(constants.priority.PRIORITY_LOW);
  const port = Number(new URL(browser.wsEndpoint()).port);
  const measure = async (url: string) => {
    // Occasionally a trace lacks its start: retry.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const lhr = (await lighthouse(url, { port, logLevel: 'error' }))?.lhr;
      if (lhr && !lhr.runtimeError) return lhr;
    }
    throw new Error(`Lighthouse gave nothing for ${url}`);
  };
  const rows: Row[] = [];
  for (const path of firstPages) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await measure(`${site}${path}`));
    for (const [name, target] of Object.entries(targets)) {
      if (name === 'seo' && noIndexPaths.has(path)) continue;
      const score = median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
      const lost = reports.flatMap(({ categories, audits }) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      );
      rows.push({
        what: `${path}: Lighthouse, ${name}`,
        wanted: `>= ${target}`,
        seen: score.toFixed(0),
        pass: score >= target,
        ...(score < target && { cause: [...new Set(lost)].join(', ') }),
      });
    }
  }
  return rows;
}
