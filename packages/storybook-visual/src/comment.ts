import { groupKey, sortResults, summarizeRun, describeResult } from './report.ts';
import { splitName, type Result, type Run, type Side } from './results.ts';

/** The URLs at which the results folder and the Storybook are served. */
export type Addresses = { results: string; storybook: string };

/** GitHub limits comments to 65,536 characters. */
const MOST_ROWS = 50;

const tableRow = (
  [result, ...same]: readonly Result[],
  { results, storybook }: Addresses,
): string | undefined => {
  if (!result) return undefined;
  const { screenshot, outcome } = result;
  const imageMarkdown = (side: Side) => {
    const address = `${results}/${screenshot}.${side}.webp`;
    return `<a href="${address}"><img src="${address}" width="200" alt="${side}"></a>`;
  };
  const cells = [
    `[${screenshot}](${storybook}/?path=/story/${splitName(screenshot).story})<br>${describeResult(result)}` +
      (same.length > 0 ? `<br>the same change in ${same.length} more` : ''),
    ...(outcome === 'changed'
      ? [imageMarkdown('expected'), imageMarkdown('actual'), imageMarkdown('difference')]
      : ['', imageMarkdown('actual'), '']),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A pull request comment that lists the differences, one row for equal changes, with thumbnails. */
export function renderComment(run: Run, addresses: Addresses): string {
  const different = run.results.filter(({ outcome }) => outcome !== 'same');
  const groups = [...Map.groupBy(sortResults(different), groupKey).values()];
  const rows = groups.slice(0, MOST_ROWS).flatMap((group) => tableRow(group, addresses) ?? []);
  return [
    '### Screenshots',
    '',
    `${summarizeRun(run)} [Report](${addresses.results}/index.html)`,
    ...(rows.length > 0
      ? ['', '| Story | Expected | Actual | Difference |', '| --- | --- | --- | --- |', ...rows]
      : []),
    ...(groups.length > MOST_ROWS ? ['', `And ${groups.length - MOST_ROWS} more.`] : []),
    '',
  ].join('\n');
}
