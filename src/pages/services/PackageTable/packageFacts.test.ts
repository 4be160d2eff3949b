import { expect, test } from 'vitest';
import { factsOf, bookableWeeks } from './packageFacts.ts';

const features = [
  'Thursdays only',
  '15+ weeks',
  '30 minutes',
  '2D, 3D and 4D ultrasound',
  'Gender determination if you like',
  'Hear the heartbeat',
  'Color and black-and-white pictures',
  'All images sent to your phone',
];

test("factsOf assigns a package's features to the table's columns", () => {
  expect(factsOf({ features })).toEqual({
    days: 'Thursdays only',
    weeks: '15+ weeks',
    minutes: '30 minutes',
    views:
      '2D, 3D and 4D ultrasound; Gender determination if you like; ' +
      'Color and black-and-white pictures; All images sent to your phone',
  });
});

test('factsOf leaves columns without a matching feature empty', () => {
  expect(factsOf({ features: [] })).toEqual({ days: '', weeks: '', minutes: '', views: '' });
});

test('bookableWeeks returns the weeks and, if limited, the weekdays', () => {
  expect(bookableWeeks({ features })).toBe('15+ weeks, Thursdays only');
  expect(bookableWeeks({ features: ['8 to 13 weeks'] })).toBe('8 to 13 weeks');
});
