import { expect, it } from 'vitest';
import { stages, tipsFor } from './stages.ts';

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
