import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince, commitOf, isDirty, otherVersion, type Version } from '#tests/vr/against.ts';
import { compareBuiltPages, pictureBuiltPages } from '#tests/vr/builtPages.ts';
import { baselineFile, type Result } from '#tests/vr/compare.ts';
import {
  currentEnvironment,
  differences,
  recordedEnvironment,
  recordEnvironment,
} from '#tests/vr/environment.ts';
import { outputDir } from '#tests/vr/folders.ts';
import { touchedBy } from '#tests/vr/graph.ts';
import {
  findRepeats,
  matching,
  removePictures,
  settle,
  storedPictures,
  type Sameness,
} from '#tests/vr/pictures.ts';
import { partsOf, wantedPictures, type Picture } from '#tests/vr/projects.ts';
import { writeReport, reportFile } from '#tests/vr/report.ts';
import { lock, NotCompared, runFile, type Run } from '#tests/vr/run.ts';
import { takePictures } from '#tests/vr/take.ts';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import { keepPictures } from './artifacts.ts';
import { findChromium } from './chromium.ts';
import { buildStoryIndex } from './story-index.ts';

/** Exit code when the pictures could not be compared at all. */
const NOT_COMPARED = 3;

type Options = {
  patterns: string[];
  modes: string[];
  anew: boolean;
  all: boolean;
  pages: boolean;
  removeOrphans: boolean;
  repeat: number;
};

/** The files of the stories of some pictures. */
function filesOf(index: StoryIndex, pictures: readonly Picture[]): string[] {
  const stories = pictures.map((picture) => index.entries[partsOf(picture).story]);
  return [...new Set(stories.flatMap((story) => story?.importPath ?? []))];
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

type Seen = Omit<Run, 'seconds'> & { passed: boolean };

/** Compares with the repository's baselines, or takes them anew. */
async function compareWithBaselines(options: Options): Promise<Seen> {
  const { patterns, modes, anew, removeOrphans, repeat } = options;
  const here = currentEnvironment();
  const recorded = recordedEnvironment();
  const foreign = recorded ? differences(recorded, here) : [];
  const part = patterns.length > 0 || modes.length > 0;
  if (foreign.length > 0 && !(anew && !part)) {
    throw new NotCompared(
      [
        'The baselines were made in another environment.',
        ...foreign.map((line) => `  ${line}`),
        'Compare with another version instead (npm run vr -- --against main), or take all of them',
        'anew: npm run vr -- --anew',
      ].join('\n'),
    );
  }
  const index = buildStoryIndex();
  const all = wantedPictures(index);
  const wanted = matching(all, patterns, modes);
  if (wanted.length === 0) {
    throw new NotCompared(`No picture is called ${[...patterns, ...modes].join(' ')}.`);
  }
  const lines: Result[] = [];
  let passed = true;
  for (let round = 1; round <= repeat; round += 1) {
    if (repeat > 1) console.log(`\nRound ${round} of ${repeat}`);
    rmSync(join(outputDir, 'results.jsonl'), { force: true });
    const taken = await takePictures({
      wanted,
      files: filesOf(index, wanted),
      take: anew,
      options: ['--reporter=dot', '--reporter=junit', `--outputFile.junit=${outputDir}/junit.xml`],
    });
    lines.push(...taken.lines);
    passed &&= taken.passed;
  }
  if (anew && (recorded === undefined || !part)) recordEnvironment(here);

  const { results, again } = settle(lines);
  const seen = new Set(results.map(({ picture }) => picture));
  const orphans = storedPictures().filter((picture) => !all.includes(picture));
  if (removeOrphans) removePictures(orphans);
  const onPurpose = JSON.parse(
    readFileSync(join(import.meta.dirname, '../tests/vr/sameness.json'), 'utf8'),
  ) as Sameness[];
  const remarks = [
    ...wanted.filter((picture) => !seen.has(picture)).map((picture) => `Not pictured: ${picture}`),
    ...findRepeats(results, onPurpose).map(
      (pictures) =>
        `Look the same: ${pictures.join(', ')}. Let one of them show its state, or name them in tests/vr/sameness.json.`,
    ),
    ...(removeOrphans
      ? []
      : orphans.map(
          (picture) => `No story wants ${picture} any more: npm run vr -- --remove-orphans`,
        )),
  ];
  const unreadable = results.filter(({ outcome }) => outcome === 'unreadable');
  if (unreadable.length > 0) {
    const names = unreadable.map(({ picture }) => baselineFile(picture));
    throw new NotCompared(`Cut short, or no picture: ${names.join(', ')}. Take it from git again.`);
  }
  return { against: 'the baselines', acceptable: true, results, again, gone: [], remarks, passed };
}

/** Pictures both versions, here and now, and compares them. */
async function compareWithVersion(reference: string, options: Options): Promise<Seen> {
  const commit = commitOf(reference);
  if (isDirty()) console.log('The working tree has changes: it is compared as it is.');
  process.env.CHROMIUM_PATH ??= findChromium();
  const other = await otherVersion(commit);
  const index = buildStoryIndex();
  const here = matching(wantedPictures(index), options.patterns, options.modes);
  const there = new Set(matching(wantedPictures(other.index), options.patterns, options.modes));
  const gone = [...there].filter((picture) => !here.includes(picture));
  const files = filesOf(index, here);
  const touched = options.all ? files : await storiesTouched(commit, files);
  const isTouched = (picture: Picture) =>
    touched.includes(index.entries[partsOf(picture).story]?.importPath ?? '');
  const wanted = here.filter((picture) => !there.has(picture) || isTouched(picture));
  console.log(`${plural(wanted.length, 'picture')} of ${here.length} may look otherwise.`);

  const baselines = await takeThere(
    other,
    wanted.filter((picture) => there.has(picture)),
    { ownBaselines: !options.all },
  );
  const { lines, passed } = await takePictures({
    wanted,
    files: filesOf(index, wanted),
    retry: false,
    baselines,
  });
  const { results, again } = settle(lines);
  const seen = new Set(results.map(({ picture }) => picture));
  const remarks = wanted
    .filter((picture) => !seen.has(picture))
    .map((picture) => `Not pictured: ${picture}`);
  if (options.pages) {
    const pages = await compareThePages(other);
    results.push(...pages.results);
    gone.push(...pages.gone);
  }
  return {
    against: `${reference || 'where this branch began'} (${commit.slice(0, 12)})`,
    acceptable: false,
    results,
    again,
    gone,
    remarks,
    passed,
  };
}

async function storiesTouched(commit: string, files: readonly string[]): Promise<string[]> {
  const strip = (file: string) => file.replace(/^\.\//, '');
  const touched = await touchedBy(changedSince(commit), files.map(strip));
  return files.filter((file) => touched.includes(strip(file)));
}

/**
 * Pictures another version's stories.
 * @returns where the pictures are: with `ownBaselines` those that the version itself has kept, if they
 *   can be compared with.
 */
async function takeThere(
  other: Version,
  wanted: readonly Picture[],
  { ownBaselines }: { ownBaselines: boolean },
): Promise<string> {
  const lacks = (folder: string) =>
    wanted.filter((picture) => !existsSync(baselineFile(picture, folder)));
  if (ownBaselines && other.baselines && lacks(other.baselines).length === 0) {
    return other.baselines;
  }
  const missing = lacks(other.pictures);
  if (missing.length === 0) return other.pictures;
  console.log(`Taking ${plural(missing.length, 'picture')} of ${other.commit.slice(0, 12)} ...`);
  const output = `${other.pictures}-run`;
  rmSync(output, { recursive: true, force: true });
  await takePictures({
    wanted: missing,
    files: filesOf(other.index, missing),
    take: true,
    project: other.project,
    baselines: other.pictures,
    output,
  });
  return other.pictures;
}

async function compareThePages(other: Version) {
  const before = `${other.pictures}-pages`;
  const now = join(outputDir, 'pages');
  if (!existsSync(before)) {
    console.log(`Building and picturing the pages of ${other.commit.slice(0, 12)} ...`);
    await pictureBuiltPages(other.project, before);
  }
  console.log('Building and picturing the pages ...');
  await pictureBuiltPages('.', now);
  return compareBuiltPages(before, now);
}

function tell({ results, again, gone, remarks, against, seconds }: Run): void {
  const named = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ picture }) => picture);
  const list = (title: string, pictures: readonly string[]) => {
    if (pictures.length === 0) return;
    console.log(`\n${title}:`);
    for (const picture of pictures) console.log(`  ${picture}`);
  };
  list('New', named('missing'));
  list('Gone', gone);
  list('Changed', named('different'));
  list('Not at rest', named('unsettled'));
  list('Needed a second look', again);
  for (const remark of remarks) console.log(remark);
  console.log(
    `\n${plural(results.length, 'picture')} against ${against} in ${seconds} s: ` +
      `${named('same').length} the same, ${named('taken').length} taken, ` +
      `${named('different').length} changed, ${named('missing').length} new, ${gone.length} gone, ` +
      `${named('unsettled').length} not at rest, ${again.length} looked at again.\n` +
      `Report: ${reportFile}`,
  );
}

