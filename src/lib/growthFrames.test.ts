import { expect, test } from 'vitest';
import { growthColumns, growthFrame, stripsAround } from './growthFrames.ts';
import { pictureRoles, pictures } from './pictures.ts';

test('every week from 8 to 39 has its own frame inside its image strip', () => {
  const weeks = Array.from({ length: 32 }, (_, index) => index + 8);
  expect(new Set(weeks.map((week) => JSON.stringify(growthFrame(week)))).size).toBe(32);
  for (const week of weeks) {
    const { strip, column } = growthFrame(week);
    const [, from, to] = /(\d+)-(\d+)$/.exec(strip) ?? [];
    expect(week - column, strip).toBe(Number(from));
    expect(week, strip).toBeLessThanOrEqual(Number(to));
    const { width, height } = pictureRoles[pictures[strip][0]];
    expect(height).toBe(width / growthColumns);
    expect(height).toBeGreaterThanOrEqual(400);
  }
});

test("a week's own image strip loads first, then those beside it", () => {
  expect(stripsAround(31)).toEqual([
    'growth-weeks-28-31',
    'growth-weeks-32-35',
    'growth-weeks-24-27',
  ]);
  expect(stripsAround(8)).toEqual(['growth-weeks-8-11', 'growth-weeks-12-15']);
  expect(stripsAround(39)).toEqual(['growth-weeks-36-39', 'growth-weeks-32-35']);
});

test.each([7, 40])('week %i, outside the range, has no frame', (week) => {
  expect(() => growthFrame(week)).toThrow(RangeError);
});
