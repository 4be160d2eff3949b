import { expect, it } from 'vitest';
import { fullTerm, stages } from '#content/stages.ts';
import {
  answerInQuery,
  parsePlannerQuery,
  findStage,
  linksAtWeek,
  nearestExample,
  stageOfWeek,
  selectTips,
} from './stageRules.ts';

const ADVICE = /26-30 weeks/;
const stage = (value: string) => {
  const found = stages.find((candidate) => candidate.value === value);
  if (!found) throw new Error(`There is no stage ${value}`);
  return found;
};
const hasAdvice = (value: string, week?: number) =>
  selectTips(stage(value), week).some((tip) => ADVICE.test(tip));

it('the tip with the best weeks shows until they have passed', () => {
  expect(hasAdvice('optimal-3d')).toBe(true);
  expect(hasAdvice('optimal-3d', 30)).toBe(true);
  expect(hasAdvice('optimal-3d', 31)).toBe(false);
});

it('the tips without the best weeks omit only that tip', () => {
  const { recommendation } = stage('optimal-3d');
  expect(selectTips(stage('optimal-3d'))).toEqual(recommendation.tips);
  expect(selectTips(stage('optimal-3d'), 31)).toEqual(
    recommendation.tips.filter((tip) => !ADVICE.test(tip)),
  );
  expect(selectTips(stage('optimal-3d'), 31).length).toBeGreaterThan(0);
});

it('the last stage never shows the best weeks', () => {
  expect(hasAdvice('late-third')).toBe(false);
  expect(hasAdvice('late-third', 36)).toBe(false);
});

it('the stage is found by value or week, and undefined otherwise', () => {
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

const optimal = stage('optimal-3d');

it.each([
  ['?stage=optimal-3d', { stage: optimal }],
  ['?utm=1&week=8', { stage: stage('early-pregnancy'), week: 8 }],
  ['?week=31&stage=late-third', { stage: optimal, week: 31 }],
  ['?week=40', { stage: fullTerm, week: 40 }],
  ['?stage=late-third&utm=1', { stage: stage('late-third') }],
  ['?stage=optimal-3d&week=60', {}],
  ['?week=x&stage=late-third&utm=1', {}],
  ['?week=7', {}],
  ['?week=41', {}],
  ['?week=031', {}],
  ['?week=3.1e1', {}],
  ['?stage=nope', {}],
  ['?stage=optimal-3d-x', {}],
  ['?backstage=optimal-3d', {}],
  ['', {}],
])('the query %j is parsed into stage and week', (query, asked) => {
  expect(parsePlannerQuery(query)).toEqual(asked);
  expect(answerInQuery.test(query), 'reserves the space of an answer').toBe('stage' in asked);
});

it('the week parameter accepts 8 to 40', () => {
  const weeks = Array.from({ length: 60 }, (_, week) => week);
  const accepted = weeks.filter((week) => parsePlannerQuery(`?week=${week}`).week === week);
  expect(accepted).toEqual(Array.from({ length: 33 }, (_, index) => index + 8));
});

it.each([
  ['optimal-3d', 31, 'Week 31'],
  ['optimal-3d', 30, 'Week 30'],
  ['mid-second', 20, 'Week 18'],
  ['early-pregnancy', 9, 'Week 8'],
  ['late-third', 40, 'Week 36'],
])('stage %s returns the example images nearest to week %i: %j', (value, week, name) => {
  const { ultrasoundImages } = stage(value);
  expect(ultrasoundImages[nearestExample(ultrasoundImages, week)]?.week).toBe(name);
});

it.each([
  [
    undefined,
    'Gender DNA Testing, Gender Peek, Premiere View, Cherished Memories, Visit the Boutique',
  ],
  [13, 'First Glimpse, Gender DNA Testing, Visit the Boutique'],
  [14, 'Quick Peek, Gender DNA Testing, Visit the Boutique'],
  [15, 'Gender Peek, Gender DNA Testing, Cherished Memories, Visit the Boutique'],
  [21, 'Cherished Memories, Gender DNA Testing, Gender Peek, Visit the Boutique'],
])(
  'the second stage links in week %s to what is possible then, its package first',
  (week, names) => {
    const labels = linksAtWeek(stage('mid-second'), week).map(({ label }) => label);
    expect(labels.map((label) => label.replace('See ', '')).join(', ')).toBe(names);
  },
);

it('a Premiere View is offered from week 27 on, and nothing changes after week 39', () => {
  const leadsTo = (value: string, week: number) =>
    linksAtWeek(stage(value), week).some(({ to }) => to.endsWith('#premiere-view'));
  expect([26, 27].map((week) => leadsTo('late-second', week))).toEqual([false, true]);
  expect(linksAtWeek(fullTerm, 40)).toEqual(fullTerm.links);
});
