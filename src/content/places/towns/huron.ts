import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const huronTowns: readonly LoneTown[] = [
  town({
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
      'Norwalk knows what it is to wait for a green light with the heart pounding. The thing about our finish line is that nobody needs to hurry to it.',
    facts: [
      'The drag strip at Summit Motorsports Park brings the country’s fastest cars to town every summer and ends its biggest nights with fireworks and ice cream by the pound. On West Main Street things are calmer: maples line the avenue of old houses that earned Norwalk the name Maple City, and the Firelands Historical Society has shown its collections for generations.',
      'Why Firelands? Connecticut gave this land to families whose homes the British had burned in the Revolution; many were from Norwalk, Connecticut, and the Huron County seat is named for theirs.',
    ],
    drive:
      'You come due south. One way is Route 13, which shares the pavement with U.S. 250 as far as Fitchville and then goes its own way to Mansfield; from there you turn west. The other is Route 61, through Plymouth and Shelby, which never sees a city at all. Count on farm traffic either way, and check the directions link for the day’s true time.',
    planning: `With a trip of this size, get the most from it. Come in the weeks when a face has filled out, from about twenty-eight to thirty-four, and give Premiere View its full span. ${whenOpen('friday', ({ opens }) => `Take a Friday off and be our first guests at ${opens}.`)} ${whenOpen('wednesday', ({ closes }) => `Or leave after lunch on a Wednesday, when the last session is over by ${closes} and the way home is empty.`)} Great-aunts who prefer their porch can have the stream. Those who cannot sit still may ride along: our sofa crowd tops out at fifteen grown-ups and four kids, which by the standards of a race weekend is hardly a crowd. Nobody needs earplugs here, either.`,
  }),
  town({
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
      'In Willard somebody is always just getting up and somebody is always just going to bed. Our calendar has room for both.',
    facts: [
      'The town was born as Chicago Junction where lines of the Baltimore and Ohio met, and in 1917 took the name of the railroad’s president, Daniel Willard. The yard is still the loudest neighbor in town. Printers know the place as well, for books by the million have left a plant here.',
      'A little south lies Celeryville, where Dutch families drained a marsh in the 1890s and found black muck underneath, as rich as chocolate cake. Radishes, lettuce and greens from those fields go to supermarkets far beyond Ohio.',
    ],
    drive:
      'Go down by way of Plymouth to Shelby, and keep south from there to Ontario: Routes 61 and 314 between them do most of the job. Nothing on the way has more than two lanes, and the railroad crossings have the right to make you wait. The bearing is south with a hair of east in it. Leave a little earlier when the crop trucks are out.',
    planning: `Night crews, this is for you: the early part of the week has daylight sessions. ${whenOpen('tuesday', ({ opens, closes }) => `On Tuesday, from ${opens} to ${closes}, one can come off the third shift, nap, and still see a baby yawn in sympathy.`)} ${whenOpen('saturday', ({ closes }) => `Growers who cannot leave the fields in July may count on Saturdays, until ${closes}, or simply on a rainy one.`)} Early on, from six weeks, there is the gender DNA test, whose answer can reach you as soon as a day later, wherever the tractor happens to be. Then return when harvest is in and the due date is near, with time to sit. Friends from the fields and the yard can go in on an eGift card together, which is easily bought on a phone at the end of a row.`,
  }),
];
