import { expect, test } from 'vitest';
import { firstWeek, lastWeek, startLine, startWeek } from './growth.ts';
import { packageOfWeek, stageHeadOfWeek } from './stageHeads.ts';
import { weekLines } from './weekLines.ts';

test('every week from 8 to 39 has its own text that fits its reserved space', () => {
  expect([firstWeek, lastWeek]).toEqual([8, 39]);
  expect(Object.keys(weekLines).map(Number)).toEqual(
    Array.from({ length: 32 }, (_, index) => index + firstWeek),
  );
  expect(new Set(Object.values(weekLines)).size).toBe(32);
  expect(weekLines[startWeek]).toBe(startLine);
  for (const line of Object.values(weekLines)) expect(line.length, line).toBeLessThanOrEqual(68);
});

test('every week with sessions has a package that is open in that week, and week 40 has none (ruling 70)', () => {
  const offers = new Map<string, number[]>();
  for (let week = firstWeek; week <= lastWeek; week += 1) {
    const { label = '' } = packageOfWeek(week) ?? {};
    offers.set(label, [...(offers.get(label) ?? []), week]);
  }
  const range = (weeks: number[] = []) => `${weeks[0]}-${weeks.at(-1)}`;
  expect([...offers].map(([label, weeks]) => [label, range(weeks)])).toEqual([
    ['See Quick Peek', '8-14'],
    ['See First Glimpse', '13-13'],
    ['See Gender Peek', '15-19'],
    ['See Cherished Memories', '20-39'],
  ]);
  expect(packageOfWeek(40)).toBeUndefined();
  expect(stageHeadOfWeek(startWeek)?.value).toBe('optimal-3d');
});
