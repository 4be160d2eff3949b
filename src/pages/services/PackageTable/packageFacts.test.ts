import { expect, test } from 'vitest';
import { factsOf } from './packageFacts.ts';

test("factsOf sorts a package's features into the columns", () => {
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
  expect(factsOf({ features })).toEqual({
    weeks: '15+ weeks',
    minutes: '30 minutes',
    kinds: '2D, 3D and 4D ultrasound; Gender determination if you like',
    pictures: 'Color and black-and-white pictures; All images sent to your phone',
  });
});

test('factsOf leaves missing features blank', () => {
  expect(factsOf({ features: [] })).toEqual({ weeks: '', minutes: '', kinds: '', pictures: '' });
});
