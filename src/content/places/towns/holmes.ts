import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const holmesTowns: readonly LoneTown[] = [
  town({
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
      'Around Millersburg a person can still be late on account of a horse. We like that pace, and we keep it: nobody at our studio will rush a baby who is not ready to turn around.',
    facts: [
      'Millersburg is the seat of Holmes County, at the edge of one of the largest Amish settlements anywhere. The sandstone courthouse stands at the top of the hill, brick storefronts step down from it, and a Victorian house of twenty-eight rooms serves as the museum. In October, lanterns and cupboards line the streets for the antique festival.',
      'The Holmes County Trail, which sets out from the old depot, is built with two lanes: one for bicycles and feet, the other for buggies.',
    ],
    drive:
      'It is Route 39 nearly from end to end, northwest through Nashville to Loudonville, then on by Perrysville and Lucas into Mansfield, with Ontario right behind. Hills, hitching posts and slow-moving vehicles set the tempo, so go by daylight if you can. A quicker-looking alternative is Route 83 up to Wooster and U.S. 30 west. The directions link will say which wins today.',
    planning: `Allow yourselves the day. ${whenOpen('thursday', ({ opens }) => `We would choose a Thursday in spring: start after breakfast, arrive some time past ${opens}, and break the return trip in Loudonville for ice cream.`)} ${whenOpen('saturday', ({ closes }) => `In the tourist months a Saturday leaves the crowds at home to look after themselves; just be here well before ${closes}.`)} Payment is simple, cash or card when you arrive. For a first child we would go for Cherished Memories, and for a fourth as well, because the three others will want to count the toes. Carry the pictures home flat, in a book, the way things that last are carried. Visitors who have rented a cabin nearby and are expecting can do the same in reverse, with a wheel of cheese to take along for their driver.`,
  }),
];
