import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from './bitmap.ts';

/** One story in one mode, as 'desktop/pages-home--default'. */
export type Screenshot = string;

export type Result = {
  screenshot: Screenshot;
  outcome: 'same' | 'changed' | 'new' | 'updated' | 'unstable' | 'unreadable';
  /** How many captures it took; one where the first was as expected. */
  captures: number;
  /** How many pixels differ, and where. */
  pixels?: number;
  region?: Region;
  /** Equal for an equal difference in another place. */
  shape?: string;
  /** Equal for equal pixels; empty when nothing was captured. */
  fingerprint: string;
};

/** `run.json`: what the last run found, for the report and the review. */
export type Run = {
  /** What was compared with: the baselines, or another version. */
  against: string;
  /** Whether its screenshots may become baselines. */
  acceptable: boolean;
  /** The commit that was captured; missing outside of a repository. */
  commit?: string;
  results: Result[];
  /** Screenshots that were right only at a second attempt. */
  retried: Screenshot[];
  /** Screenshots that only the other version has. */
  gone: Screenshot[];
  notes: string[];
  seconds: number;
  /** What a reviewer has decided since. */
  decisions?: Record<Screenshot, { decision: 'accepted' | 'rejected'; note?: string }>;
};

export const sides = ['expected', 'actual', 'difference'] as const;
export type Side = (typeof sides)[number];

export const splitName = (screenshot: Screenshot): { mode: string; story: string } => {
  const [mode = '', story = ''] = screenshot.split('/');
  return { mode, story };
};

export const baselineFile = (folder: string, screenshot: Screenshot): string =>
  join(folder, `${screenshot}.webp`);

/** A file that a run leaves in its folder of results. */
export const resultFile = (folder: string, screenshot: Screenshot, side: Side): string =>
  join(folder, `${screenshot}.${side}.webp`);

/** The last run that left its results in a folder; undefined without one, or when it is cut short. */
export function readRun(folder: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

export const writeRun = (folder: string, run: Run): void =>
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run, null, 2));
