import type { County } from '../places.types.ts';
import { createCounty } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The studio's county, and the two whose seat is within half an hour's drive. */
export const nearCounties: readonly County[] = [
  createCounty({
    slug: 'richland',
    name: 'Richland',
    seat: 'Mansfield',
    population: 124936,
    mainCities: ['Mansfield', 'Ontario', 'Shelby', 'Lexington', 'Bellville', 'Plymouth'],
    towns: townsOfCounty('Richland'),
    latitude: 40.7584,
    longitude: -82.5155,
    minutes: 10,
    seoTitle: '3D/4D Ultrasound in Richland County, Ohio',
    metaDescription:
      'Our ultrasound studio is in Richland County itself, in Ontario. Sessions, opening hours and the roads from Mansfield, Shelby, Lexington, Bellville and Plymouth.',
    intro:
      'Richland is our home county. From Plymouth in the north to the Clear Fork valley in the south, no one has far to go.',
    facts: [
      'The first surveyors found deep black soil here and named the county for it. Mansfield became the seat and an industrial city of stoves and steel, while the land around it stayed green: skiers use the slopes at Snow Trails, and at Malabar Farm near Lucas, the estate of the novelist Louis Bromfield, Humphrey Bogart married Lauren Bacall in 1945.',
      'Johnny Appleseed lived and planted in this county for years before moving on west.',
    ],
    drive:
      'Ontario adjoins Mansfield on the west. U.S. 30 and Route 309 cross the county from side to side and meet there; Route 13 and U.S. 42 feed in from the north and south by way of Mansfield; Route 314 links Shelby and the Lexington area to us without touching the city.',
    planning: `With a short drive you can come more than once: First Glimpse early on, Gender Peek from 15 weeks, and a longer session with the family in the last trimester. ${whenOpen('wednesday', ({ closes }) => `The late day is Wednesday, until ${closes}.`)} ${whenOpen('saturday', ({ opens, closes }) => `With children in school there's Saturday, ${opens} to ${closes}.`)}`,
  }),
  createCounty({
    slug: 'ashland',
    name: 'Ashland',
    seat: 'Ashland',
    population: 52447,
    mainCities: ['Ashland', 'Loudonville', 'Hayesville', 'Jeromesville', 'Perrysville', 'Polk'],
    towns: townsOfCounty('Ashland'),
    latitude: 40.8687,
    longitude: -82.3182,
    minutes: 28,
    seoTitle: '3D/4D Ultrasound near Ashland County, Ohio',
    metaDescription:
      'Ultrasound sessions for Ashland County, from the university town to the Mohican hills: the ways west, hours, packages, and towns with a page of their own.',
    intro:
      'Ashland County reaches from the edge of Richland to the woods of Mohican. Its northern half comes to us by freeway, its southern half by Route 39.',
    facts: [
      'The county was put together in 1846 from pieces of its neighbors, which is why old family papers may say Wayne, Richland, Huron or Lorain. The seat is a university town. Down by Loudonville and Perrysville, Mohican-Memorial State Forest, Pleasant Hill Lake and the canoe liveries make summer the busiest time of the year.',
      'In between are crossroads such as Hayesville, with its opera house, and Jeromesville, once the neighbor of a Delaware village; Polk looks out over fields toward the north.',
    ],
    drive:
      'From the middle and the north, come southwest along U.S. 42, or cut over to Interstate 71 and finish on U.S. 30. From Perrysville and Loudonville, Route 39 is the shortest. All ways pass through or around Mansfield, and Ontario is just beyond.',
    planning: `${whenOpen('friday', ({ opens, closes }) => `Friday hours, ${opens} to ${closes}, suit teachers, nurses and students.`)} If summer guests keep you busy, spring and fall are easier. For a face, aim for 28 weeks and up; for boy or girl before a family reunion, 15 weeks will do.`,
  }),
  createCounty({
    slug: 'crawford',
    name: 'Crawford',
    seat: 'Bucyrus',
    population: 42025,
    mainCities: ['Bucyrus', 'Galion', 'Crestline', 'New Washington'],
    towns: townsOfCounty('Crawford'),
    latitude: 40.8084,
    longitude: -82.9755,
    minutes: 25,
    seoTitle: '3D/4D Ultrasound near Crawford County, Ohio',
    metaDescription:
      'Crawford County meets our ultrasound studio along U.S. 30 and Route 309. What each corner of the county should know about the drive, the hours and the packages.',
    intro:
      'Crawford County begins a few miles west of our door. U.S. 30 serves Bucyrus and Crestline, Route 309 serves Galion.',
    facts: [
      'Colonel William Crawford, a friend of George Washington, gave the county its name after a frontier campaign that ended badly in 1782. Water leaves it in two directions: the Sandusky sets out for Lake Erie, the Olentangy for the Ohio.',
      'German settlers brought the sausage. Bucyrus celebrates it in August; New Washington, up north among the steeples, has long been known for its hatcheries.',
    ],
    drive:
      'Take U.S. 30 eastbound from Bucyrus or Crestline, and Route 309 from Galion. From New Washington and the northern townships, come down Route 602 or 98 to the freeway first, or drift across by way of Tiro and Shelby.',
    planning: `${whenOpen('tuesday', ({ opens }) => `Mornings are yours on a Tuesday from ${opens}.`)} ${whenOpen('wednesday', ({ closes }) => `The evening is Wednesday, until ${closes}.`)} Near neighbors can come for a Quick Peek or to pick up an order. For the whole family, choose Cherished Memories or Premiere View.`,
  }),
];
