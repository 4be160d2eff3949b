import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const wayneTowns: readonly LoneTown[] = [
  createTown({
    slug: 'wooster',
    name: 'Wooster',
    kind: 'city',
    county: 'Wayne',
    population: 27232,
    zipCodes: ['44691'],
    latitude: 40.8052,
    longitude: -81.9365,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Wooster, Ohio Families',
    metaDescription:
      'Wooster and our ultrasound studio share a highway. What the drive on U.S. 30 is like, which sessions fit half a day off, and what to know before you set out.',
    intro: 'Wooster and the studio are joined by U.S. 30, four lanes nearly all the way.',
    facts: [
      "The College of Wooster crowns the north side, bagpipers in MacLeod tartan included. Ohio State's agricultural campus on the south side breeds crops, trains technicians and opens Secrest Arboretum to anyone who likes to walk among crabapples in May. Between them lies one of the liveliest courthouse squares in this part of Ohio.",
      'Local lore has it that the immigrant August Imgard lit one of the first Christmas trees in America here in 1847. Rubbermaid started in Wooster too.',
    ],
    drive:
      'Get on U.S. 30 and go west. The highway is divided, crosses Interstate 71, passes along the north of Mansfield and reaches Ontario with exits of its own.',
    planning: `${whenOpen('thursday', ({ opens }) => `Leave after the school run on a Thursday: we open at ${opens}.`)} A grandmother on another continent can watch by live streaming, and colleagues can send an eGift card by email.`,
  }),
  createTown({
    slug: 'orrville',
    name: 'Orrville',
    kind: 'city',
    county: 'Wayne',
    population: 8452,
    zipCodes: ['44667'],
    latitude: 40.8437,
    longitude: -81.764,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Orrville, Ohio',
    metaDescription:
      'For Orrville families: our ultrasound studio out west on U.S. 30. Advice on the drive, one visit done well, 8k portraits and guests of all ages.',
    intro:
      "From Orrville it's Route 57 and then U.S. 30 west. It's a longer drive, so plan one visit and bring everyone who'd like to see.",
    facts: [
      'Jerome Monroe Smucker pressed cider here in 1897 and sold apple butter from a wagon in crocks whose lids he signed. The J. M. Smucker Company has never moved away, and visitors from out of state still come looking for the jam at its source.',
      'Two railroad lines crossed at Orrville, the depot is now a museum, and the Red Riders of the high school play on within earshot. Bobby Knight learned his basketball here.',
    ],
    drive:
      "Route 57 drops south to U.S. 30, which then runs west past Wooster and the Mansfield exits until Ontario appears. The whole second part is four lanes. It's a fair distance; the directions link has a true time.",
    planning: `${whenOpen('saturday', ({ opens, closes }) => `Saturday hours run from ${opens} to ${closes}.`)} You take the pictures home the same day, in time for choir, team and quilting circle.`,
  }),
  createTown({
    slug: 'rittman',
    name: 'Rittman',
    kind: 'city',
    county: 'Wayne',
    alsoIn: ['Medina'],
    population: 6131,
    zipCodes: ['44270'],
    latitude: 40.9781,
    longitude: -81.7821,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Rittman, Ohio',
    metaDescription:
      'From Rittman to our ultrasound studio: the way by Route 57 and U.S. 30, how to prepare so that one trip is enough, and the packages for a longer drive.',
    intro:
      'Rittman is a long ride from us, most of it on U.S. 30. A little preparation makes one trip enough.',
    facts: [
      'The settlement tried out Milton Station, Ellio and Arkona before it settled on Rittman in the early 1880s, after a railroad treasurer; Arkona had been mistaken for Akron once too often. Then drillers struck salt. The works that followed became Morton Salt, so that a pinch of Rittman sits on tables all over the country.',
      'Most of the city belongs to Wayne County, with a corner in Medina. Orchards and market gardens ring it, and strawberries get a festival.',
    ],
    drive:
      'Expect a long ride to the west and a little south. Route 57 leads down past Orrville to U.S. 30, and that highway carries you the rest of the way, around Wooster, across Interstate 71, to the Ontario exits. Please read the time off the directions link instead of guessing.',
    planning: `Choose a week when a face shows well, about 28 weeks or later. ${whenOpen('friday', ({ opens, closes }) => `On a Friday, ${opens} to ${closes}, you can plan around traffic and naps.`)}`,
  }),
  createTown({
    slug: 'doylestown',
    name: 'Doylestown',
    kind: 'village',
    county: 'Wayne',
    population: 3051,
    zipCodes: ['44230'],
    latitude: 40.9701,
    longitude: -81.6965,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Doylestown, Ohio Families',
    metaDescription:
      'From the hilltop village of Doylestown to our ultrasound studio: the way by Wooster and U.S. 30, a night with family nearby, and what to book.',
    intro:
      'Doylestown sits on its hill in the last corner of Wayne County, the longest drive to us from the east. Combine it with a visit to family in Ashland or Mansfield.',
    facts: [
      "William Doyle founded the village in 1827. In the ravine below, Rogues' Hollow was for decades a rough coal-mining settlement known for its ghost stories, and a summer festival carries the name. On the square a bronze doughboy keeps watch.",
      'John F. Seiberling set up shop here in 1861 to build his Excelsior mower. His son went on to found the Goodyear company in Akron.',
    ],
    drive:
      "First Route 585 to the edge of Wooster, then U.S. 30, straight west for the larger part of the way. Leave time for a stop. Check the map for today's drive time.",
    planning: `${whenOpen('wednesday', ({ closes }) => `Come on a Wednesday, when we're open until ${closes}, and stay the night with family.`)} Premiere View makes sense from 27 weeks, and family back in Chippewa Township can watch live on a phone.`,
  }),
];
