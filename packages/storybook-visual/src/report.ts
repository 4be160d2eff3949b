import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { PAGE_MODE } from './builtPages.ts';
import {
  hashOf,
  resultFile,
  screenshotsWith,
  sides,
  storyUrl,
  type Result,
  type Run,
  type Screenshot,
  type Side,
} from './results.ts';

/** A screenshot that differs or failed, as shown on the report page. */
export type Shown = {
  screenshot: Screenshot;
  words: string;
  /** Screenshots with an equal change have the same value. */
  group: string;
  /** The hash of the file shown as actual. */
  file: string;
  story?: string;
  accepted: boolean;
} & Partial<Record<Side, string>>;

/** The data embedded in the report page. */
export type PageData = { reviewing: boolean; screenshots: Shown[] };

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

export const describeResult = ({ outcome, pixels = 0, region, moved }: Result) =>
  outcome === 'changed'
    ? `${pixels} pixels differ, within ${region?.width ?? 0} × ${region?.height ?? 0}` +
      (moved ? `; all below moved ${Math.abs(moved)} px ${moved > 0 ? 'down' : 'up'}` : '')
    : outcome;

const groupKey = ({ shape, screenshot }: Result) => shape ?? screenshot;

/** The differences of a run, the largest first, in groups of equal changes. */
export function groupDifferences({ results }: Run): Result[][] {
  const different = results
    .filter(({ outcome }) => outcome !== 'same')
    .sort((one, other) => (other.pixels ?? 0) - (one.pixels ?? 0));
  return [...Map.groupBy(different, groupKey).values()];
}

function toPageData(result: Result, { accepted = [] }: Run, folder: string): Shown {
  const { screenshot } = result;
  const files = sides.filter((side) => existsSync(resultFile(folder, screenshot, side)));
  return {
    screenshot,
    words: describeResult(result),
    group: groupKey(result),
    file: hashOf(resultFile(folder, screenshot, 'actual')),
    ...Object.fromEntries(files.map((side) => [side, `${screenshot}.${side}.webp`])),
    ...(screenshot.startsWith(PAGE_MODE) ? {} : { story: storyUrl(screenshot) }),
    accepted: accepted.includes(screenshot),
  };
}

const readAsset = (name: string) => readFileSync(join(import.meta.dirname, 'review', name), 'utf8');

async function renderScript(): Promise<string> {
  const { code } = await transformWithOxc(readAsset('page.ts'), 'page.ts', { sourcemap: false });
  return `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
}

const renderList = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details open><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></details>`;

/**
 * The HTML of a run's report, or with `reviewing` of its review page.
 * @param folder with the run's results, to which the page's links are relative.
 */
export async function renderPage(run: Run, folder: string, reviewing = false): Promise<string> {
  const data: PageData = {
    reviewing: reviewing && run.acceptable,
    screenshots: groupDifferences(run)
      .flat()
      .map((result) => toPageData(result, run, folder)),
  };
  const fill: Record<string, string> = {
    summary: escapeHtml(summarizeRun(run)),
    style: readAsset('page.css'),
    lists: renderList('Gone', run.gone) + renderList('Notes', run.notes),
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
    script: await renderScript(),
  };
  return readAsset('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => fill[name] ?? '');
}

export function summarizeRun({ results, against, seconds, gone }: Run): string {
  const countOutcome = (outcome: Result['outcome']) => screenshotsWith(outcome, results).length;
  return (
    `${results.length} screenshot${results.length === 1 ? '' : 's'} against ${against}, captured in ${seconds} s: ` +
    `${countOutcome('same')} the same, ${countOutcome('changed')} changed, ` +
    `${countOutcome('new')} new, ${gone.length} gone.`
  );
}
