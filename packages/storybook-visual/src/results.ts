import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Region } from './bitmap.ts';

/** The id of one story in one mode, such as 'desktop/pages-home--default'. */
export type Screenshot = string;

export type Result = {
  screenshot: Screenshot;
  outcome: 'same' | 'changed' | 'new';
  /** How many pixels differ, and in which rectangle. */
  pixels?: number;
  region?: Region;
  /** A hash of which pixels differ, the same at any position on the page. */
  shape?: string;
  /** By how many pixels all below that rectangle moved. */
  moved?: number;
  /** A hash of the captured file. */
  fingerprint: string;
};

/** The screenshots with this outcome. */
export const screenshotsWith = (outcome: Result['outcome'], results: readonly Result[]) =>
  results.filter((result) => result.outcome === outcome).map(({ screenshot }) => screenshot);

/** `run.json`: the results of the last run, for the report and the review. */
export type Run = {
  /** What the run compared with: the baselines, or another version. */
  against: string;
  /** Whether its screenshots may become baselines. */
  acceptable: boolean;
  /** The captured commit; missing outside of a repository. */
  commit?: string;
  results: Result[];
  /** Screenshots that exist only in the other version. */
  gone: Screenshot[];
  notes: string[];
  seconds: number;
  /** What the reviewer has accepted. */
  accepted?: Screenshot[];
};

/** A result's files; the thumbnail shows what differs, before and after. */
export const sides = ['expected', 'actual', 'difference', 'thumbnail'] as const;
export type Side = (typeof sides)[number];

/** The id of the story in a screenshot. */
export const storyOf = (screenshot: Screenshot): string => basename(screenshot);

/** The URL of a screenshot's story in a local Storybook. */
export const storyUrl = (screenshot: Screenshot): string =>
  `http://localhost:6006/?path=/story/${storyOf(screenshot)}`;

export const baselineFile = (folder: string, screenshot: Screenshot): string =>
  join(folder, `${screenshot}.webp`);

/** The file beside a capture with the rectangles of its photographs. */
export const photographsFile = (capture: string): string => `${capture}.json`;

/** The path of a screenshot's file in a results folder. */
export const resultFile = (folder: string, screenshot: Screenshot, side: Side): string =>
  join(folder, `${screenshot}.${side}.webp`);

/** A hash of a file's bytes; empty without a file. */
export const hashOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

/** The value in a JSON file; undefined without the file, or if it is incomplete. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** The run whose results are in a folder. */
export const readRun = (folder: string): Run | undefined => readJson(join(folder, 'run.json'));

export const writeRun = (folder: string, run: Run): void =>
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run, null, 2));
