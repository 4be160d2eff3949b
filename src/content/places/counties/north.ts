import type { County } from '../places.types.ts';
import { createCounty } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The counties from which the drive goes south, or along U.S. 30 from the west. */
export const northernCounties: readonly County[] = [
  createCounty({
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
      'Huron County stands between Lake Erie and us. Willard and Greenwich are near, Norwalk and Monroeville farther, and all of you come south.',
    facts: [
      "The county once covered all of the Firelands, the western end of Connecticut's Reserve, set aside for townspeople who lost their houses to British torches. Names such as Norwalk, Greenwich, New London and New Haven were carried over from the burned towns.",
      'The Huron River drains the north, and the muck farms of Celeryville grow lettuce and radishes for supermarkets far away.',
    ],
    drive:
      "Choose your parallel: Route 61 through Plymouth and Shelby in the west, Route 13 by Fitchville and Mansfield in the middle. From New London and the eastern edge, cut across to Route 13 at the first chance. It's south all the way.",
    planning: `North of U.S. 224, plan an outing and choose a longer session; south of it, an evening is enough. ${whenOpen('wednesday', ({ closes }) => `That evening could be Wednesday, when we're open until ${closes}.`)} ${whenOpen('saturday', ({ opens }) => `On Saturday, come at ${opens} and the day is still yours.`)} Relatives by the lake can watch on a phone: live streaming is one of the add-ons.`,
  }),
  createCounty({
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
      'From Seneca County to our ultrasound studio: advice for Tiffin, Fostoria and Attica on distance, roads, weeks, guests and live streaming.',
    intro:
      'From Seneca County the drive is long, so plan one good visit and bring company for the road.',
    facts: [
      'Named for the Seneca people, who had a reservation along the river until 1831, the county is farm country from corner to corner. Its two cities made glass of renown, Tiffin and Fostoria each under its own label. Two universities share the seat.',
      'On Friday nights in summer the sprint cars at Attica Raceway Park can be heard several townships away. Under the northeastern fields lie Seneca Caverns, where visitors climb down through a crack in the limestone, level by level, to an underground stream.',
    ],
    drive:
      'Attica has the best start, straight down Route 4 to Bucyrus. Tiffin takes Route 100 to the same place; Fostoria swings around by U.S. 23. From there U.S. 30 eastbound finishes the job. Republic and Bettsville go through Tiffin or Attica.',
    planning: `About 30 weeks is late enough to see a face and early enough to be comfortable in a car. Premiere View is our longest session. ${whenOpen('friday', ({ opens, closes }) => `Friday hours, ${opens} to ${closes}, let you leave after breakfast and be home for the races.`)} For friends, add a live stream or a recorded video. The directions link has the day's true time.`,
  }),
  createCounty({
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
    intro: 'Wyandot County and the studio are both on U.S. 30, a straight drive apart.',
    facts: [
      'The Wyandot were the last Native American nation to leave Ohio, in 1843, from their reserve around Upper Sandusky; two years later the county took their name. Two covered bridges, Parker and Swartz, still carry traffic over the Sandusky River, and Killdeer Plains, the great marsh in the south, draws eagles and short-eared owls.',
      'Pilgrims know the county for the shrine in Carey, history buffs for the mill and the mission. Sycamore and Nevada, the latter pronounced with a long A, are grain towns.',
    ],
    drive:
      "Due east, on U.S. 30. From Nevada you're as good as on it; from Sycamore, slip down through Nevada or Bucyrus; from Carey, use U.S. 23 to the interchange. The road is flat, straight and divided.",
    planning: `The highway does most of the work, so choose by season rather than by distance. ${whenOpen('tuesday', ({ opens, closes }) => `In winter, a weekday such as Tuesday is easy: ${opens} to ${closes}.`)} ${whenOpen('saturday', ({ closes }) => `In harvest time, there's Saturday until ${closes}.`)}`,
  }),
];
