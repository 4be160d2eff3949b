import type { Row } from '../figures.ts';

/** The rows that a part of the benchmark measured. */
export type Part = {
  rows: Row[];
  /** How fast the processor was, by Lighthouse's index. */
  speed?: number | undefined;
};

/** The pages that the targets are set for. */
export const chosenPages = ['/', '/services', '/3d-ultrasound-galion'] as const;

/** The latest first paint on a phone. Milliseconds. */
export const FIRST_PAINT = 720;

/** The greatest ratio of a page's first or largest paint to that of the baseline page with the same headers. */
export const PAINT_RATIO = 1.1;
