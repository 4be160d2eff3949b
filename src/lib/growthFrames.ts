/**
 * Sprites with the example images of four weeks each, in a row of square frames: gray profile scans
 * at first, 3D faces from week 20 on.
 */
const growthStrips = [
  'growth-weeks-8-11',
  'growth-weeks-12-15',
  'growth-weeks-16-19',
  'growth-weeks-20-23',
  'growth-weeks-24-27',
  'growth-weeks-28-31',
  'growth-weeks-32-35',
  'growth-weeks-36-39',
] as const;

/** Frames per sprite. */
export const growthColumns = 4;

const FIRST_WEEK = 8;

/** The position of a week's frame. */
export function growthFrame(week: number) {
  const index = week - FIRST_WEEK;
  const strip = growthStrips[Math.floor(index / growthColumns)];
  if (!strip) throw new RangeError(`There is no frame of week ${week}`);
  return { strip, column: index % growthColumns };
}

/** The sprites around a week: its own first, then its neighbors. */
export function stripsAround(week: number) {
  const index = growthStrips.indexOf(growthFrame(week).strip);
  return [index, index + 1, index - 1].flatMap((near) => growthStrips[near] ?? []);
}
