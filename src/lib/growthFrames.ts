/**
 * One example image per week of pregnancy, all from one camera: gray fans in the first strip, a
 * face in the second. A strip is a picture of square frames, row by row.
 */
export const growthStrips = [
  { name: 'growth-weeks-8-19', from: 8, to: 19 },
  { name: 'growth-weeks-20-39', from: 20, to: 39 },
] as const;

/** Frames in a row of a strip. */
export const growthColumns = 4;

/** Where a week's frame is. */
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
