import { groupKey, sortResults, summarizeRun, describeResult } from './report.ts';
import { splitName, type Result, type Run } from './results.ts';

/**
 * The URLs at which the results folder and the Storybook are served; or that of the artifact with
 * them, to download: then the comment has no thumbnails.
 */
export type Addresses = { results: string; storybook: string } | { artifact: string };

/** GitHub limits comments to 65,536 characters. */
const MOST_ROWS = 50;

const tableRow = (
  [result, ...same]: readonly Result[],
  addresses: Addresses,
): string | undefined => {
  if (!result) return undefined;
  const { screenshot } = result;
  const words =
    `<br>${describeResult(result)}` +
    (same.length > 0 ? `<br>the same change in ${same.length} more` : '');
  if ('artifact' in addresses) return `| ${screenshot}${words} |`;
  const { results, storybook } = addresses;
  const isNew = result.outcome === 'new';
  const full = `${results}/${screenshot}.${isNew ? 'actual' : 'difference'}.webp`;
  const image = isNew ? full : `${results}/${screenshot}.thumbnail.webp`;
  return (
    `| [${screenshot}](${storybook}/?path=/story/${splitName(screenshot).story})${words} ` +
    `| <a href="${full}"><img src="${image}" ${isNew ? 'width="240" ' : ''}alt="before, after"></a> |`
  );
};

/** A pull request comment that lists the differences, one row for equal changes. */
export function renderComment(run: Run, addresses: Addresses): string {
  const different = run.results.filter(({ outcome }) => outcome !== 'same');
  const groups = [...Map.groupBy(sortResults(different), groupKey).values()];
  const rows = groups.slice(0, MOST_ROWS).flatMap((group) => tableRow(group, addresses) ?? []);
  const isArtifact = 'artifact' in addresses;
  return [
    '### Screenshots',
    '',
    summarizeRun(run) +
      (isArtifact
        ? ` To see them, download the [artifact](${addresses.artifact}) and open \`visual/index.html\` in it.`
        : ` [Report](${addresses.results}/index.html)`),
    ...(rows.length > 0
      ? isArtifact
        ? ['', '| Story |', '| --- |', ...rows]
        : ['', '| Story | Before, after |', '| --- | --- |', ...rows]
      : []),
    ...(groups.length > MOST_ROWS ? ['', `And ${groups.length - MOST_ROWS} more.`] : []),
    '',
  ].join('\n');
}
