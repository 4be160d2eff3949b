/**
 * Sprites with one example image per week, row by row in square frames: gray profile scans in the
 * first sprite, 3D faces in the second.
 */
export const growthStrips = [
  { name: 'growth-weeks-8-19', from: 8, to: 19 },
  { name: 'growth-weeks-20-39', from: 20, to: 39 },
] as const;

/** Frames per row. */
export const growthColumns = 4;

/** The position of a week's frame. */
export function growthFrame(week: number) {
  const strip = growthStrips.find(({ to }) => week <= to);
  if (!strip || week < strip.from) throw new RangeError(`There is no frame of week ${week}`);
  const index = week - strip.from;
  return {
    strip: strip.name,
    column: index % growthColumns,
    row: Math.floor(index / growthColumns),
    rows: (strip.to - strip.from + 1) / growthColumns,
  };
}
