/** One line of the report: the figure that was wanted, the one that was seen. */
export type Result = { wanted: string; seen: string; pass: boolean };

/** A result that passes when there are no `problems`; the first of them are part of what was seen. */
export function resultOf(wanted: string, seen: string, problems: readonly string[]): Result {
  const shown = problems.slice(0, 3).join('; ');
  return { wanted, seen: shown ? `${seen}; ${shown}` : seen, pass: problems.length === 0 };
}
