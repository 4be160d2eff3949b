import { expect, test } from 'vitest';
import { firstWeek, lastWeek, startLine, startWeek } from './growth.ts';
import { genderPeek, stageHeadOfWeek } from './stageHeads.ts';
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

test('every week, including the first shown, has a stage with a package', () => {
  for (let week = firstWeek; week <= lastWeek; week += 1) {
    expect(stageHeadOfWeek(week)?.firstPackage?.to, `week ${week}`).toMatch(/^\/services#/);
  }
  expect(stageHeadOfWeek(startWeek)?.value).toBe('optimal-3d');
});

test('weeks before 15 that offer Gender Peek mention when it is available', () => {
  for (let week = firstWeek; week < 15; week += 1) {
    if (stageHeadOfWeek(week)?.firstPackage !== genderPeek) continue;
    expect(weekLines[week], `week ${week}`).toMatch(/week 15|next week/i);
  }
});
