import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const senecaTowns: readonly LoneTown[] = [
  town({
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
      'A town with two universities is full of people making plans. Put one hour aside for somebody whose plans so far are to kick, sleep and suck a thumb, and come watch.',
    facts: [
      'Tiffin is named after Edward Tiffin, the first governor of Ohio. Heidelberg University has taught on its limestone campus since 1850, Tiffin University since 1888, and the Sandusky River winds past downtown between flood walls. The Ritz Theatre of 1928 still turns on its chandelier for the evening show.',
      'For much of the last century Tiffin Glass filled china cabinets far from Seneca County; the museum of its collectors shows every color. If you inherit a goblet, this is where to ask.',
    ],
    drive:
      'Southeast is the word. Route 100 goes down through Melmore to Bucyrus, and from the interchange there U.S. 30 makes short work of the rest. Those on the east side may prefer to take U.S. 224 toward Willard and come south by Shelby. Both are country drives, long enough for the good podcast; the directions link will tell you just how long.',
    planning: `Budgets first, since students read this: a session makes a fine joint present, and friends can pool any amount for an eGift card. ${whenOpen('friday', ({ opens }) => `No lecture on Friday? We start at ${opens} that day, and a car with four in it splits the gas.`)} Established families with a school-age crew may look to the weekend. ${whenOpen('saturday', ({ closes }) => `Saturday stays open until ${closes}, late enough for a soccer game in the morning.`)} At fifteen weeks you can learn boy or girl on our screen; at thirty you can argue over dimples. If the second matters more to you, wait for it, and make a single trip with Cherished Memories. Ask a roommate to drive, promise a seat near the screen in return, and settle beforehand who may tell the group chat. Commencement guests make a willing audience too.`,
  }),
  town({
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
      'Fostoria is the far western end of our map. What brings families from there to our ultrasound studio, how they drive, and how those at home can watch along.',
    intro:
      'Of all the places that we list, none lies farther from our door than Fostoria. If you live there and still read on, chances are that half the family lives over here, and that half has already offered you the guest bed.',
    facts: [
      'Three counties share the city: Seneca, Hancock and Wood. Three railroads cross in it, and at the Iron Triangle Rail Park people bring lawn chairs to watch well over a hundred trains on a good day. Small children are usually the ones who ask to stay longer.',
      'Glass made Fostoria’s name when natural gas was cheap, from lamps to the crystal that brides put on their lists, and the Glass Heritage Gallery keeps the shine. The name itself honors Charles W. Foster, merchant and father of a governor.',
    ],
    drive:
      'U.S. 23 south to Upper Sandusky, past Carey; then U.S. 30 east, past Bucyrus; then Ontario. Two highways, both good, and a general heading of southeast. The tank should be full and the phone charged. Look up the day’s real time on the directions link, for it is the longest ride that this site describes.',
    planning: `Nobody should make such a trip on a whim, so do it for an occasion. A birthday at Grandma’s in Mansfield, a shower, a long weekend: book the session around that. ${whenOpen('thursday', ({ opens, closes }) => `If you stay over, a Thursday slot, sometime from ${opens} to ${closes}, is a treat.`)} ${whenOpen('saturday', ({ opens, closes }) => `If you go back the same day, take the middle of Saturday, when we are in from ${opens} to ${closes}.`)} Co-workers and cousins at home can follow on the live stream. We send a reminder two days before; should the snow have other ideas, one call with a day’s notice is all it takes to move you. Then put the kettle on at Grandma’s and hand the pictures around, one by one.`,
  }),
];
