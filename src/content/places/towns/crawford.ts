import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const crawfordTowns: readonly LoneTown[] = [
  createTown({
    slug: 'bucyrus',
    name: 'Bucyrus',
    kind: 'city',
    county: 'Crawford',
    population: 11684,
    zipCodes: ['44820'],
    latitude: 40.8084,
    longitude: -82.9755,
    minutes: 25,
    seoTitle: '3D/4D Ultrasound near Bucyrus, Ohio, off U.S. 30',
    metaDescription:
      'One highway leads from Bucyrus to our ultrasound studio. Opening hours, packages for every stage, and seats for the whole family.',
    intro:
      "One highway joins Bucyrus to our studio, so the drive is simple. Bring the family: there's a seat for everyone.",
    facts: [
      "Bucyrus is the Crawford County seat and calls itself the Bratwurst Capital of America; in August the Bratwurst Festival fills Sandusky Avenue with smoke, bands and parades. Just off the square, Eric Grohe's mural Great American Crossroad paints a whole street scene onto a flat wall, so well that you want to walk into it.",
      'Colonel James Kilbourne laid the town out in 1822 on the upper Sandusky River, and the old Lincoln Highway still comes through.',
    ],
    drive:
      "Straight east on U.S. 30. The road is divided and fast, bypasses Crestline, and hands you over to Ontario with hardly a curve worth mentioning. If you'd rather see houses than guardrails, follow the old Lincoln Highway through Leesville and Crestline instead: same direction, slower, prettier. Trucks and commuters use the same lanes, so early afternoon is the easy time.",
    planning: `${whenOpen('friday', ({ closes }) => `Friday runs until ${closes}, after work and school.`)} If both sets of grandparents want to watch, book Premiere View, our longest session, from 27 weeks.`,
  }),
  createTown({
    slug: 'galion',
    name: 'Galion',
    kind: 'city',
    county: 'Crawford',
    alsoIn: ['Morrow', 'Richland'],
    population: 10453,
    zipCodes: ['44833'],
    latitude: 40.7337,
    longitude: -82.7899,
    minutes: 20,
    seoTitle: '3D/4D Ultrasound near Galion, Ohio',
    metaDescription:
      'State Route 309 runs from Galion right to our ultrasound studio in Ontario. Opening hours, packages, and how to make a meeting point of it for the family.',
    intro:
      'Route 309 runs from Galion straight to our studio in Ontario, which makes it an easy place for the family to meet.',
    facts: [
      "The Big Four Depot, opened in 1900, was a division headquarters of the Cleveland, Cincinnati, Chicago and St. Louis Railway, and it's still the grandest building by the tracks. Brownella Cottage, once the home of the quarrelsome Bishop William Montgomery Brown, keeps his books and furniture as he left them.",
      "Road crews the world over have worked with a Galion grader: the Galion Iron Works built them here. Three counties meet at the city's edge, for most of it lies in Crawford, with corners in Morrow and Richland.",
    ],
    drive:
      'Pick up Route 309, the old Harding Highway, on the east side and let it carry you into Ontario; it heads east with a slight lean to the north and widens to four lanes as the shops begin. From the Crestline side, take U.S. 30.',
    planning: `${whenOpen('wednesday', ({ closes }) => `On Wednesdays we're open until ${closes}, so there's time for supper first.`)} Quick Peek and First Glimpse are short early visits for the two of you; later, Cherished Memories gives everyone time to decide whose nose it is.`,
  }),
  createTown({
    slug: 'crestline',
    name: 'Crestline',
    kind: 'village',
    county: 'Crawford',
    alsoIn: ['Richland'],
    population: 4525,
    zipCodes: ['44827'],
    latitude: 40.7876,
    longitude: -82.7366,
    minutes: 12,
    seoTitle: '3D/4D Ultrasound near Crestline, Ohio',
    metaDescription:
      'Crestline is only a few exits west of our ultrasound studio in Ontario. Short visits, quick gender answers, opening hours and packages for a railroad village.',
    intro:
      'Crestline is our nearest neighbor to the west. U.S. 30 brings you to Ontario in a few exits.',
    facts: [
      'Crestline owes its existence to railroads. Two main lines crossed here, the later Pennsylvania and the Big Four, and for generations the village changed engines, crews and passengers around the clock. The name comes from the belief that the town sat on the crest of the watershed between Lake Erie and the Ohio River.',
      'The Lincoln Highway came through as well, and the old road still leads east to Ontario.',
    ],
    drive:
      'Take U.S. 30 east; the Ontario exits come up soon. The old Lincoln road leads the same way without a ramp. From the south end, some neighbors cut across to Route 309 instead.',
    planning: `You're close enough for a quick visit: Gender Peek can be booked from 15 weeks and answers one question. ${whenOpen('thursday', ({ opens }) => `Thursday is the day of our weekly special, and we open at ${opens}.`)}`,
  }),
];
