import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const holmesTowns: readonly LoneTown[] = [
  createTown({
    slug: 'millersburg',
    name: 'Millersburg',
    kind: 'village',
    county: 'Holmes',
    population: 3151,
    zipCodes: ['44654'],
    latitude: 40.5545,
    longitude: -81.9179,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Millersburg, Ohio',
    metaDescription:
      'From the courthouse hill in Millersburg through Mohican country to our ultrasound studio: the scenic road, unhurried hours, and a simple plan for the day.',
    intro:
      "From Millersburg to the studio it's Route 39 nearly all the way. Plan half a day and enjoy the road.",
    facts: [
      'Millersburg is the seat of Holmes County, at the edge of one of the largest Amish settlements anywhere. The sandstone courthouse stands at the top of the hill, brick storefronts step down from it, and a Victorian house of twenty-eight rooms serves as the museum. In October, lanterns and cupboards line the streets for the antique festival.',
      'The Holmes County Trail, which sets out from the old depot, is built with two lanes: one for bicycles and feet, the other for buggies.',
    ],
    drive:
      "It's Route 39 nearly from end to end, northwest through Nashville to Loudonville, then on by Perrysville and Lucas into Mansfield, with Ontario right behind. Hills, hitching posts and slow-moving vehicles set the tempo, so go by daylight if you can. Route 83 up to Wooster and U.S. 30 west is the other way. The directions link says which is quicker today.",
    planning: `${whenOpen('thursday', ({ opens }) => `We open at ${opens} on Thursdays: start after breakfast, and stop in Loudonville on the way home.`)} Cherished Memories is good for a single visit, since there's time to wait for a hand to move.`,
  }),
];
