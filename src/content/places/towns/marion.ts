import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const marionTowns: readonly LoneTown[] = [
  town({
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
      'In 1920 the country came to a front porch in Marion to look a candidate in the face. For a first look at your own candidate, bring your supporters to us; there are chairs for all the ones that count.',
    facts: [
      'Warren G. Harding ran for president from that porch, and his home, with the presidential library beside it, is the best-known address in the city. Marion calls itself the Popcorn Capital of the World: the Wyandot Popcorn Museum shows antique poppers in splendid red and gold, and the Popcorn Festival closes downtown each September.',
      'Big machines were made here too. Marion steam shovels helped dig the Panama Canal, and the crawlers that carry rockets to the launch pad in Florida were built by the same firm.',
    ],
    drive:
      'Find Route 309, the Harding Highway, and follow it to the end of your errand: through Caledonia, across Galion, and into Ontario as the main street. On the map that is northeast. A faster-looking loop by U.S. 23 and U.S. 30 is longer in miles and only worth it from the far north side. On festival weekend in September, get out of town before the parade does.',
    planning: `A city this size has more shifts, schools and schedules than one page can serve, so here are a few. ${whenOpen('wednesday', ({ closes }) => `After work: Wednesdays, since the studio is lit until ${closes}.`)} ${whenOpen('thursday', ({ opens }) => `While the older ones are at school: Thursdays from ${opens}, when there is also a special on the list.`)} ${whenOpen('saturday', ({ opens, closes }) => `All together: Saturdays between ${opens} and ${closes}, two cars, one playlist, and a bag of caramel corn for the back seat.`)} For the all-together version think of Premiere View; for two busy people, Gender Peek and a milkshake in Galion on the return trip will do nicely. Only agree beforehand on who brings the popcorn, and whether it is sweet or salted, for such things have split families.`,
  }),
];
