import type { County } from '../places.types.ts';
import { createCounty } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The counties from which the drive goes north or northeast. */
export const southernCounties: readonly County[] = [
  createCounty({
    slug: 'knox',
    name: 'Knox',
    seat: 'Mount Vernon',
    population: 62721,
    mainCities: ['Mount Vernon', 'Fredericktown', 'Gambier', 'Centerburg', 'Danville'],
    towns: townsOfCounty('Knox'),
    latitude: 40.3934,
    longitude: -82.4857,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Knox County, Ohio',
    metaDescription:
      'Five Knox County towns, one road north: how to reach our ultrasound studio from Mount Vernon, Gambier, Danville, Fredericktown or Centerburg, and what to plan.',
    intro: "Knox County's towns share one road to us: Route 13, northbound.",
    facts: [
      'General Henry Knox, the first Secretary of War, lent his name. The Kokosing, a state scenic river, crosses the county from west to east and has a paved trail for company; two colleges, Kenyon and Mount Vernon Nazarene, sit within a bicycle ride of one another.',
      'The comedian Paul Lynde grew up in Mount Vernon. Glass, engines and dairy farming fed the county.',
    ],
    drive:
      'Everything funnels into Route 13, northbound. Fredericktown has the shortest way, Mount Vernon and Gambier follow the same line, Danville may cut through the hills, and Centerburg, off on its own in the southwest, can choose between Route 314 and Interstate 71.',
    planning: `It's a longer drive, so put the most into one visit. Look at the best weeks in the Peek Planner, and let family who stay at home join by live streaming, an add-on. ${whenOpen('saturday', ({ opens }) => `On Saturdays we open at ${opens}, so the afternoon is free for a game in Mount Vernon.`)} ${whenOpen('friday', ({ closes }) => `Fridays we're open until ${closes}.`)}`,
  }),
  createCounty({
    slug: 'morrow',
    name: 'Morrow',
    seat: 'Mount Gilead',
    population: 34950,
    mainCities: ['Mount Gilead', 'Cardington', 'Edison', 'Marengo', 'Chesterville'],
    towns: townsOfCounty('Morrow'),
    latitude: 40.5492,
    longitude: -82.8274,
    minutes: 32,
    seoTitle: '3D/4D Ultrasound for Morrow County, Ohio',
    metaDescription:
      'Morrow County lies southwest of our ultrasound studio, with U.S. 42 in between. Driving from Mount Gilead, Cardington or Marengo, session choices and hours.',
    intro: 'Morrow County lies southwest of us, and U.S. 42 joins the two.',
    facts: [
      'The county was formed in 1848 and called after Jeremiah Morrow, an early governor. Warren G. Harding was born at Blooming Grove, in its northern hills, in 1865. A century later an oil strike made headlines, and for a few seasons derricks stood in back yards around Edison and Cardington.',
      "Today the county is mostly farmland, with the state park by Mount Gilead and the county fair at summer's end.",
    ],
    drive:
      "Northeast on U.S. 42 is right for Mount Gilead, Edison and Cardington. Marengo and the southeast have Interstate 71 at hand, up to the Bellville or Mansfield exits. In Chesterville you're already on Route 314, which leads to Ontario.",
    planning: `${whenOpen('wednesday', ({ closes }) => `After work in Columbus or at home, there's Wednesday until ${closes}.`)} ${whenOpen('saturday', ({ opens, closes }) => `Saturday hours are ${opens} to ${closes}.`)} Tie the visit to errands in Ontario. Gender Peek is quick enough to be one of them; Cherished Memories should get the day to itself.`,
  }),
  createCounty({
    slug: 'marion',
    name: 'Marion',
    seat: 'Marion',
    population: 65359,
    mainCities: ['Marion', 'Prospect', 'Caledonia', 'Waldo', 'La Rue'],
    towns: townsOfCounty('Marion'),
    latitude: 40.5887,
    longitude: -83.1285,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Marion County, Ohio',
    metaDescription:
      'The Harding Highway leads from Marion County to our ultrasound studio. Notes for Caledonia, Prospect, Waldo and La Rue, plus hours, packages and group visits.',
    intro:
      'Marion County lies flat and wide where the prairie begins. The old Harding Highway, Route 309, leads from there to our hills.',
    facts: [
      'The county remembers General Francis Marion, the Swamp Fox of the Revolution. La Rue, with fewer people than a high school, fielded a team in the young National Football League: the Oorang Indians of 1922 and 1923, with Jim Thorpe as player and coach.',
      'Waldo is known for its fried bologna sandwich. Caledonia was the boyhood home of the president whose monument stands in Marion.',
    ],
    drive:
      "For most, it's Route 309 all the way, northeast by Caledonia, Iberia and Galion. Prospect, Waldo and La Rue come through the city first and join it there.",
    planning: `The gender DNA test answers boy or girl from 6 weeks; the view itself gets better the longer you wait, up to about 34. ${whenOpen('thursday', ({ opens, closes }) => `Retired grandparents may like Thursday, ${opens} to ${closes}.`)} ${whenOpen('friday', ({ opens }) => `Those still at work can take Friday, from ${opens}.`)}`,
  }),
];
