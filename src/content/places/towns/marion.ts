import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const marionTowns: readonly LoneTown[] = [
  createTown({
    slug: 'marion',
    name: 'Marion',
    kind: 'city',
    county: 'Marion',
    population: 35999,
    zipCodes: ['43302'],
    latitude: 40.5887,
    longitude: -83.1285,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Families in Marion, Ohio',
    metaDescription:
      'Route 309 joins Marion to our ultrasound studio. See hours after work, packages by week of pregnancy, how many guests can watch, and tips for the ride over.',
    intro:
      "Route 309, the Harding Highway, joins Marion to our studio. Share the drive: there's room for two carloads.",
    facts: [
      'Warren G. Harding ran for president from his front porch here in 1920, and his home, with the presidential library beside it, is the best-known address in the city. Marion calls itself the Popcorn Capital of the World: the Wyandot Popcorn Museum shows antique poppers in splendid red and gold, and the Popcorn Festival closes downtown each September.',
      'Big machines were made here too. Marion steam shovels helped dig the Panama Canal, and the crawlers that carry rockets to the launch pad in Florida were built by the same firm.',
    ],
    drive:
      "Follow Route 309, the Harding Highway, through Caledonia, across Galion, and into Ontario as the main street. On the map that's northeast. A faster-looking loop by U.S. 23 and U.S. 30 is longer in miles and only worth it from the far north side. On festival weekend in September, leave before the parade.",
    planning: `${whenOpen('saturday', ({ opens, closes }) => `On Saturdays we're open from ${opens} to ${closes}, which suits two cars of family.`)} For a crowd look at Premiere View, from 27 weeks; for the two of you, Gender Peek is short and sweet.`,
  }),
];