const isFull = (error: unknown) =>
  (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' || String(error).includes('ENOSPC');

async function main(): Promise<number> {
  // Without a reference it is where this branch left the main one.
  const argv = process.argv.slice(2).flatMap((argument, at, all) => {
    const next = all[at + 1];
    const alone = argument === '--against' && (next === undefined || next.startsWith('--'));
    return alone ? ['--against='] : [argument];
  });
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      all: { type: 'boolean', default: false },
      anew: { type: 'boolean', default: false },
      mode: { type: 'string', multiple: true, default: [] },
      pages: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
      'remove-orphans': { type: 'boolean', default: false },
    },
  });
  const options: Options = {
    patterns: positionals,
    modes: values.mode,
    anew: values.anew,
    all: values.all,
    pages: values.pages,
    removeOrphans: values['remove-orphans'],
    repeat: Math.max(1, Number.parseInt(values.repeat, 10) || 1),
  };
  if (options.pages && values.against === undefined) {
    throw new NotCompared(
      'The built pages have no baselines: npm run vr -- --against <ref> --pages',
    );
  }
  const started = Date.now();
  lock();
  rmSync(outputDir, { recursive: true, force: true });
  mkdirSync(outputDir, { recursive: true });
  const { passed, ...seen } = await (values.against === undefined
    ? compareWithBaselines(options)
    : compareWithVersion(values.against, options));
  const { gone } = seen;
  const run: Run = { ...seen, seconds: Math.round((Date.now() - started) / 1000) };
  writeFileSync(runFile, JSON.stringify(run, null, 2));
  await writeReport(run);
  keepPictures();
  tell(run);
  const asBefore = run.results.every(({ outcome }) => outcome === 'same' || outcome === 'taken');
  return passed && asBefore && gone.length + run.remarks.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NotCompared) && !isFull(error)) throw error;
  console.error(
    `Not compared. ${isFull(error) ? 'No space is left on the disk.' : (error as Error).message}`,
  );
  process.exitCode = NOT_COMPARED;
}
