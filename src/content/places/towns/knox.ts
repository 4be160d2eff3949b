import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const knoxTowns: readonly LoneTown[] = [
  createTown({
    slug: 'mount-vernon',
    name: 'Mount Vernon',
    kind: 'city',
    county: 'Knox',
    population: 16956,
    zipCodes: ['43050'],
    latitude: 40.3934,
    longitude: -82.4857,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Mount Vernon, Ohio',
    metaDescription:
      'For Mount Vernon families: the road north to our ultrasound studio, the weeks worth waiting for, hours that suit a workday and a way to include those far away.',
    intro:
      'From the square in Mount Vernon, Route 13 leads north to Mansfield, and Ontario is next door.',
    facts: [
      "Named for George Washington's home on the Potomac, the Knox County seat keeps a round public square with a soldiers' monument at its center. The Woodward Opera House a few steps away dates from the 1850s and has been brought back to life. South of downtown, Ariel-Foundation Park turned a closed glassworks into lakes, lawns and a tower with a spiral stair.",
      'The Kokosing River passes below it all, Mount Vernon Nazarene University has its campus across the water, and the Kokosing Gap Trail sets off eastward, level enough for training wheels.',
    ],
    drive:
      "State Route 13 goes north past Fredericktown and Bellville and meets Interstate 71 on the hills south of Mansfield. You can stay on 13 into town and turn left for Ontario, or let U.S. 30 take you around. It's hilly, pretty and hard to get lost on. If you start from the Apple Valley side, allow extra time to reach the highway first.",
    planning: `At this distance one good visit is enough, and the Peek Planner names the week for what you hope to see. ${whenOpen('friday', ({ opens, closes }) => `A Friday works well: we're open from ${opens} to ${closes}.`)}`,
  }),
  createTown({
    slug: 'fredericktown',
    name: 'Fredericktown',
    kind: 'village',
    county: 'Knox',
    population: 2648,
    zipCodes: ['43019'],
    latitude: 40.4812,
    longitude: -82.5407,
    minutes: 33,
    seoTitle: '3D/4D Ultrasound near Fredericktown, Ohio',
    metaDescription:
      'Fredericktown is our nearest neighbor in Knox County. The way up Route 13, weekday and Saturday hours, first-trimester and later packages, and a word on guests.',
    intro: 'Fredericktown is our nearest neighbor in Knox County, a drive north on Route 13.',
    facts: [
      'It was in 1933 that the band of the local FFA chapter wanted jackets for a trip; the design, in blue corduroy, was so admired that the national organization adopted it.',
      'In September the Tomato Show takes over downtown with rides, parades and, of course, tomatoes. Knox Lake, just to the east, is for fishing.',
    ],
    drive:
      'Head north on Route 13, which passes the village, through Bellville and across the interstate toward Mansfield, then left to Ontario. Route 97 through Lexington is another way. School buses set the pace at eight and at three; on show days, allow extra time.',
    planning: `Come as a couple first, for First Glimpse at 8-13 weeks, and bring the family later for Cherished Memories. ${whenOpen('saturday', ({ opens }) => `Saturdays start at ${opens}, after the morning chores and ahead of the ballgame.`)}`,
  }),
  createTown({
    slug: 'gambier',
    name: 'Gambier',
    kind: 'village',
    county: 'Knox',
    population: 2213,
    zipCodes: ['43022'],
    latitude: 40.3756,
    longitude: -82.3971,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Gambier, Ohio',
    metaDescription:
      'Expecting in Gambier? How to reach our ultrasound studio from the Hill, midweek slots around classes, and live streaming for families scattered over the map.',
    intro:
      'From Gambier you drive by Mount Vernon and Route 13, through some of the best scenery in Knox County.',
    facts: [
      'Kenyon College, founded in 1824 by Bishop Philander Chase, is the oldest private college in Ohio and the heart of the village. Middle Path, a long gravel walk beneath old trees, joins one end of campus to the other. The Kenyon Review is published here.',
      'Down the slope the Kokosing slides under the bridge, with the rail trail beside it and an old steam locomotive parked for climbing on.',
    ],
    drive:
      'Leave by Route 229 for Mount Vernon, close by, and then turn north on Route 13. It passes Fredericktown and Bellville, crosses Interstate 71 and comes into Mansfield, with Ontario beside it. There are back roads through the hills; allow for curves.',
    planning: `${whenOpen('tuesday', ({ opens, closes }) => `If Tuesday afternoon is free of classes, we're open from ${opens} to ${closes}.`)} Finals and 30 weeks can fall together, so book ahead, and add live streaming for relatives scattered over the map.`,
  }),
  createTown({
    slug: 'centerburg',
    name: 'Centerburg',
    kind: 'village',
    county: 'Knox',
    population: 1690,
    zipCodes: ['43011'],
    latitude: 40.3045,
    longitude: -82.6963,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Centerburg, Ohio',
    metaDescription:
      'From the middle of Ohio to our ultrasound studio: one state route from Centerburg, how to pick week and package, and why a full car is the best way to come.',
    intro:
      'Centerburg lies near the middle of Ohio, and one state route leads from its main crossroads to Ontario.',
    facts: [
      'Surveyors put the geographic center of the state close to the village, which took its name from it. The Heart of Ohio Trail starts here and follows an abandoned rail line to Mount Vernon, shaded for miles.',
      'Columbus is close, yet Centerburg has stayed a village of its own, with farms around it and the Trojans on Friday nights.',
    ],
    drive:
      "State Route 314 begins at the main crossroads in Centerburg and runs north by Chesterville and the edge of Lexington into Ontario, before it ends below Shelby. You could drive here without turning onto another road number. It's slow in the villages; Interstate 71 is faster.",
    planning: `For a drive this long, wait until 27 weeks or later, book Premiere View and fill the car: a sister from Columbus, a mother-in-law from Mount Vernon. ${whenOpen('saturday', ({ opens, closes }) => `Saturday, ${opens} to ${closes}, leaves everyone time to meet in Centerburg first.`)}`,
  }),
  createTown({
    slug: 'danville',
    name: 'Danville',
    kind: 'village',
    county: 'Knox',
    population: 1019,
    zipCodes: ['43014'],
    latitude: 40.4476,
    longitude: -82.2602,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Danville, Ohio',
    metaDescription:
      'Where two trails meet in Danville, a drive to our ultrasound studio begins. Which road to choose, which session repays the miles, and how to prepare for it.',
    intro:
      'Danville lies in the hills of eastern Knox County. The studio is a drive northwest, one county over.',
    facts: [
      'Cyclists know the village as the spot where the Kokosing Gap Trail ends and the Mohican Valley Trail begins, the latter shared with horses and buggies on their way to the Bridge of Dreams, a former railroad bridge with a roof on it. Danville likes to be called the Gateway to Amish Country.',
      "St. Luke's, a Catholic parish from 1820, is among the oldest in Ohio. Southeast of here the Kokosing and the Mohican rivers join and go on as the Walhonding.",
    ],
    drive:
      'Ontario is northwest of you, with hills in the way. The steady choice is to go over to Mount Vernon and take Route 13 north; the scenic one follows Route 3 toward Loudonville and turns west on Route 39 through Lucas to Mansfield. In winter take the first. Either way the children can count barns painted with quilt squares.',
    planning: `${whenOpen('thursday', ({ opens, closes }) => `Thursday, ${opens} to ${closes}, suits farm and school families who would rather keep their weekend.`)} If we can't get pictures that day, your rescan within 14 days is free.`,
  }),
];
