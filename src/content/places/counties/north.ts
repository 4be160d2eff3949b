import type { County } from '../places.types.ts';
import { county } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The counties from which one drives south or along U.S. 30 from the west. */
export const northernCounties: readonly County[] = [
  county({
    slug: 'huron',
    name: 'Huron',
    seat: 'Norwalk',
    population: 58565,
    mainCities: ['Norwalk', 'Willard', 'New London', 'Greenwich', 'Monroeville'],
    towns: townsOfCounty('Huron'),
    latitude: 41.2426,
    longitude: -82.6157,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Huron County, Ohio',
    metaDescription:
      'From Huron County south to our ultrasound studio: the roads from Norwalk, Willard and New London, hours that fit, and sessions that repay the distance.',
    intro:
      'Huron County stands between the lake and us. Families in Willard and Greenwich are our near neighbors across the line, those in Norwalk and Monroeville the far ones, and both find that the road south is mostly empty.',
    facts: [
      'The county once covered all of the Firelands, the western end of Connecticut’s Reserve, set aside for townspeople who lost their houses to British torches. Names such as Norwalk, Greenwich, New London and New Haven were carried over from the burned towns, so that a map of the county reads like a train timetable along Long Island Sound.',
      'The Huron River drains the north, the muck farms of Celeryville feed the salad bowls, and freight trains tie the corners together.',
    ],
    drive:
      'Choose your parallel: Route 61 through Plymouth and Shelby in the west, Route 13 by Fitchville and Mansfield in the middle. From New London and the eastern edge, cut across to Route 13 at the first chance. The heading never changes from south.',
    planning: `North of U.S. 224, think of it as an excursion and book the long session; south of it, an evening is enough. ${whenOpen('wednesday', ({ closes }) => `That evening would be Wednesday, when nobody is sent home before ${closes}.`)} ${whenOpen('saturday', ({ opens }) => `On Saturday, aim for the first appointment, at ${opens}, and the day is still yours.`)} Tell the lake relatives that a phone is enough to be part of it: live streaming is one of the add-ons.`,
  }),
  county({
    slug: 'seneca',
    name: 'Seneca',
    seat: 'Tiffin',
    population: 55069,
    mainCities: ['Tiffin', 'Fostoria', 'Attica', 'Republic', 'Bettsville'],
    towns: townsOfCounty('Seneca'),
    latitude: 41.1145,
    longitude: -83.178,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Seneca County, Ohio',
    metaDescription:
      'Seneca County is at the edge of our ultrasound studio’s map. Candid advice for Tiffin, Fostoria and Attica: distance, roads, weeks, guests and live video.',
    intro:
      'We will be candid with Seneca County: there is nothing short about the way to us. Whoever comes has decided to, and we mean to deserve it.',
    facts: [
      'Named for the Seneca people, who had a reservation along the river until 1831, the county is farm country from corner to corner. Its two cities made glass of renown, Tiffin and Fostoria each under its own label. Two universities share the seat.',
      'On Friday nights in summer the sprint cars at Attica Raceway Park can be heard several townships away. Under the northeastern fields lie Seneca Caverns, where visitors climb down through a crack in the limestone, level by level, to an underground stream.',
    ],
    drive:
      'Attica has the best start, straight down Route 4 to Bucyrus. Tiffin takes Route 100 to the same place; Fostoria swings around by U.S. 23. From there U.S. 30 eastbound finishes the job. Republic and Bettsville go through Tiffin or Attica, whichever tractor is slower.',
    planning: `Book one visit, late enough to see a face and early enough to be comfortable in a car: about thirty weeks is the middle of that road. Premiere View gives the most for the miles. ${whenOpen('friday', ({ opens, closes }) => `Friday’s hours, ${opens} to ${closes}, let you leave after breakfast and be home for the races.`)} Distance is no obstacle for your friends, because a live stream or a recording can be added. And read the directions link before you set off; it knows today’s roads better than a web page can.`,
  }),
  county({
    slug: 'wyandot',
    name: 'Wyandot',
    seat: 'Upper Sandusky',
    population: 21900,
    mainCities: ['Upper Sandusky', 'Carey', 'Sycamore', 'Nevada'],
    towns: townsOfCounty('Wyandot'),
    latitude: 40.8273,
    longitude: -83.2813,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Wyandot County, Ohio',
    metaDescription:
      'Wyandot County and our ultrasound studio are two stops on U.S. 30. Tips for Upper Sandusky, Carey, Nevada and Sycamore: when to come, and with how many.',
    intro:
      'Wyandot is the least populous county on our list, the kind in which every second car on the road belongs to a cousin. Put a few of them into yours.',
    facts: [
      'The Wyandot were the last Native American nation to leave Ohio, in 1843, from their reserve around Upper Sandusky; two years later the county took their name. Two covered bridges, Parker and Swartz, still carry traffic over the Sandusky River, and Killdeer Plains, the great marsh in the south, draws eagles and short-eared owls.',
      'Pilgrims know the county for the shrine in Carey, history buffs for the mill and the mission. Sycamore and Nevada, the latter pronounced with a long A, look after the grain.',
    ],
    drive:
      'Due east, on U.S. 30. From Nevada you are as good as on it; from Sycamore, slip down through Nevada or Bucyrus; from Carey, use U.S. 23 to the interchange. Flat, straight and divided, it is the kind of drive on which every toddler falls asleep.',
    planning: `Because the highway does most of the work, choose by season rather than by distance. In February a weekday would be lovely and quiet. ${whenOpen('tuesday', ({ opens, closes }) => `Tuesday is one to think of, ${opens} to ${closes}.`)} ${whenOpen('saturday', ({ closes }) => `In harvest time, come on a wet Saturday and stay until ${closes} if the combine is parked.`)} Count heads first: fifteen adults and four children is the room’s limit, and one grandfather will want to stand anyway.`,
  }),
];
