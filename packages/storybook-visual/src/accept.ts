import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Project } from './project.ts';
import {
  baselineFile,
  readRun,
  resultFile,
  sides,
  splitName,
  writeRun,
  type Run,
  type Screenshot,
} from './results.ts';

type Folders = Pick<Project, 'baselines' | 'results'>;

/** A screenshot, with the hash of the file that the reviewer saw. */
export type Shown = { screenshot: Screenshot; file: string };

/** The list of rejected screenshots, ready to paste into a ticket. */
export const rejectedFile = ({ results }: Pick<Folders, 'results'>): string =>
  join(results, 'rejected.md');

/** A hash of a file's bytes; empty without a file. */
export const hashOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

/** The screenshots of a run that may be accepted. */
export const acceptableScreenshots = ({ results, acceptable: allowed }: Run): Screenshot[] =>
  results
    .filter(({ outcome }) => allowed && (outcome === 'changed' || outcome === 'new'))
    .map(({ screenshot }) => screenshot);

/**
 * Reads the run whose results are in a folder.
 * @throws Error with a sentence when it cannot be reviewed.
 */
export function requireRun(folder: string): Run {
  const run = readRun(folder);
  if (!run) throw new Error('There is no finished run: npm run visual');
  return run;
}

function requireAcceptable(run: Run, screenshot: Screenshot): void {
  if (!run.acceptable) throw new Error(`The last run was against ${run.against}: npm run visual`);
  if (!acceptableScreenshots(run).includes(screenshot)) {
    throw new Error(`The last run has no ${screenshot} to accept.`);
  }
}

/** Why a baseline differs from the file that the run compared with, and how to fix it. */
function baselineProblem(baseline: string, expected: string): string {
  const path = repositoryPath(baseline);
  const restore = `git checkout HEAD -- ${path}`;
  if (!existsSync(baseline)) return `The baseline ${path} is missing: ${restore}`;
  const now = readFileSync(baseline);
  const isCutShort =
    existsSync(expected) && readFileSync(expected).subarray(0, now.length).equals(now);
  if (isCutShort) return `The baseline ${path} is cut short: ${restore}`;
  return `The baseline ${path} has changed since the run: npm run visual`;
}

/** Replaces a baseline atomically. */
export function replaceBaseline(from: string, baseline: string): void {
  mkdirSync(dirname(baseline), { recursive: true });
  copyFileSync(from, `${baseline}.partial`);
  renameSync(`${baseline}.partial`, baseline);
}

/**
 * Replaces baselines with the files that were shown: all of them or none.
 * @throws Error with a sentence when a file is not from the last run, or has changed since it was shown.
 */
export function acceptScreenshots({ baselines, results }: Folders, shown: readonly Shown[]): void {
  const run = requireRun(results);
  for (const { screenshot } of shown) requireAcceptable(run, screenshot);
  const open = shown.filter(
    ({ screenshot, file }) => hashOf(baselineFile(baselines, screenshot)) !== file,
  );
  for (const { screenshot, file } of open) {
    if (hashOf(resultFile(results, screenshot, 'actual')) !== file) {
      throw new Error(`A newer run has captured ${screenshot} again: reload the page.`);
    }
    const baseline = baselineFile(baselines, screenshot);
    const expected = resultFile(results, screenshot, 'expected');
    if (hashOf(baseline) !== hashOf(expected)) throw new Error(baselineProblem(baseline, expected));
  }
  for (const { screenshot } of open) {
    replaceBaseline(resultFile(results, screenshot, 'actual'), baselineFile(baselines, screenshot));
    run.decisions = { ...run.decisions, [screenshot]: { decision: 'accepted' } };
  }
  saveDecisions({ baselines, results }, run);
}

/** Marks a screenshot as rejected, with a note about what is wrong. */
export function rejectScreenshot(
  { baselines, results }: Folders,
  { screenshot, file }: Shown,
  note: string,
): void {
  const run = requireRun(results);
  requireAcceptable(run, screenshot);
  if (hashOf(resultFile(results, screenshot, 'actual')) !== file) {
    throw new Error(`A newer run has captured ${screenshot} again: reload the page.`);
  }
  if (run.decisions?.[screenshot]?.decision === 'accepted') {
    throw new Error(`${screenshot} has been accepted: git has the one before.`);
  }
  run.decisions = { ...run.decisions, [screenshot]: { decision: 'rejected', note } };
  saveDecisions({ baselines, results }, run);
}

/** A repository path, relative to the current folder. */
const repositoryPath = (file: string) => relative('.', file).replaceAll('\\', '/');

function saveDecisions({ baselines, results }: Folders, run: Run): void {
  writeRun(results, run);
  const sections = Object.entries(run.decisions ?? {})
    .filter(([, { decision }]) => decision === 'rejected')
    .map(([screenshot, { note = '' }]) => {
      const files = [
        baselineFile(baselines, screenshot),
        ...sides.map((side) => resultFile(results, screenshot, side)),
      ].filter((file) => existsSync(file));
      return [
        `## ${screenshot}`,
        '',
        note,
        '',
        `- [Story](${storyUrl(screenshot)})`,
        ...files.map((file) => `- \`${repositoryPath(file)}\``),
      ].join('\n');
    });
  writeFileSync(rejectedFile({ results }), `# Rejected screenshots\n\n${sections.join('\n\n')}\n`);
}

/** The URL of a story in a local Storybook. */
export const storyUrl = (screenshot: Screenshot): string =>
  `http://localhost:6006/?path=/story/${splitName(screenshot).story}`;
