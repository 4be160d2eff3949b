/** The value in the middle; of an even number the mean of the two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** One line of the result: a target, what was seen, and whether that is good enough. */
export type Row = {
  what: string;
  wanted: string;
  seen: string;
  /** A measured number; smaller is better. */
  figure?: number;
  pass: boolean;
  /** Why it is missed, where that is known. */
  cause?: string | undefined;
};

/** The rows that a part of the benchmark measured. */
export type Part = {
  rows: Row[];
  /** How fast the processor was, by Lighthouse's index. */
  speed?: number | undefined;
};

type AtMost = {
  what: string;
  limit: number;
  /** One figure, or those of several runs: their median counts, the least and the most are said. */
  seen: number | readonly number[];
  unit?: string;
  digits?: number;
  cause?: string | undefined;
  /** What is said beside the figure, such as a ratio. */
  note?: string;
};

/** A row whose figure must not be greater than a limit. */
export function atMost({ what, limit, seen, unit = '', digits = 0, cause, note }: AtMost): Row {
  const runs = [seen].flat();
  const figure = median(runs);
  const spread =
    runs.length > 1
      ? `${Math.min(...runs).toFixed(digits)} to ${Math.max(...runs).toFixed(digits)}`
      : undefined;
  const notes = [spread, note].filter(Boolean).join('; ');
  const pass = figure <= limit;
  return {
    what,
    wanted: `<= ${limit}${unit}`,
    seen: `${figure.toFixed(digits)}${unit}${notes && ` (${notes})`}`,
    figure,
    pass,
    ...(!pass && { cause }),
  };
}
