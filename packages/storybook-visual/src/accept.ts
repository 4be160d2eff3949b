import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Project } from './project.ts';
import {
  baselineFile,
  hashOf,
  readRun,
  resultFile,
  splitName,
  writeRun,
  type Run,
  type Screenshot,
} from './results.ts';
import { matchScreenshots } from './select.ts';

type Folders = Pick<Project, 'baselines' | 'results'>;

/** A screenshot, with the hash of the file that the reviewer saw. */
export type Shown = { screenshot: Screenshot; file: string };

/** The screenshots of a run that may be accepted. */
const acceptableScreenshots = ({ results, acceptable: allowed }: Run): Screenshot[] =>
  results
    .filter(({ outcome }) => allowed && (outcome === 'changed' || outcome === 'new'))
    .map(({ screenshot }) => screenshot);

/**
 * Reads the run whose results are in a folder.
 * @throws Error with a sentence when it cannot be reviewed.
 */
export function requireRun(folder: string): Run {
  const run = readRun(folder);
  if (!run) throw new Error('There is no finished run: npm test -- stories');
  return run;
}

const againstVersion = ({ against }: Run) => `The last run was against ${against}: npm run visual`;

function requireAcceptable(run: Run, screenshot: Screenshot): void {
  if (!run.acceptable) throw new Error(againstVersion(run));
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
  }
  const accepted = shown.map(({ screenshot }) => screenshot);
  writeRun(results, { ...run, accepted: [...new Set([...(run.accepted ?? []), ...accepted])] });
}

/** Accepts the screenshots of the last run that match, or all of them, and prints which. */
export function acceptMatching(folders: Folders, patterns: readonly string[] = []): void {
  const run = requireRun(folders.results);
  if (!run.acceptable) throw new Error(againstVersion(run));
  const all = acceptableScreenshots(run);
  const unknown = patterns.find((pattern) => matchScreenshots(all, [pattern]).length === 0);
  if (unknown !== undefined) throw new Error(`The last run has no ${unknown} to accept.`);
  const chosen = matchScreenshots(all, patterns);
  acceptScreenshots(
    folders,
    chosen.map((screenshot) => ({
      screenshot,
      file: hashOf(resultFile(folders.results, screenshot, 'actual')),
    })),
  );
  for (const screenshot of chosen) console.log(screenshot);
  console.log(`${chosen.length} of ${all.length} accepted.`);
}

/** A repository path, relative to the current folder. */
const repositoryPath = (file: string) => relative('.', file).replaceAll('\\', '/');

/** The URL of a story in a local Storybook. */
export const storyUrl = (screenshot: Screenshot): string =>
  `http://localhost:6006/?path=/story/${splitName(screenshot).story}`;
