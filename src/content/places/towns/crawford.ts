import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const crawfordTowns: readonly LoneTown[] = [
  town({
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
      'One highway leads from Bucyrus to our ultrasound studio. Opening hours, packages for every stage, and ideas for bringing a whole bratwurst-loving family.',
    intro:
      'A city that feeds crowds by the thousand at a sausage festival will not be impressed by our seating for nineteen. Still, it is plenty for the people who matter when a baby from Bucyrus makes a first appearance on screen.',
    facts: [
      'Bucyrus is the Crawford County seat and calls itself the Bratwurst Capital of America; in August the Bratwurst Festival fills Sandusky Avenue with smoke, bands and parades. Just off the square, Eric Grohe’s mural Great American Crossroad paints a whole street scene onto a flat wall, so well that you want to walk into it.',
      'Colonel James Kilbourne laid the town out in 1822 on the upper Sandusky River, and the old Lincoln Highway still comes through.',
    ],
    drive:
      'Straight east on U.S. 30. The road is divided and fast, bypasses Crestline, and hands you over to Ontario with hardly a curve worth mentioning. If you would rather see houses than guardrails, follow the old Lincoln Highway through Leesville and Crestline instead: same direction, slower, prettier. Trucks and commuters use the same lanes, so early afternoon is the easy time.',
    planning: `With such a simple road between us, timing is mostly about work. ${whenOpen('tuesday', ({ opens, closes }) => `Tuesday’s hours, ${opens} to ${closes}, fit parents on late shift or with a free morning.`)} ${whenOpen('friday', ({ closes }) => `Friday goes to ${closes}, so the plant, the school and the office can all let out first.`)} If both sets of grandparents want to watch, that is what Premiere View is for, our long session, best from week twenty-seven. Festival week is for bratwurst, and any other week is good for us. Keep to the day you booked if you can; a full day’s notice is all we ask when you cannot. If you have relatives in Wyandot County, tell them to meet you at the ramp, because they will be coming along the same highway behind you.`,
  }),
  town({
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
      'Trains made Galion a place where people from everywhere met on a platform. Think of the studio as the modern version: everyone arrives from a different direction, and someone small is the reason.',
    facts: [
      'The Big Four Depot, opened in 1900, was a division headquarters of the Cleveland, Cincinnati, Chicago and St. Louis Railway, and it is still the grandest building by the tracks. Brownella Cottage, once the home of the quarrelsome Bishop William Montgomery Brown, keeps his books and furniture as he left them.',
      'Road crews the world over have worked with a Galion grader: the Galion Iron Works built them here. Three counties meet at the city’s edge, for most of it lies in Crawford, with corners in Morrow and Richland.',
    ],
    drive:
      'Pick up Route 309, the old Harding Highway, on the east side and let it carry you into Ontario; it heads east with a slight lean to the north and widens to four lanes as the shops begin. There is no better way, and no second one worth describing, unless you happen to be in Crestline, where U.S. 30 takes over.',
    planning: `You are near enough for a weekday evening, and Galion people with kin in Marion tell us nothing new when they say that we lie along the same road. So use it: let the Marion side pick you up on the way through. ${whenOpen('wednesday', ({ closes }) => `On Wednesday the last families leave at ${closes}, which gives even a long supper its due.`)} Early in a pregnancy, Quick Peek or First Glimpse is a fine excuse for a short outing as a couple. Later, when names are settled and the crib is up, ask for Cherished Memories and let Grandma hold the remote for the argument about whose nose it is. Grandmothers tend to win it. Should the car be full, Crestline relatives can make their own way; they live closer than you do.`,
  }),
  town({
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
      'Of all the villages on our list, Crestline has the shortest way to us. The freight that rumbles through takes longer to clear the crossing than some of our visitors need to find their coats.',
    facts: [
      'Crestline owes its existence to railroads. Two main lines crossed here, the later Pennsylvania and the Big Four, and for generations the village changed engines, crews and passengers around the clock. The name comes from the belief that the town sat on the crest of the watershed between Lake Erie and the Ohio River.',
      'The Lincoln Highway came through as well, so a good part of America has passed Crestline by without stopping for pie. Their loss.',
    ],
    drive:
      'Hop onto U.S. 30 and point the car east; the Ontario exits come up before the heater has warmed the back seat. The old Lincoln road leads the same way without a ramp. From the south end, some neighbors cut across to Route 309 instead.',
    planning: `A place this near calls for small, easy visits. Gender Peek is made for that: it is brief, can be booked from fifteen weeks on, and ends with an answer, said aloud or sealed in an envelope. ${whenOpen('thursday', ({ opens }) => `Thursday has a special of its own on our list, and if you are here at ${opens}, you are home well ahead of the school bus.`)} ${whenOpen('friday', ({ opens }) => `Late risers like Friday, when we begin at ${opens}.`)} Should the baby sleep through everything with both hands over the face, coming back costs you little more than the gasoline for a few miles. And if all you need is the elephant with the heartbeat, pop in for the elephant. For anyone who works the rails, odd hours included, the booking page shows what is free without a phone call, and a full day’s notice is enough to change it.`,
  }),
];
