import type { Row } from '../figures.ts';

/** What a part of the bench found: its lines of the table, and everything that it measured. */
export type Part = {
  rows: Row[];
  figures: unknown;
  /** How fast the processor was, by Lighthouse's index. */
  speed?: number | undefined;
};

/** The pages that the targets are set for. */
export const chosenPages = ['/', '/services', '/3d-ultrasound-galion'] as const;

/** The latest first paint on a phone. Milliseconds. */
export const FIRST_PAINT = 720;

/** The greatest ratio of a page's first or largest paint to the yardstick's. */
export const PAINT_RATIO = 1.1;
