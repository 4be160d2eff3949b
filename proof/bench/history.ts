import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './figures.ts';

/** One run: when, of what commit, and the figure of each row. */
export type Run = {
  taken: string;
  commit: string;
  /** Whether the machine had other work. */
  busy: boolean;
  /** How fast its processor was, by Lighthouse's index, if that was measured. */
  speed?: number | undefined;
  figures: Record<string, number>;
};

const file = 'proof/bench/history.json';
const MOST_RUNS = 20;

const isTime = ({ seen }: Row) => / m?s\b/.test(seen);

/** How much figures of one build differ between runs of an idle machine: times do, bytes do not. */
const noiseOf = (figure: number, row: Row) => (isTime(row) ? figure * 0.15 + 10 : 0.05);

const read = (): Run[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run[]) : [];

/** Whether a machine is too slow for its times to be held against an earlier run's. */
export const isSlower = ({ speed = 0 }: Run, now = speed): boolean => now < speed * 0.85;

/** What is worse than in an earlier run by more than noise, a sentence each; no times of a slower machine. */
export function worseThan(earlier: Run, rows: readonly Row[], speed?: number): string[] {
  const slower = isSlower(earlier, speed);
  return rows.flatMap((row) => {
    const before = earlier.figures[row.what];
    if (before === undefined || row.figure === undefined || (slower && isTime(row))) return [];
    if (row.figure <= before + noiseOf(before, row)) return [];
    return [`${row.what}: ${before.toFixed(1)} before (${earlier.commit}), now ${row.seen}`];
  });
}

/** The last run on an idle machine, if there is one. */
export const lastIdleRun = (): Run | undefined => read().findLast(({ busy }) => !busy);

/** Adds a run to the history, which keeps the last twenty. */
export function remember(run: Omit<Run, 'figures'>, rows: readonly Row[]): void {
  const figures = Object.fromEntries(
    rows.flatMap(({ what, figure }) => (figure === undefined ? [] : [[what, figure]])),
  );
  const runs = [...read(), { ...run, figures }].slice(-MOST_RUNS);
  writeFileSync(file, `[\n${runs.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}
