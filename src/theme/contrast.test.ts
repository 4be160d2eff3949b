import { expect, test } from 'vitest';
import { contrastPairs, contrastRatio, leastRatio } from './contrast.ts';
import { tokens } from './tokens.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s on %s is %f', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

test.each(contrastPairs)(
  'contrast of $front on $ground suffices for $kind',
  ({ front, ground, kind }) => {
    const { color } = tokens;
    expect(contrastRatio(color[front], color[ground])).toBeGreaterThanOrEqual(leastRatio[kind]);
  },
);
