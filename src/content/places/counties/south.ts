import type { County } from '../places.types.ts';
import { county } from '../records.ts';
import { townsOfCounty } from '../towns.ts';
import { whenOpen } from '../whenOpen.ts';

/** The counties from which one drives north or northeast. */
export const southernCounties: readonly County[] = [
  county({
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
    intro:
      'Knox County people are used to choosing between Columbus and the north for anything out of the ordinary. Our suggestion is the direction with fewer lanes and better hills.',
    facts: [
      'General Henry Knox, the first Secretary of War, lent his name. The Kokosing, a state scenic river, crosses the county from west to east and has a paved trail for company; two colleges, Kenyon and Mount Vernon Nazarene, sit within a bicycle ride of one another.',
      'The comedian Paul Lynde grew up in Mount Vernon, and might have had something to say about nervous fathers. The glassmakers, engine builders and dairymen of the county were of a drier sort.',
    ],
    drive:
      'Everything funnels into Route 13, northbound. Fredericktown has the shortest way, Mount Vernon and Gambier follow the same line, Danville may cut through the hills, and Centerburg, off on its own in the southwest, can choose between Route 314 and Interstate 71.',
    planning: `Because the ride is a real one, the fewest trips with the most in them is the rule. Look at the best weeks in the planner, gather your people, and let us know if some will join by live stream instead. ${whenOpen('saturday', ({ opens }) => `A Saturday start at ${opens} still gets you to an afternoon game in Mount Vernon.`)} ${whenOpen('friday', ({ closes }) => `On a Friday, with sessions up to ${closes}, supper on the way home becomes part of the story.`)}`,
  }),
  county({
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
    intro:
      'A good part of Morrow County drives to Columbus for work and might be glad to look at something other than taillights for once. Turn the car around: the other end of U.S. 42 leads to us.',
    facts: [
      'The county was formed in 1848 and called after Jeremiah Morrow, an early governor. Warren G. Harding was born at Blooming Grove, in its northern hills, in 1865. A century later an oil strike made headlines, and for a few seasons derricks stood in back yards around Edison and Cardington.',
      'These days the quiet has returned. There is the state park by Mount Gilead, the county fair at summer’s end, and a good deal of corn.',
    ],
    drive:
      'Northeast on U.S. 42 is right for Mount Gilead, Edison and Cardington. Marengo and the southeast have Interstate 71 at hand, up to the Bellville or Mansfield exits. In Chesterville you are already on Route 314, which ends up in Ontario without being asked.',
    planning: `Commuters should look at the edges of the week’s calendar. ${whenOpen('wednesday', ({ closes }) => `If you can skip the last meeting on a Wednesday, there is time before ${closes}.`)} ${whenOpen('saturday', ({ opens, closes }) => `Saturday, ${opens} to ${closes}, asks nothing of your boss at all.`)} Tie the visit to the errands you have in Ontario anyway. Gender Peek is quick enough to be one of them; Cherished Memories should get the day to itself.`,
  }),
  county({
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
      'Marion County lies flat and wide at the beginning of the prairie, and the old Harding Highway lifts out of it toward our hills. Follow it with a full car; there is somebody to meet.',
    facts: [
      'The county remembers General Francis Marion, the Swamp Fox of the Revolution, and parts of it were swampy enough to deserve him. La Rue, with fewer people than a high school, fielded a team in the young National Football League: the Oorang Indians of 1922 and 1923, with Jim Thorpe as player and coach.',
      'Waldo is a place of pilgrimage for one thing only, the fried bologna sandwich. Caledonia was the boyhood home of the president whose monument stands in Marion.',
    ],
    drive:
      'For most, it is Route 309 all the way, northeast by Caledonia, Iberia and Galion. Prospect, Waldo and La Rue come through the city first and join it there. Once you are in Galion, the rest is a formality.',
    planning: `Split the difference between patience and curiosity. A DNA test can answer boy or girl from six weeks, without a view; the view itself gets better the longer you wait, up to about thirty-four. ${whenOpen('thursday', ({ opens, closes }) => `Retired grandparents may care for a Thursday, when we are here from ${opens} to ${closes}.`)} ${whenOpen('friday', ({ opens }) => `Those still at work can take Friday, from ${opens}.`)} Nineteen seats are the limit, so hold the softball team to the starters.`,
  }),
];
