import { describe, expect, it } from 'vitest';
import {
  countyHeadingPrefix,
  compassDirection,
  distancePhrase,
  formatPopulation,
  greatCircleMiles,
  nearestPlaces,
  roundedMiles,
} from './geography.ts';

const columbus = { slug: 'columbus', latitude: 39.9612, longitude: -82.9988 };
const cleveland = { slug: 'cleveland', latitude: 41.4993, longitude: -81.6944 };
const cincinnati = { slug: 'cincinnati', latitude: 39.1031, longitude: -84.512 };

describe('greatCircleMiles', () => {
  it('measures a known distance in both directions', () => {
    expect(greatCircleMiles(columbus, cleveland)).toBeCloseTo(126.1, 0);
    expect(greatCircleMiles(cleveland, columbus)).toBe(greatCircleMiles(columbus, cleveland));
  });

  it('returns zero from a place to itself', () => {
    expect(greatCircleMiles(columbus, columbus)).toBe(0);
  });
});

describe('compassDirection', () => {
  const here = { latitude: 40, longitude: -82 };

  it.each([
    ['north', 1, 0],
    ['northeast', 1, 1.3],
    ['east', 0, 1],
    ['southeast', -1, 1.3],
    ['south', -1, 0],
    ['southwest', -1, -1.3],
    ['west', 0, -1],
    ['northwest', 1, -1.3],
  ])('returns %s', (wind, north, east) => {
    const there = { latitude: here.latitude + north, longitude: here.longitude + east };
    expect(compassDirection(here, there)).toBe(wind);
  });
});

describe('nearestPlaces', () => {
  it('sorts by distance and omits the place itself', () => {
    const places = [cincinnati, cleveland, columbus];
    expect(nearestPlaces(columbus, places).map(({ slug }) => slug)).toEqual([
      'cincinnati',
      'cleveland',
    ]);
    expect(nearestPlaces(cleveland, places, 1)).toEqual([columbus]);
  });
});

describe('a distance in words', () => {
  it.each([
    [5, 'just 5 minutes away'],
    [30, 'just 30 minutes away'],
    [31, 'less than an hour away'],
    [40, 'less than an hour away'],
  ])('for %i minutes is "%s"', (minutes, phrase) => {
    expect(distancePhrase(minutes)).toBe(phrase);
  });

  it.each([
    ['richland', 10, 'in'],
    ['richland', 35, 'in'],
    ['crawford', 30, 'Within Minutes of'],
    ['knox', 31, 'Less Than an Hour from'],
  ])('for %s County and %i minutes is "%s"', (slug, minutes, prefix) => {
    expect(countyHeadingPrefix({ slug, minutes })).toBe(prefix);
  });

  it('keeps one decimal of a mile', () => {
    expect(roundedMiles(8.6499)).toBe(8.6);
    expect(roundedMiles(0.65)).toBe(0.7);
  });

  it("separates a population's thousands with commas", () => {
    expect(formatPopulation(1019)).toBe('1,019');
    expect(formatPopulation(124936)).toBe('124,936');
  });
});
