export type Random = {
  /** A number from 0 to below 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A number around 0, at most `reach` away, usually close to 0. */
  around: (reach: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

/** A random generator that repeats its sequence for a seed (mulberry32 over an FNV-1a hash). */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (reach) => (next() + next() + next() - 1.5) * (reach / 1.5),
    pick: (list) => {
      const choice = list[Math.floor(next() * list.length)];
      if (choice === undefined) throw new RangeError('Nothing to pick from');
      return choice;
    },
  };
}
