import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Project } from './project.ts';
import {
  baselineFile,
  hashOf,
  readRun,
  resultFile,
  writeRun,
  type Run,
  type Screenshot,
} from './results.ts';
import { matchScreenshots } from './select.ts';

type Folders = Pick<Project, 'baselines' | 'results'>;

/** A screenshot, with the hash of the file that the reviewer saw. */
export type Shown = { screenshot: Screenshot; file: string };

/**
 * Reads the run whose results are in a folder.
 * @throws Error with a sentence when it cannot be reviewed.
 */
export function requireRun(folder: string): Run {
  const run = readRun(folder);
  if (!run) throw new Error('There is no finished run: npm test -- stories');
  return run;
}

/** The screenshots of a run that may be accepted. @throws Error with a sentence if none may. */
function acceptableScreenshots({ results, acceptable, against }: Run): Screenshot[] {
  if (!acceptable) throw new Error(`The last run was against ${against}: npm run visual`);
  return results.filter(({ outcome }) => outcome !== 'same').map(({ screenshot }) => screenshot);
}

const notAcceptable = (what: string) => new Error(`The last run has no ${what} to accept.`);

/** Why a baseline differs from the file that the run compared with, and how to fix it. */
function baselineProblem(baseline: string, expected: string): string {
  const path = relative('.', baseline).replaceAll('\\', '/');
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
  const acceptable = acceptableScreenshots(run);
  const unknown = shown.find(({ screenshot }) => !acceptable.includes(screenshot));
  if (unknown) throw notAcceptable(unknown.screenshot);
  const copies = shown
    .map(({ screenshot, file }) => ({
      ...{ screenshot, file, baseline: baselineFile(baselines, screenshot) },
      actual: resultFile(results, screenshot, 'actual'),
      expected: resultFile(results, screenshot, 'expected'),
    }))
    .filter(({ file, baseline }) => hashOf(baseline) !== file);
  for (const { screenshot, file, baseline, actual, expected } of copies) {
    if (hashOf(actual) !== file) {
      throw new Error(`A newer run has captured ${screenshot} again: reload the page.`);
    }
    if (hashOf(baseline) !== hashOf(expected)) throw new Error(baselineProblem(baseline, expected));
  }
  for (const { baseline, actual } of copies) replaceBaseline(actual, baseline);
  const accepted = shown.map(({ screenshot }) => screenshot);
  writeRun(results, { ...run, accepted: [...new Set([...(run.accepted ?? []), ...accepted])] });
}

/** Accepts the screenshots of the last run that match, or all of them, and prints which. */
export function acceptMatching(folders: Folders, patterns: readonly string[] = []): void {
  const all = acceptableScreenshots(requireRun(folders.results));
  const unknown = patterns.find((pattern) => matchScreenshots(all, [pattern]).length === 0);
  if (unknown !== undefined) throw notAcceptable(unknown);
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
