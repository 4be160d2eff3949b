import { expect, it } from 'vitest';
import { stages } from '#content/stages.ts';
import { findStage, stageOfWeek, tipsFor } from './stageRules.ts';

const ADVICE = /26-30 weeks/;
const stage = (value: string) => {
  const found = stages.find((candidate) => candidate.value === value);
  if (!found) throw new Error(`There is no stage ${value}`);
  return found;
};
const hasAdvice = (value: string, week?: number) =>
  tipsFor(stage(value), week).some((tip) => ADVICE.test(tip));

it('the weeks to aim for are among the tips until they have passed', () => {
  expect(hasAdvice('optimal-3d')).toBe(true);
  expect(hasAdvice('optimal-3d', 30)).toBe(true);
  expect(hasAdvice('optimal-3d', 31)).toBe(false);
});

it('only they are left out', () => {
  const { recommendation } = stage('optimal-3d');
  expect(tipsFor(stage('optimal-3d'))).toEqual(recommendation.tips);
  expect(tipsFor(stage('optimal-3d'), 31)).toEqual(
    recommendation.tips.filter((tip) => !ADVICE.test(tip)),
  );
  expect(tipsFor(stage('optimal-3d'), 31).length).toBeGreaterThan(0);
});

it('the last stage never names them', () => {
  expect(hasAdvice('late-third')).toBe(false);
  expect(hasAdvice('late-third', 36)).toBe(false);
});

it('finds the stage of a value or a week, and none where there is none', () => {
  expect(findStage('late-second')?.label).toBe('Late second trimester');
  expect(findStage('nope')).toBeUndefined();
  expect(
    [7, 8, 12, 13, 21, 22, 27, 28, 34, 35, 41].map((week) => stageOfWeek(week)?.value),
  ).toEqual([
    undefined,
    'early-pregnancy',
    'early-pregnancy',
    'mid-second',
    'mid-second',
    'late-second',
    'late-second',
    'optimal-3d',
    'optimal-3d',
    'late-third',
    'late-third',
  ]);
});
