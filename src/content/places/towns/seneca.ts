import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const senecaTowns: readonly LoneTown[] = [
  createTown({
    slug: 'tiffin',
    name: 'Tiffin',
    kind: 'city',
    county: 'Seneca',
    population: 17953,
    zipCodes: ['44883'],
    latitude: 41.1145,
    longitude: -83.178,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Families in Tiffin, Ohio',
    metaDescription:
      'Tiffin to our ultrasound studio: down Route 100, then east on U.S. 30. Read how to plan the outing, what suits student parents, and which hours work best.',
    intro:
      'Tiffin is a longer drive, southeast by Route 100 and U.S. 30. One well-chosen visit is the way to do it.',
    facts: [
      'Tiffin is named after Edward Tiffin, the first governor of Ohio. Heidelberg University has taught on its limestone campus since 1850, Tiffin University since 1888, and the Sandusky River winds past downtown between flood walls. The Ritz Theatre of 1928 still turns on its chandelier for the evening show.',
      'For much of the last century Tiffin Glass filled china cabinets far from Seneca County; the museum of its collectors shows every color.',
    ],
    drive:
      'Route 100 goes southeast, down through Melmore to Bucyrus, and from the interchange there U.S. 30 east does the rest. Those on the east side may prefer to take U.S. 224 toward Willard and come south by Shelby. Both are country drives; the directions link tells you how long.',
    planning: `${whenOpen('saturday', ({ closes }) => `Saturday stays open until ${closes}, late enough for a soccer game in the morning.`)} From 15 weeks you can learn boy or girl by ultrasound; around 30 weeks Cherished Memories shows a face.`,
  }),
  createTown({
    slug: 'fostoria',
    name: 'Fostoria',
    kind: 'city',
    county: 'Seneca',
    alsoIn: ['Hancock', 'Wood'],
    population: 13046,
    zipCodes: ['44830'],
    latitude: 41.157,
    longitude: -83.4169,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Fostoria, Ohio Families',
    metaDescription:
      'From Fostoria to our ultrasound studio: the way by U.S. 23 and U.S. 30, sessions that suit a weekend visit, opening hours, and live streaming for those at home.',
    intro:
      "Fostoria is at the far end of our area. If part of your family lives around Mansfield, there's a good reason to come anyway.",
    facts: [
      'Three counties share the city: Seneca, Hancock and Wood. Three railroads cross in it, and at the Iron Triangle Rail Park people bring lawn chairs to watch well over a hundred trains on a good day.',
      "Glass made Fostoria's name when natural gas was cheap, from lamps to the crystal that brides put on their lists, and the Glass Heritage Gallery shows what was made here. The name itself honors Charles W. Foster, merchant and father of a governor.",
    ],
    drive:
      'U.S. 23 south to Upper Sandusky, past Carey; then U.S. 30 east, past Bucyrus; then Ontario. Two highways, both good, and a general heading of southeast. The directions link has the real time for the day.',
    planning: `Tie the session to a visit: a birthday, a shower, a long weekend. ${whenOpen('saturday', ({ opens, closes }) => `If you go back the same day, Saturday from ${opens} to ${closes} leaves daylight for the drive.`)}`,
  }),
];
