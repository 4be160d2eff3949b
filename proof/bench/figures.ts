/** The median; the mean of the two middle values for an even number, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** One row of the result: a target, the measured value, and whether it passes. */
export type Row = {
  what: string;
  wanted: string;
  seen: string;
  pass: boolean;
  /** Why the target is missed, if known. */
  cause?: string | undefined;
};

type AtMost = {
  what: string;
  limit: number;
  /** One value, or those of several runs: their median counts, minimum and maximum are printed. */
  seen: number | readonly number[];
  unit?: string;
  digits?: number;
  cause?: string | undefined;
  /** Printed beside the value, such as a ratio. */
  note?: string;
};

/** A row that passes if the median is at most `limit`. */
export function limitRow({ what, limit, seen, unit = '', digits = 0, cause, note }: AtMost): Row {
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
    pass,
    ...(!pass && { cause }),
  };
}
