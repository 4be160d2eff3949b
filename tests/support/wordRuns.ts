/** Every sequence of five words. */
export const wordRuns = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));

/** Pairs of texts that share at least this fraction of the shorter one's sequences. */
export function findSimilarPairs(
  texts: readonly { name: string; runs: ReadonlySet<string> }[],
  least: number,
): string[] {
  const sharedPart = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => sharedPart(one.runs, other.runs) >= least)
      .map((other) => `${one.name} / ${other.name}`),
  );
}
