import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { tokens } from '#theme/tokens.ts';
import { pictureFile, type Result } from './compare.ts';
import { outputDir } from './folders.ts';
import { partsOf, type Picture } from './projects.ts';
import type { Run } from './run.ts';

export const reportFile = join(outputDir, 'index.html');

/** A picture that is not as it was, as the page shows it. */
export type ShownPicture = {
  picture: Picture;
  words: string;
  /** The same for the same change in another picture. */
  group: string;
  expected?: string;
  actual?: string;
  difference?: string;
  /** Its story in a Storybook that runs. */
  story?: string;
  decision?: 'accepted' | 'rejected';
  note?: string;
};

/** What the page is made of. */
export type Shown = { reviewing: boolean; pictures: ShownPicture[] };

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const words: Record<Exclude<Result['outcome'], 'different'>, string> = {
  same: 'the same',
  taken: 'taken',
  missing: 'new',
  unsettled: 'does not come to rest',
  unreadable: 'has no readable baseline',
};

const wordsOf = ({ outcome, count = 0, region }: Result) =>
  outcome === 'different'
    ? `${count} pixels differ, within ${region?.width ?? 0} × ${region?.height ?? 0}`
    : words[outcome];

/** The largest difference first; what changed alike stands together. */
function inOrder(results: readonly Result[]): Result[] {
  const largest = new Map<string, number>();
  const sizeOf = ({ count = 0 }: Result) => count;
  const groupOf = ({ shape, picture }: Result) => shape ?? picture;
  for (const result of results) {
    const group = groupOf(result);
    largest.set(group, Math.max(largest.get(group) ?? 0, sizeOf(result)));
  }
  const rank = (result: Result) => largest.get(groupOf(result)) ?? 0;
  return results.toSorted(
    (one, other) =>
      rank(other) - rank(one) ||
      groupOf(one).localeCompare(groupOf(other)) ||
      one.picture.localeCompare(other.picture),
  );
}

function shownPicture(result: Result, { decisions = {} }: Run, folder: string): ShownPicture {
  const { picture, shape } = result;
  const { mode, story } = partsOf(picture);
  const file = (name: 'expected' | 'actual' | 'difference') =>
    existsSync(pictureFile(picture, name, folder)) ? { [name]: `${picture}.${name}.webp` } : {};
  return {
    picture,
    words: wordsOf(result),
    group: shape ?? picture,
    ...file('expected'),
    ...file('actual'),
    ...file('difference'),
    ...(mode.startsWith('page-') ? {} : { story: `http://localhost:6006/?path=/story/${story}` }),
    ...decisions[picture],
  };
}

const read = (name: string) => readFileSync(join(import.meta.dirname, 'review', name), 'utf8');

/** The site's own colours, for the page's style: `var(--ink)`. */
const colours = `:root { ${Object.entries(tokens.colour)
  .map(([name, value]) => `--${name}: ${value};`)
  .join(' ')} }\n`;

/** A script of the page, in the browser's own language. */
async function script(name: string): Promise<string> {
  const { code } = await transformWithOxc(read(name), name, { sourcemap: false });
  return `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
}

const listOf = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details open><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul></details>`;

/**
 * The page of a run: a report, or with a server behind it a review.
 * @param folder where the run left its pictures; the page belongs there.
 */
export async function pageOf(run: Run, reviewing: boolean, folder = outputDir): Promise<string> {
  const wrong = run.results.filter(({ outcome }) => outcome !== 'same' && outcome !== 'taken');
  const shown: Shown = {
    reviewing: reviewing && run.acceptable,
    pictures: inOrder(wrong).map((result) => shownPicture(result, run, folder)),
  };
  const summary =
    `${run.results.length} pictures against ${run.against} in ${run.seconds} s, ` +
    `${wrong.length} not as before, ${run.again.length} looked at again.`;
  const fill: Record<string, string> = {
    summary: escape(summary),
    style: colours + read('page.css'),
    lists:
      listOf('Needed a second look', run.again) +
      listOf('Gone', run.gone) +
      listOf('Remarks', run.remarks),
    data: JSON.stringify(shown).replaceAll('<', '\\u003c'),
    scripts: (await script('comparison.ts')) + (await script('page.ts')),
  };
  return read('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => fill[name] ?? '');
}

/** Leaves the report of a run, with the pictures of all that is not as before. */
export async function writeReport(run: Run): Promise<void> {
  mkdirSync(outputDir, { recursive: true });
  writeFileSync(reportFile, await pageOf(run, false));
}
