import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * One row of the report: target, measured value and result. `slow`: only a time limit was missed;
 * `busy`: missed while other programs used the CPU.
 */
export type Result = { wanted: string; seen: string; pass: boolean | 'skipped' | 'slow' | 'busy' };

/** From this share of the CPU on, other programs may explain a missed time limit. */
const BUSY = 0.25;

const SHOWN = 8;

/** A result that passes without `problems`; the first few are printed. */
export function resultOf(wanted: string, seen: string, problems: readonly string[]): Result {
  const shown = problems.slice(0, SHOWN).join('; ');
  const more = problems.length > SHOWN ? ` and ${problems.length - SHOWN} more` : '';
  return {
    wanted,
    seen: shown ? `${seen}; ${shown}${more}` : seen,
    pass: problems.length === 0,
  };
}

/**
 * A result with a time limit: if only that is missed, it is 'slow', or 'busy' if other programs
 * used the CPU, according to the `loads` that {@link measureOtherLoad} measured before and after.
 */
export function timedResultOf(
  wanted: string,
  seen: string,
  given: { problems: readonly string[]; slow: readonly string[]; loads: readonly number[] },
): Result {
  const load = Math.max(...given.loads);
  const result = resultOf(
    wanted,
    `${seen}; others took ${Math.round(load * 100)} % of the processors`,
    [...given.problems, ...given.slow],
  );
  if (result.pass || given.problems.length > 0) return result;
  return { ...result, pass: load >= BUSY ? 'busy' : 'slow' };
}

/** The share of the CPU that other programs use, 0 to 1: call it while no test runs. */
export async function measureOtherLoad(): Promise<number> {
  const before = processorTimes();
  await wait(1_000);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}

/** Runs `work` and records the first line of an error as a problem. */
export async function recordFailure(
  problems: string[],
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.push(`${name}: ${first}`);
  }
}

/** A target that cannot be measured on this machine, and why. */
export function skipped(wanted: string, reason: string): Result {
  return { wanted, seen: `not measured: ${reason}`, pass: 'skipped' };
}

/** A percentile of the values; `share` such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs `work` for each index, with limited parallelism. */
export async function runInParallel(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runLane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, runLane));
}
