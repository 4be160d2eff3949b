import { describeResult, groupDifferences, summarizeRun } from './report.ts';
import { storyOf, type Result, type Run } from './results.ts';

/**
 * The URLs at which the results folder and the Storybook are served; or that of the artifact with
 * them, to download: then the comment has no thumbnails.
 */
export type Addresses = { results: string; storybook: string } | { artifact: string };

/** GitHub limits comments to 65,536 characters. */
const MOST_ROWS = 50;

function tableRow(result: Result, equal: number, addresses: Addresses): string {
  const { screenshot, outcome } = result;
  const words =
    `<br>${describeResult(result)}` + (equal > 0 ? `<br>the same change in ${equal} more` : '');
  if ('artifact' in addresses) return `| ${screenshot}${words} |`;
  const { results, storybook } = addresses;
  const isNew = outcome === 'new';
  const full = `${results}/${screenshot}.${isNew ? 'actual' : 'difference'}.webp`;
  const image = isNew ? full : `${results}/${screenshot}.thumbnail.webp`;
  return (
    `| [${screenshot}](${storybook}/?path=/story/${storyOf(screenshot)})${words} ` +
    `| <a href="${full}"><img src="${image}" ${isNew ? 'width="240" ' : ''}alt="before, after"></a> |`
  );
}

/** A pull request comment that lists the differences, one row for equal changes. */
export function renderComment(run: Run, addresses: Addresses): string {
  const groups = groupDifferences(run);
  const rows = groups
    .slice(0, MOST_ROWS)
    .flatMap(([result, ...equal]) => (result ? tableRow(result, equal.length, addresses) : []));
  const [where, head] =
    'artifact' in addresses
      ? [
          `To see them, download the [artifact](${addresses.artifact}) and open \`visual/index.html\` in it.`,
          ['', '| Story |', '| --- |'],
        ]
      : [
          `[Report](${addresses.results}/index.html)`,
          ['', '| Story | Before, after |', '| --- | --- |'],
        ];
  return [
    ...['### Screenshots', '', `${summarizeRun(run)} ${where}`],
    ...(rows.length > 0 ? [...head, ...rows] : []),
    ...(groups.length > MOST_ROWS ? ['', `And ${groups.length - MOST_ROWS} more.`] : []),
    '',
  ].join('\n');
}
