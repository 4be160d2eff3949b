import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './figures.ts';

/** One run: time, commit, and the value of each row. */
export type Run = {
  taken: string;
  commit: string;
  /** Whether other programs used the CPU. */
  busy: boolean;
  /** CPU speed by Lighthouse's benchmark index, if measured. */
  speed?: number | undefined;
  figures: Record<string, number>;
};

const file = 'proof/bench/history.json';
const MOST_RUNS = 20;

const isTime = ({ seen }: Row) => / m?s\b/.test(seen);

/** The tolerance between runs of one build on an idle machine: times vary, bytes do not. */
const toleranceOf = (figure: number, row: Row) => (isTime(row) ? figure * 0.15 + 10 : 0.05);

const readHistory = (): Run[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run[]) : [];

/** Whether the machine is too slow to compare its times with an earlier run. */
export const isSlower = ({ speed = 0 }: Run, now = speed): boolean => now < speed * 0.85;

/** Lists rows that got worse by more than noise; skips times when the machine is slower. */
export function findRegressions(earlier: Run, rows: readonly Row[], speed?: number): string[] {
  const slower = isSlower(earlier, speed);
  return rows.flatMap((row) => {
    const before = earlier.figures[row.what];
    if (before === undefined || row.figure === undefined || (slower && isTime(row))) return [];
    if (row.figure <= before + toleranceOf(before, row)) return [];
    return [`${row.what}: ${before.toFixed(1)} before (${earlier.commit}), now ${row.seen}`];
  });
}

/** The last run on an idle machine, if there is one. */
export const lastIdleRun = (): Run | undefined => readHistory().findLast(({ busy }) => !busy);

/** Appends a run to the history, which keeps the last twenty. */
export function appendRun(run: Omit<Run, 'figures'>, rows: readonly Row[]): void {
  const figures = Object.fromEntries(
    rows.flatMap(({ what, figure }) => (figure === undefined ? [] : [[what, figure]])),
  );
  const runs = [...readHistory(), { ...run, figures }].slice(-MOST_RUNS);
  writeFileSync(file, `[\n${runs.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}
