import type { Row } from '../figures.ts';

/** The rows that a part of the benchmark measured. */
export type Part = {
  rows: Row[];
  /** How fast the processor was, by Lighthouse's index. */
  speed?: number | undefined;
};
