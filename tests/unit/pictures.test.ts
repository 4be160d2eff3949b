import { expect, test } from 'vitest';
import { findRepeats, wantedPictures } from '#tests/vr/pictures.ts';
import { difference, fingerprint, isSame, type Sight } from '#tests/vr/sight.ts';

const result = (picture: string, print: string) => ({ picture, fingerprint: print });

test('two stories that look the same are told, with both', () => {
  const results = [result('desktop/a--x', '1'), result('desktop/b--y', '1')];
  expect(findRepeats(results, [])).toEqual([['desktop/a--x', 'desktop/b--y']]);
});

test('one story may look the same in two projects, and two on purpose', () => {
  const results = [result('desktop/a--x', '1'), result('reduced-motion/a--x', '1')];
  expect(findRepeats(results, [])).toEqual([]);
  const both = [...results, result('desktop/b--y', '1')];
  expect(findRepeats(both, [{ stories: ['a--x', 'b--y'], reason: 'on purpose' }])).toEqual([]);
});

test('a tag asks for a picture of its project', () => {
  const story = { id: 'a--x', type: 'story', title: 'A', name: 'X', tags: ['vr', 'vr-mobile'] };
  expect(wantedPictures({ entries: { 'a--x': story } })).toEqual(['desktop/a--x', 'mobile/a--x']);
});

const sight = (width: number, ...pixels: number[]): Sight => ({
  width,
  height: pixels.length / width,
  pixels: Buffer.from(pixels.flatMap((value) => [value, value, value])),
});

test('what differs is counted, a pixel that only one of them has too', () => {
  expect(difference(sight(2, 0, 8), sight(2, 0, 4)).count).toBe(1);
  expect(difference(sight(2, 0, 8), sight(2, 0, 8, 0, 8)).count).toBe(2);
  expect(difference(sight(1, 0), sight(1, 0)).count).toBe(0);
});

test('what no eye sees in one pixel of a thousand is the same, and four pixels of any colour', () => {
  const plain = (first: number[]) =>
    sight(50, ...first, ...Array<number>(5000 - first.length).fill(40));
  expect(isSame(plain([]), plain(Array<number>(5).fill(52)))).toBe(true);
  expect(isSame(plain([]), plain(Array<number>(6).fill(44)))).toBe(false);
  expect(isSame(plain([]), plain(Array<number>(4).fill(240)))).toBe(true);
  expect(isSame(plain([]), plain(Array<number>(5).fill(240)))).toBe(false);
});

test('pictures of the same pixels in another shape are not the same', () => {
  expect(isSame(sight(2, 0, 8), sight(1, 0, 8))).toBe(false);
  expect(fingerprint(sight(2, 0, 8))).not.toBe(fingerprint(sight(1, 0, 8)));
});
