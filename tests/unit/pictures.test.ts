import { expect, test } from 'vitest';
import type { Result } from '#tests/vr/compare.ts';
import { findRepeats, matching, settle } from '#tests/vr/pictures.ts';
import { wantedPictures } from '#tests/vr/projects.ts';
import { command } from '#tests/vr/run.ts';
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

test('pages are pictured on paper and on a tablet too, the first story of a part under the mouse', () => {
  const story = (id: string, title: string, ...tags: string[]) => [
    id,
    { id, type: 'story', title, name: 'X', tags },
  ];
  const entries = Object.fromEntries([
    story('pages-x--one', 'Pages/X', 'vr', 'vr-mobile'),
    story('primitives-y--one', 'Primitives/Y', 'vr'),
    story('primitives-y--two', 'Primitives/Y', 'vr'),
  ]) as Parameters<typeof wantedPictures>[0]['entries'];
  const wanted = wantedPictures({ entries });
  expect(wanted).toContain('print/pages-x--one');
  expect(wanted).toContain('tablet/pages-x--one');
  expect(wanted.filter((picture) => picture.startsWith('hover/'))).toEqual([
    'hover/primitives-y--one',
  ]);
});

test('pictures are named by story, by pattern and by mode', () => {
  const pictures = ['desktop/a--x', 'mobile/a--x', 'desktop/a--y', 'desktop/b--x'];
  expect(matching(pictures, ['a--x', 'b--x'])).toEqual([
    'desktop/a--x',
    'mobile/a--x',
    'desktop/b--x',
  ]);
  expect(matching(pictures, ['a--*'], ['desktop'])).toEqual(['desktop/a--x', 'desktop/a--y']);
  expect(matching(pictures, ['mobile/a--x'])).toEqual(['mobile/a--x']);
  expect(matching(pictures, ['a'])).toEqual([]);
});

test('what came out right only at a second look is told by name', () => {
  const line = (picture: string, outcome: Result['outcome'], looks = 1): Result => ({
    picture,
    outcome,
    looks,
    fingerprint: '1',
  });
  const { results, again } = settle([
    line('desktop/a--x', 'different', 2),
    line('desktop/b--x', 'same'),
    line('desktop/c--x', 'same', 3),
    line('desktop/a--x', 'same'),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  expect(again).toEqual(['desktop/a--x', 'desktop/c--x']);
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

test('200 pixels a step off and eight a shade are the same, one more or one further off is not', () => {
  const plain = (first: number[]) =>
    sight(50, ...first, ...Array<number>(5000 - first.length).fill(40));
  const many = (count: number, value: number) => Array<number>(count).fill(value);
  expect(isSame(plain([]), plain([...many(200, 44), ...many(8, 68)]))).toBe(true);
  expect(isSame(plain([]), plain(many(201, 44)))).toBe(false);
  expect(isSame(plain([]), plain(many(9, 48)))).toBe(false);
  expect(isSame(plain([]), plain([72]))).toBe(false);
});

test('the same change elsewhere has the same shape, another one has not', () => {
  const blank = sight(3, 0, 0, 0, 0, 0, 0);
  const { region, shape } = difference(blank, sight(3, 4, 4, 0, 0, 0, 0));
  expect(region).toEqual({ left: 0, top: 0, width: 2, height: 1 });
  expect(difference(blank, sight(3, 0, 0, 0, 0, 8, 8)).shape).toBe(shape);
  expect(difference(blank, sight(3, 4, 0, 4, 0, 0, 0)).shape).not.toBe(shape);
});

test('pictures of the same pixels in another shape are not the same', () => {
  expect(isSame(sight(2, 0, 8), sight(1, 0, 8))).toBe(false);
  expect(fingerprint(sight(2, 0, 8))).not.toBe(fingerprint(sight(1, 0, 8)));
});

test('what a command leaves behind ends with it', async () => {
  // What was left holds the output open, so that nobody would hear of the end.
  const left = command('sh', ['-c', 'sleep 600 & echo begun']);
  expect(await left).toEqual({ status: 0, said: 'begun\n' });
});
