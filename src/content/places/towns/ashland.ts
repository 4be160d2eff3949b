import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const ashlandTowns: readonly LoneTown[] = [
  createTown({
    slug: 'ashland',
    name: 'Ashland',
    kind: 'city',
    county: 'Ashland',
    population: 19225,
    zipCodes: ['44805'],
    latitude: 40.8687,
    longitude: -82.3182,
    minutes: 28,
    seoTitle: '3D/4D Ultrasound near Ashland, Ohio',
    metaDescription:
      'Two good roads take Ashland families to our ultrasound studio. Weekday, evening and Saturday hours, packages for each stage, and a plan for two easy visits.',
    intro:
      'Two good roads lead from Ashland to our studio, southwest and around Mansfield. Bring your family along.',
    facts: [
      "The town began as Uniontown; when the post office asked for another name, the settlers, admirers of Henry Clay, borrowed that of his Kentucky estate. Today it's the county seat and home to Ashland University, whose Eagles in purple and gold are cheered from one end of Claremont Avenue to the other.",
      'In early summer hot-air balloons rise over the rooftops at BalloonFest, and in September the county fair shows cattle, horses and hogs. John Chapman, better known as Johnny Appleseed, planted nurseries around these parts; a monument remembers him.',
    ],
    drive:
      'Set your compass to the southwest. U.S. 42 is the old direct way into Mansfield, where you turn west for Ontario. Alternatively take U.S. 250 out to Interstate 71, run south to U.S. 30, and let that freeway bring you around the top of Mansfield without a red light.',
    planning: `You're close enough for two visits: Gender Peek from 15 weeks with only the two of you, and a longer session around 30 weeks with everyone. ${whenOpen('friday', ({ closes }) => `Fridays we're open until ${closes}, for either.`)}`,
  }),
  createTown({
    slug: 'loudonville',
    name: 'Loudonville',
    kind: 'village',
    county: 'Ashland',
    alsoIn: ['Holmes'],
    population: 2786,
    zipCodes: ['44842'],
    latitude: 40.6353,
    longitude: -82.2332,
    minutes: 39,
    seoTitle: '3D/4D Ultrasound near Loudonville, Ohio',
    metaDescription:
      'From Mohican country to our ultrasound studio by Route 39. When Loudonville families like to come, what to book, and how to fit a session into a cabin weekend.',
    intro:
      'From Loudonville, Route 39 leads out of the Mohican hills to Mansfield, and Ontario is right beside it.',
    facts: [
      'The village calls itself the Canoe Capital of Ohio. Liveries line the Black Fork, which carries rafts and kayaks down to Mohican State Park, where the Clear Fork has cut a gorge deep enough for hemlocks to feel at home. Fall fills the campgrounds a second time.',
      'In October the Loudonville Free Street Fair shuts Main Street to cars, one of the last fairs in Ohio to be held right downtown. Charles Kettering, who invented the electric self-starter for automobiles, grew up on a farm nearby.',
    ],
    drive:
      'Route 39 heads northwest out of the hills, past Perrysville and Lucas, and comes down into Mansfield; Ontario joins on at the far side. There are climbs, a few hairpins and much to look at. Out-of-town guests with a cabin near the gorge take the same way.',
    planning: `Guests with a cabin can fit a session into their trip, from 15 weeks on. ${whenOpen('friday', ({ opens }) => `On a Friday we open at ${opens}.`)}`,
  }),
];
