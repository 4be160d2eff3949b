import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const huronTowns: readonly LoneTown[] = [
  createTown({
    slug: 'norwalk',
    name: 'Norwalk',
    kind: 'city',
    county: 'Huron',
    population: 17068,
    zipCodes: ['44857'],
    latitude: 41.2426,
    longitude: -82.6157,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Norwalk, Ohio Families',
    metaDescription:
      'Coming down from Norwalk to our ultrasound studio in Ontario: the two roads south, the weeks and packages that reward the drive, and hours for working parents.',
    intro:
      "Norwalk lies due north of the studio. It's a longer drive, so plan one good visit instead of several short ones.",
    facts: [
      "The drag strip at Summit Motorsports Park brings the country's fastest cars to town every summer and ends its biggest nights with fireworks and ice cream by the pound. On West Main Street things are calmer: maples line the avenue of old houses that earned Norwalk the name Maple City, and the Firelands Historical Society has shown its collections for generations.",
      'Why Firelands? Connecticut gave this land to families whose homes the British had burned in the Revolution; many were from Norwalk, Connecticut, and the Huron County seat is named for theirs.',
    ],
    drive:
      "You come due south. One way is Route 13, which shares the pavement with U.S. 250 as far as Fitchville and then goes its own way to Mansfield; from there you turn west. The other is Route 61, through Plymouth and Shelby, which never sees a city at all. Count on farm traffic either way, and check the directions link for the day's true time.",
    planning: `Come when a face has filled out, from about 28 to 34 weeks. ${whenOpen('friday', ({ opens }) => `Take a Friday off: we open at ${opens}.`)}`,
  }),
  createTown({
    slug: 'willard',
    name: 'Willard',
    kind: 'city',
    county: 'Huron',
    population: 6197,
    zipCodes: ['44890'],
    latitude: 41.0531,
    longitude: -82.7263,
    minutes: 38,
    seoTitle: '3D/4D Ultrasound near Willard, Ohio',
    metaDescription:
      'For parents in Willard and Celeryville: how to reach our ultrasound studio by way of Plymouth and Shelby, sessions around shift work, and what to book when.',
    intro:
      'In Willard some people start work when others come home. Our hours leave room for both.',
    facts: [
      "The town was born as Chicago Junction where lines of the Baltimore and Ohio met, and in 1917 took the name of the railroad's president, Daniel Willard. The yard is still the loudest neighbor in town.",
      'A little south lies Celeryville, where Dutch families drained a marsh in the 1890s and found rich black muck underneath. Radishes, lettuce and greens from those fields go to supermarkets far beyond Ohio.',
    ],
    drive:
      "Go down by way of Plymouth to Shelby, where a train may make you wait. Routes 61 and 314 between them do most of the job. Head south; it's a quiet two-lane drive. Leave a little earlier when the crop trucks are out.",
    planning: `${whenOpen('saturday', ({ closes }) => `Growers who can't leave the fields in July have Saturdays until ${closes}.`)} The gender DNA test works from 6 weeks; come back for Cherished Memories when harvest is in and there's time to sit.`,
  }),
];
