import type { County } from '../places.types.ts';
import { createCounty } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The counties east of Ashland, from which the drive goes west. */
export const easternCounties: readonly County[] = [
  createCounty({
    slug: 'wayne',
    name: 'Wayne',
    seat: 'Wooster',
    population: 116894,
    mainCities: ['Wooster', 'Orrville', 'Rittman', 'Doylestown', 'Dalton', 'Smithville'],
    towns: townsOfCounty('Wayne'),
    latitude: 40.8052,
    longitude: -81.9365,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Wayne County, Ohio',
    metaDescription:
      'Wayne County families reach our ultrasound studio on U.S. 30. What changes between Wooster, Orrville, Dalton and the Rittman end, and how to plan around it.',
    intro:
      'Wayne County is long from west to east: an easy run from Wooster, a long drive from the Rittman side.',
    facts: [
      "It bears the name of General Anthony Wayne, called Mad Anthony by his soldiers. More dairy cows graze here than in almost any county of Ohio, the ice cream shows it, and the fair in September is among the best attended in the state. Amish and Mennonite farms fill the southeast; Lehman's in Kidron, near Dalton, sells oil lamps and butter churns to people from all over.",
      'Jam comes from Orrville, salt from Rittman, and new kinds of tomatoes from the research plots in Wooster.',
    ],
    drive:
      'U.S. 30 is the spine. It passes Dalton and Wooster and goes on, westbound, past Mansfield to the Ontario exits. Smithville and Doylestown come down Route 585, Orrville and Rittman Route 57.',
    planning: `From the western half, an ordinary afternoon works. ${whenOpen('thursday', ({ closes }) => `Thursdays we're open until ${closes}, so you're home before the evening.`)} ${whenOpen('saturday', ({ opens, closes }) => `From the eastern half, keep a Saturday free, ${opens} to ${closes}.`)} Decide what you hope to see, and the Peek Planner names the package for it.`,
  }),
  createCounty({
    slug: 'holmes',
    name: 'Holmes',
    seat: 'Millersburg',
    population: 44223,
    mainCities: ['Millersburg', 'Berlin', 'Walnut Creek', 'Killbuck', 'Holmesville'],
    towns: townsOfCounty('Holmes'),
    latitude: 40.5545,
    longitude: -81.9179,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Holmes County, Ohio',
    metaDescription:
      "A gentle guide from Holmes County to our ultrasound studio: Route 39 from Berlin and Millersburg, weekday hours, a day's outing and keepsakes to carry home.",
    intro:
      'Route 39 joins Holmes County to Mansfield and to us, through Loudonville and the hills between.',
    facts: [
      'The county, named for a major who fell in the War of 1812, holds one of the largest Amish communities on earth, and close to half of its people belong to it. Berlin and Walnut Creek receive the visitors; Killbuck, down in its valley, lends its name to the creek and to one of the largest inland marshes left in Ohio.',
      'Swiss cheese has been made in these hills since the nineteenth century, and many of the workshops along the roads build furniture.',
    ],
    drive:
      'Route 39 collects Walnut Creek, Berlin and Millersburg and leads west by Loudonville to Mansfield, where Ontario begins. Holmesville sits on Route 83, an easy ride up to Wooster and U.S. 30. Killbuck starts out on U.S. 62. Give horses room, and leave early.',
    planning: `${whenOpen('tuesday', ({ opens }) => `On a Tuesday, we're open from ${opens} and the roads at home are free of visitors.`)} ${whenOpen('friday', ({ closes }) => `Friday, until ${closes}, leaves room for a late start.`)} Those who hire a driver can share the van: sisters may book their sessions one after the other. A frame or a plush with the heartbeat inside is easy to carry home.`,
  }),
];
