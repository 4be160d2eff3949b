import { expect, test } from 'vitest';
import type { Result } from './results.ts';
import { findRepeats, matchScreenshots, mergeRetries, wantedScreenshots } from './select.ts';

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

test('wantedScreenshots returns tagged stories in each mode that selects them', () => {
  const story = (id: string, ...tags: string[]) => ({
    ...{ id, type: 'story', title: 'A', name: 'X', tags },
  });
  const entries = { one: story('a--one', 'vr', 'phone'), two: story('a--two', 'vr') };
  const modes = [
    { name: 'desktop', tag: 'vr', viewport: 'desktop' },
    { name: 'mobile', tag: 'phone', viewport: 'mobile' },
    {
      ...{ name: 'print', tag: 'vr', viewport: 'desktop' },
      stories: (tagged: readonly { id: string }[]) => tagged.slice(1) as never,
    },
  ];
  expect(wantedScreenshots({ entries }, modes)).toEqual([
    'desktop/a--one',
    'desktop/a--two',
    'mobile/a--one',
    'print/a--two',
  ]);
});

test('matchScreenshots selects by story, by pattern, by mode and story, and by mode', () => {
  const all = ['desktop/a--x', 'mobile/a--x', 'desktop/a--y', 'desktop/b--x'];
  expect(matchScreenshots(all, ['a--x', 'b--x'])).toEqual([
    'desktop/a--x',
    'mobile/a--x',
    'desktop/b--x',
  ]);
  expect(matchScreenshots(all, ['a--*'], ['desktop'])).toEqual(['desktop/a--x', 'desktop/a--y']);
  expect(matchScreenshots(all, ['mobile/a--x'])).toEqual(['mobile/a--x']);
  expect(matchScreenshots(all, ['a'])).toEqual([]);
});

test('mergeRetries keeps the last result and lists screenshots that matched only when retried', () => {
  const line = (screenshot: string, outcome: Result['outcome'], captures = 1): Result => ({
    ...{ screenshot, outcome, captures, fingerprint: '1' },
  });
  const { results, retried } = mergeRetries([
    line('desktop/a--x', 'changed', 2),
    line('desktop/b--x', 'same'),
    line('desktop/c--x', 'same', 3),
    line('desktop/a--x', 'same'),
    line('desktop/b--x', 'same'),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  expect(retried).toEqual(['desktop/a--x', 'desktop/c--x']);
});
