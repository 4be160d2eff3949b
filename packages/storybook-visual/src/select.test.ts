import { expect, test } from 'vitest';
import { findRepeats, matchScreenshots, wantedScreenshots } from './select.ts';

const result = (screenshot: string, fingerprint: string) => ({ screenshot, fingerprint });

test('findRepeats reports two stories that look the same in one mode', () => {
  const results = [result('desktop/a--x', '1'), result('desktop/b--y', '1')];
  expect(findRepeats(results)).toEqual([['desktop/a--x', 'desktop/b--y']]);
});

test('findRepeats ignores one story in two modes, and stories that are allowed to look the same', () => {
  const results = [result('desktop/a--x', '1'), result('reduced-motion/a--x', '1')];
  expect(findRepeats(results)).toEqual([]);
  const both = [...results, result('desktop/b--y', '1')];
  expect(findRepeats(both, [{ stories: ['a--x', 'b--y'], reason: 'on purpose' }])).toEqual([]);
});

test('wantedScreenshots returns the tagged stories of each mode, and rejects others that it lists', () => {
  const story = (id: string, ...tags: string[]) => ({
    ...{ id, type: 'story', title: 'A', name: 'X', tags },
  });
  const entries = { one: story('a--one', 'vr', 'phone'), two: story('a--two', 'vr') };
  const modes = [
    { name: 'desktop', tag: 'vr', viewport: 'desktop' },
    { name: 'mobile', tag: 'phone', viewport: 'mobile' },
    { name: 'print', tag: 'vr', viewport: 'desktop', stories: ['a--two'] },
  ];
  expect(wantedScreenshots({ entries }, modes)).toEqual([
    'desktop/a--one',
    'desktop/a--two',
    'mobile/a--one',
    'print/a--two',
  ]);
  const untagged = [{ name: 'print', tag: 'phone', viewport: 'desktop', stories: ['a--two'] }];
  expect(() => wantedScreenshots({ entries }, untagged)).toThrow(
    'The mode print lists a--two, which is no story with the tag phone.',
  );
});

test('matchScreenshots selects by story, by pattern, and by mode and story', () => {
  const all = ['desktop/a--x', 'mobile/a--x', 'desktop/a--y', 'desktop/b--x'];
  expect(matchScreenshots(all, ['a--x', 'b--x'])).toEqual([
    'desktop/a--x',
    'mobile/a--x',
    'desktop/b--x',
  ]);
  expect(matchScreenshots(all, ['desktop/a--*'])).toEqual(['desktop/a--x', 'desktop/a--y']);
  expect(matchScreenshots(all, ['mobile/a--x'])).toEqual(['mobile/a--x']);
  expect(matchScreenshots(all, ['a'])).toEqual([]);
});
