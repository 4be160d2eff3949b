import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { counties } from '#content/places/counties.ts';
import { towns } from '#content/places/towns.ts';

// `places.tsv`: county seats and counties, 2020 census populations, the U.S. Postal Service's ZIP
// codes of street addresses, minutes by car and miles as the crow flies, collected apart from `src`.
const table = readFileSync(new URL('places.tsv', import.meta.url), 'utf8');
const rowsOf = (kind: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => line.startsWith(`${kind}\t`));

const toRow = (kind: string, place: (typeof counties)[number] | (typeof towns)[number]) =>
  [
    kind,
    place.slug,
    'seat' in place ? place.seat : place.county,
    place.population.replaceAll(',', ''),
    'zipCodes' in place ? place.zipCodes.join() : '-',
    place.minutes,
    place.milesFromStudio,
  ].join('\t');

it.each([
  ['county', counties, 11],
  ['town', towns, 30],
] as const)('each %s has the figures of the frozen table', (kind, places, count) => {
  expect(places).toHaveLength(count);
  expect(places.map((place) => toRow(kind, place)).toSorted()).toEqual(rowsOf(kind).toSorted());
});
