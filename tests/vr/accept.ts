import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { baselineFile, pictureFile, type Result } from './compare.ts';
import { outputDir, ownBaselinesDir } from './folders.ts';
import { partsOf, type Picture } from './projects.ts';
import { runFile, type Run } from './run.ts';

/** Where rejected pictures are written down, ready for a ticket. */
export const rejectedFile = join(outputDir, 'rejected.md');

const canBecomeBaseline = ({ outcome }: Result) => outcome === 'different' || outcome === 'missing';

/** The pictures of a run that can be accepted. */
export const acceptable = ({ results, acceptable: allowed }: Run): Picture[] =>
  allowed ? results.filter(canBecomeBaseline).map(({ picture }) => picture) : [];

function isAsCompared(picture: Picture): boolean {
  const baseline = baselineFile(picture, ownBaselinesDir);
  const expected = pictureFile(picture, 'expected');
  if (existsSync(baseline) !== existsSync(expected)) return false;
  return !existsSync(baseline) || readFileSync(baseline).equals(readFileSync(expected));
}

/**
 * Makes the very files that were compared the baselines. All of them, or none.
 * @throws Error with a sentence when one is not of this run, or its baseline is another one by now.
 */
export function acceptPictures(run: Run, pictures: readonly Picture[]): void {
  const known = new Set(acceptable(run));
  const open = pictures.filter((picture) => run.decisions?.[picture]?.decision !== 'accepted');
  for (const picture of open) {
    if (!known.has(picture)) throw new Error(`The last run has no ${picture} to accept.`);
    if (!isAsCompared(picture)) {
      throw new Error(`The baseline of ${picture} has changed since the run: npm run vr`);
    }
  }
  for (const picture of open) {
    const baseline = baselineFile(picture, ownBaselinesDir);
    mkdirSync(dirname(baseline), { recursive: true });
    copyFileSync(pictureFile(picture, 'actual'), `${baseline}.partial`);
    renameSync(`${baseline}.partial`, baseline);
    decide(run, picture, { decision: 'accepted' });
  }
  keep(run);
}

/** Writes down what is wrong with a picture. */
export function rejectPicture(run: Run, picture: Picture, note: string): void {
  if (!acceptable(run).includes(picture)) throw new Error(`The last run has no ${picture}.`);
  if (run.decisions?.[picture]?.decision === 'accepted') {
    throw new Error(`${picture} has been accepted: git has the one before.`);
  }
  decide(run, picture, { decision: 'rejected', note });
  keep(run);
}

type Decision = NonNullable<Run['decisions']>[string];

function decide(run: Run, picture: Picture, decision: Decision): void {
  run.decisions = { ...run.decisions, [picture]: decision };
}

function keep(run: Run): void {
  writeFileSync(runFile, JSON.stringify(run, null, 2));
  const rejected = Object.entries(run.decisions ?? {}).filter(
    ([, { decision }]) => decision === 'rejected',
  );
  const sections = rejected.map(([picture, { note = '' }]) => {
    const { story } = partsOf(picture);
    const files = (['expected', 'actual', 'difference'] as const)
      .map((name) => pictureFile(picture, name))
      .filter((file) => existsSync(file));
    return [
      `## ${picture}`,
      '',
      note,
      '',
      `- [Its story](http://localhost:6006/?path=/story/${story})`,
      ...files.map((file) => `- \`${file}\``),
    ].join('\n');
  });
  writeFileSync(rejectedFile, `# Rejected pictures\n\n${sections.join('\n\n')}\n`);
}
