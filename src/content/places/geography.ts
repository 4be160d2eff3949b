import { groupThousands } from '#lib/money.ts';
import type { Coordinates, Wind } from './places.types.ts';

const EARTH_RADIUS_MILES = 3958.8;

const winds: readonly Wind[] = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in miles, as the crow flies. */
export function greatCircleMiles(from: Coordinates, to: Coordinates): number {
  const latitudeStep = radians(to.latitude - from.latitude);
  const longitudeStep = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudeStep / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitudeStep / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine));
}

/** Rounds a distance to one decimal: 8.62 becomes 8.6. */
export function roundedMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/** The compass direction (one of eight) from one place to another: 'southeast'. */
export function compassDirection(from: Coordinates, to: Coordinates): Wind {
  const longitudeStep = radians(to.longitude - from.longitude);
  const eastward = Math.sin(longitudeStep) * Math.cos(radians(to.latitude));
  const northward =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(longitudeStep);
  const eighths = Math.round((Math.atan2(eastward, northward) / Math.PI) * 4);
  return winds[(eighths + winds.length) % winds.length] ?? 'north';
}

/** The nearest other places, nearest first. */
export function nearestPlaces<Place extends Coordinates & { slug: string }>(
  place: Place,
  others: readonly Place[],
  count = 3,
): Place[] {
  return others
    .filter(({ slug }) => slug !== place.slug)
    .toSorted((a, b) => greatCircleMiles(place, a) - greatCircleMiles(place, b))
    .slice(0, count);
}

/** Formats a population with thousands separators: '124,936'. */
export function formatPopulation(people: number): string {
  return groupThousands(String(people));
}

/** Drives up to this many minutes are shown in minutes, longer ones in words (O4, ruling 11). */
const NAMED_MINUTES = 30;

/** The drive from a town to the studio as a phrase: 'just 20 minutes away' (O4). */
export function distancePhrase(minutes: number): string {
  return minutes <= NAMED_MINUTES ? `just ${minutes} minutes away` : 'less than an hour away';
}

/** The words before the county's name in its page's heading (N2). */
export function countyHeadingPrefix(county: { slug: string; minutes: number }): string {
  if (county.slug === 'richland') return 'in';
  return county.minutes <= NAMED_MINUTES ? 'Within Minutes of' : 'Less Than an Hour from';
}
