import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const knoxTowns: readonly LoneTown[] = [
  town({
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
      'From the square in Mount Vernon to our front door there is really just one road and one county line. Make the drive for a person you have not met yet, and bring along everyone who cannot wait to.',
    facts: [
      'Named for George Washington’s home on the Potomac, the Knox County seat keeps a round public square with a soldiers’ monument at its center. The Woodward Opera House a few steps away dates from the 1850s and has been brought back to life. South of downtown, Ariel-Foundation Park turned a closed glassworks into lakes, lawns and a tower with a spiral stair.',
      'The Kokosing River passes below it all, Mount Vernon Nazarene University has its campus across the water, and the Kokosing Gap Trail sets off eastward, level enough for training wheels.',
    ],
    drive:
      'State Route 13 goes north past Fredericktown and Bellville and meets Interstate 71 on the hills south of Mansfield. You can stay on 13 into town and turn left for Ontario, or let U.S. 30 take you around. It is hilly, pretty and hard to get lost on. If you start from the Apple Valley side, allow extra time to reach the highway first.',
    planning: `One thoughtful visit beats three hurried ones at this distance. Ask our Peek Planner which week suits what you hope to see, then choose the day. ${whenOpen('friday', ({ opens, closes }) => `A Friday would work: we start at ${opens}, finish at ${closes}, and Mansfield has supper.`)} ${whenOpen('saturday', ({ closes }) => `On a Saturday, come before ${closes} with the whole clan.`)} Students and faculty with parents three states away can switch on live streaming and let the future grandparents gasp in real time. If you plan a reveal back home in Knox County, let us seal the answer so that nobody in the car finds out between here and the square. Afterward a slow lap of that square, with the pictures on the dashboard, is only right.`,
  }),
  town({
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
    intro:
      'The blue corduroy jacket that half of rural America has worn was first made for Fredericktown. Here a good idea gets put on and kept on, so let us offer one: meet your child before you paint the nursery.',
    facts: [
      'It was in 1933 that the band of the local FFA chapter wanted jackets for a trip; the design, in blue corduroy, was so admired that the national organization adopted it. The village is proud of that, and shows it.',
      'In September the Tomato Show takes over downtown with rides, parades, queens and, yes, tomatoes on plates with ribbons. Knox Lake, just to the east, is for those who would rather fish.',
    ],
    drive:
      'You live in the corner of Knox County that looks our way. Head north on Route 13, which passes the village, through Bellville and across the interstate toward Mansfield, then left to Ontario. A shortcut through Lexington on Route 97 is fair game in dry weather; ask any farmer who hauls to the elevator. School buses set the pace at eight and at three, and on show days everything slows to the speed of a prize pig.',
    planning: `There is a charm in doing this as a couple first. First Glimpse is open to you from eight weeks to thirteen, and the ride home is a good place to practice keeping a secret. ${whenOpen('tuesday', ({ opens }) => `Pick a Tuesday, be here when the door opens at ${opens}, and you are back before lunch is missed.`)} Later comes the grand family edition with Cherished Memories. ${whenOpen('saturday', ({ opens }) => `Saturdays start at ${opens}, after the morning chores and ahead of the ballgame.`)} Who should come? Whoever would be offended to be left out. The seats will do. And if the grandparents still run the farm, let them choose the hour; this may be the one appointment that haymaking is willing to wait for.`,
  }),
  town({
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
      'Gambier is a village that reads. So here is the abstract: a calm room, very large screens, one small protagonist, and a drive through some of the best scenery in Knox County.',
    facts: [
      'Kenyon College, founded in 1824 by Bishop Philander Chase and the oldest private college in Ohio, is the village and the village is Kenyon. Middle Path, a long gravel walk beneath old trees, joins one end of campus to the other. Poets and critics know the address from The Kenyon Review.',
      'Down the slope the Kokosing slides under the bridge, with the rail trail beside it and an old steam locomotive parked for climbing on.',
    ],
    drive:
      'Leave by Route 229 for Mount Vernon, close by, and then turn north on Route 13. Fredericktown, Bellville, the interchange at Interstate 71, Mansfield, Ontario: the list is longer than the trip feels. Those who collect back roads will find a few in the hills; allow for curves.',
    planning: `The academic week has holes in it that the rest of the world envies. ${whenOpen('tuesday', ({ opens, closes }) => `If Tuesday afternoon is free, note that we are in from ${opens} to ${closes}.`)} ${whenOpen('wednesday', ({ closes }) => `Wednesday stretches to ${closes}, past any seminar.`)} Relatives tend to be spread over several time zones, which is what the live stream is for; the recorded video then settles disputes about who saw the smile first. Finals and thirty weeks have an awkward habit of coinciding, so book ahead. And because good prose is specific: cash or card on arrival, and pictures in your hands minutes after the session ends. Here only for a semester? Nothing needs to be arranged through anyone: choose a time on the booking page, and it is yours. New in the village and without a car? Ask at the bookstore; somebody always knows somebody who is driving north, and a ride in exchange for a first look is a fair bargain.`,
  }),
  town({
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
      'Centerburg lies about as near the middle of Ohio as a village can. Your relatives therefore live in every direction, and ours is only one more: up.',
    facts: [
      'Surveyors put the geographic center of the state close to the village, which named itself accordingly and has made the most of it since. The Heart of Ohio Trail starts here and follows an abandoned rail line to Mount Vernon, shaded for miles.',
      'Columbus is nearer to Centerburg than to any other place on our list. Yet it has stayed a village of its own, with farms around it and the Trojans on Friday nights.',
    ],
    drive:
      'A curiosity: State Route 314 begins at the main crossroads in Centerburg and runs north by Chesterville and the edge of Lexington into Ontario, before it ends below Shelby. You could drive here without ever turning onto another road number. It is slow in the villages and lonely in between, so folks in a hurry use Interstate 71 instead.',
    planning: `We would not send anybody this far for a peek. Wait for the big weeks, from the late twenties to the early thirties, and book Premiere View with the Real Look 8k enhancement, which gives one picture the look of a portrait. Fill the car: a sister from Columbus, a mother-in-law from Mount Vernon, the friend who will throw the shower. ${whenOpen('saturday', ({ opens, closes }) => `The Saturday window, ${opens} until ${closes}, leaves everyone time to get to Centerburg first.`)} If something comes up, tell us a full day ahead and no fee is due. And do peek at the directions link on the morning itself, as the interstate has moods. One more idea for people in the middle of everything: send the recorded video around afterward, and the half of the family that lives in the other direction will have seen the yawn before you are home for supper.`,
  }),
  town({
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
      'Danville is the smallest place with a page on this site. That makes word travel fast, so if you are keeping the pregnancy to yourselves for now, a studio one county over has its advantages.',
    facts: [
      'Cyclists know the village as the spot where the Kokosing Gap Trail ends and the Mohican Valley Trail begins, the latter shared with horses and buggies on their way to the Bridge of Dreams, a former railroad bridge with a roof on it. Danville likes to be called the Gateway to Amish Country.',
      'St. Luke’s, a Catholic parish from 1820, is among the oldest in Ohio. Southeast of here the Kokosing and the Mohican rivers join and go on as the Walhonding.',
    ],
    drive:
      'Ontario is northwest of you, with hills in the way. The steady choice is to go over to Mount Vernon and take Route 13 north; the adventurous one follows Route 3 toward Loudonville and turns west on Route 39 through Lucas to Mansfield. In winter be steady. In October be adventurous. Either way the back seat may count barns painted with quilt squares, or at least argue over what counts as a barn.',
    planning: `Make a day of it and let the session be the middle. Start with breakfast on the road, watch the screen while the little one stretches, browse the shelves for a keepsake, and take the scenic way home. ${whenOpen('thursday', ({ opens, closes }) => `Thursday, ${opens} to ${closes}, could suit farm and school families who would rather not give up a weekend.`)} Cherished Memories is the sensible pick at fifteen weeks or later. Drink plenty of water for a week or more before you come; it is the one piece of homework we give. Should the pictures not be obtainable on the day, the rescan within two weeks is free, and we would rather you heard that now than at the door.`,
  }),
];
