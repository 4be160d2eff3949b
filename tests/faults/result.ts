/** One line of the report: the figure that was wanted, the one that was seen. */
export type Result = { wanted: string; seen: string; pass: boolean | 'skipped' };

const SHOWN = 8;

/** A result that passes when there are no `problems`; the first of them are part of what was seen. */
export function resultOf(wanted: string, seen: string, problems: readonly string[]): Result {
  const shown = problems.slice(0, SHOWN).join('; ');
  const more = problems.length > SHOWN ? ` and ${problems.length - SHOWN} more` : '';
  return {
    wanted,
    seen: shown ? `${seen}; ${shown}${more}` : seen,
    pass: problems.length === 0,
  };
}

/** A target that this machine cannot measure, with the reason. */
export function skipped(wanted: string, reason: string): Result {
  return { wanted, seen: `not measured: ${reason}`, pass: 'skipped' };
}

/** The value below which a share of the others lies, such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Does `work` for each index, so many at a time. */
export async function inParallel(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
