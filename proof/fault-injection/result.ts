/** One row of the report: target, measured value and result. `slow`: only a time limit was missed. */
export type Result = { wanted: string; seen: string; pass: boolean | 'skipped' | 'slow' };

/** Creates a database for a server; undefined for SQLite. */
export type Databases = { createDatabase: () => Promise<string | undefined> };

const SHOWN = 8;

/**
 * A result that passes without `problems`; the first few are printed.
 * @param slow missed time limits, which other programs may cause: without problems, it is 'slow'.
 */
export function resultOf(
  wanted: string,
  seen: string,
  problems: readonly string[],
  slow: readonly string[] = [],
): Result {
  const all = [...problems, ...slow];
  const more = all.length > SHOWN ? [`and ${all.length - SHOWN} more`] : [];
  return {
    wanted,
    seen: [seen, ...all.slice(0, SHOWN), ...more].join('; '),
    pass: problems.length === 0 && (slow.length === 0 || 'slow'),
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
