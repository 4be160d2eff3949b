import { expect, test } from 'vitest';
import { growthColumns, growthFrame, growthStrips } from './growthFrames.ts';
import { pictureRoles, pictures } from './pictures.ts';

test('every week from 8 to 39 has its own frame inside the image strip', () => {
  const places = Array.from({ length: 32 }, (_, index) => growthFrame(index + 8));
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(32);
  for (const { strip, column, row, rows } of places) {
    const { width, height } = pictureRoles[pictures[strip][0]];
    expect(width / growthColumns).toBeGreaterThanOrEqual(400);
    expect(height / rows).toBe(width / growthColumns);
    expect(column).toBeLessThan(growthColumns);
    expect(row).toBeLessThan(rows);
  }
  expect(growthStrips.map(({ from, to }) => [from, to])).toEqual([
    [8, 19],
    [20, 39],
  ]);
});

test.each([7, 40])('week %i, outside the range, has no frame', (week) => {
  expect(() => growthFrame(week)).toThrow(RangeError);
});
