import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const wayneTowns: readonly LoneTown[] = [
  town({
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
    intro:
      'Wooster has a good many people who look closely at small living things for a profession. On your day off from that, look at this one with us, larger than life and without a microscope.',
    facts: [
      'The College of Wooster crowns the north side, bagpipers in MacLeod tartan included. Ohio State’s agricultural campus on the south side breeds crops, trains technicians and opens Secrest Arboretum to anyone who likes to walk among crabapples in May. Between them lies one of the liveliest courthouse squares in this part of Ohio.',
      'Local lore has it that the immigrant August Imgard lit one of the first Christmas trees in America here in 1847. Rubbermaid started in Wooster too, with a dustpan.',
    ],
    drive:
      'Nothing could be plainer: get on U.S. 30 and go west. The highway is divided, crosses Interstate 71, passes along the north of Mansfield and reaches Ontario with exits of its own. You will know you are halfway when the flat fields begin to roll and the signs say Richland County soon after.',
    planning: `With such a road, half a day is enough. ${whenOpen('thursday', ({ opens }) => `Leave after the school run on a Thursday, be with us a while past ${opens}, and lunch in Mansfield is still lunch.`)} ${whenOpen('wednesday', ({ closes }) => `Or clock out, collect your partner on Liberty Street, and use a Wednesday slot in the hours before ${closes}.`)} Researchers among you will ask about timing: advice and examples for every stage are in our planner, which is meant for fun and is no substitute for your doctor. Colleagues who chip in for a present may send an eGift card by email. It arrives without wrapping paper to hide. And if you are new in town, with all your people an airplane ride away, add live streaming: a grandmother on another continent gets the same view as you do, only at an odder hour.`,
  }),
  town({
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
      'A sweet errand for Orrville families: our ultrasound studio out west on U.S. 30. Advice on the drive, one visit done well, 8k portraits and guests of all ages.',
    intro:
      'With a name like ours, we get along with a town that became famous for apple butter. Ours is the other kind of apple: the one of your eye.',
    facts: [
      'Jerome Monroe Smucker pressed cider here in 1897 and sold apple butter from a wagon in crocks whose lids he signed. The J. M. Smucker Company has never moved away, and visitors from out of state still come looking for the jam at its source.',
      'Trains made the town before jam did. Two lines crossed at Orrville, the depot is now a museum, and the Red Riders of the high school play on within earshot. Bobby Knight learned his basketball here.',
    ],
    drive:
      'Route 57 drops south to U.S. 30, which then runs west past Wooster and the Mansfield exits until Ontario appears. The whole second part is four lanes. It is a fair distance, one of the longer ones on our list, so look at the directions link for a true time before you promise anyone supper.',
    planning: `Let Grandma set the date, because she will want to be there. Then choose for quality rather than speed: the Real Look 8k enhancement turns the day’s best view into a face that looks ready to be kissed, and it works nicely on an announcement with a jar of strawberry jam in the corner. ${whenOpen('saturday', ({ opens, closes }) => `Saturday is the natural choice, and with hours from ${opens} to ${closes} nobody has to rise with the bakery.`)} Bring the children; there are four seats their size. Bring a snack that is not sticky. For friends who miss it, the session can be recorded, and a flash drive fits in a stocking. Choir, team and quilting circle can all see the picture by evening, since you leave with it in your hand; that alone will save a good many phone calls.`,
  }),
  town({
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
      'Thinking of our ultrasound studio from Rittman? An honest word on the distance, how to prepare so that one trip is enough, and packages that deserve the drive.',
    intro:
      'There is only one Rittman in the United States, and there is only going to be one of the child you are expecting. We mention it because rare things are worth going some way for.',
    facts: [
      'The settlement tried out Milton Station, Ellio and Arkona before it settled on Rittman in the early 1880s, after a railroad treasurer; Arkona had been mistaken for Akron once too often. Then drillers struck salt. The works that followed became Morton Salt, so that a pinch of Rittman sits on tables all over the country.',
      'Most of the city belongs to Wayne County, with a corner in Medina. Orchards and market gardens ring it, and strawberries get a festival.',
    ],
    drive:
      'Expect a long ride to the west and a little south. Route 57 leads down past Orrville to U.S. 30, and that highway carries you the rest of the way, around Wooster, across Interstate 71, to the Ontario exits. Please read the time off the directions link instead of guessing; your end of the county is among the farthest on our map. If you commute to Akron or Medina, this will be the one drive of your week that goes against the stream.',
    planning: `Preparation saves second trips. Start drinking extra water at least seven days before. Choose your week with care: too early for faces is a long way to come for a profile. Watch for our text and email two days ahead, and use them to confirm who rides with whom. ${whenOpen('friday', ({ opens, closes }) => `As for the day, we would take a Friday. Sessions begin at ${opens} and continue up to ${closes}, so you can be flexible about traffic and naps.`)} If in spite of everything the little one shows us a back and two heels, you are entitled to a free rescan within fourteen days; make a weekend of that one.`,
  }),
  town({
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
      'From the hilltop village of Doylestown to our ultrasound studio, way out west: is it worth it, how to drive, how to make a getaway of it, and what to book.',
    intro:
      'Doylestown sits on its hill in the last corner of Wayne County, and nobody on this site starts farther east. It helps to have a second reason on this side: a sister in Mansfield, a mother in Ashland, or plain curiosity.',
    facts: [
      'William Doyle founded the village in 1827. In the ravine below, Rogues’ Hollow was for decades a rough coal-mining settlement with more saloons than sense; its ghost stories have outlived every seam, and a summer festival carries the name. On the square a bronze doughboy keeps watch.',
      'John F. Seiberling set up shop here in 1861 to build his Excelsior mower. His son went on to found the Goodyear company in Akron, which may be why the world has heard more of that city.',
    ],
    drive:
      'First Route 585 to the edge of Wooster, then U.S. 30, straight west for the larger part of the way. Leave time for a stop. The directions link knows how long it takes today, and we would sooner you trusted that than any promise of ours.',
    planning: `Turn it into a visit with the relatives. ${whenOpen('wednesday', ({ closes }) => `Drive over on a Wednesday, see the baby in a late session before ${closes}, and sleep in somebody’s guest room.`)} ${whenOpen('saturday', ({ opens }) => `Or set out early on a Saturday, when we unlock at ${opens}, and have the afternoon for the carousel horses and gardens of Mansfield.`)} Premiere View makes sense if you are past twenty-seven weeks. Whoever stays behind in Chippewa Township can watch live on a phone. And before you go, spend a moment at our shelves: having a keepsake shipped later is possible, but choosing the bear yourself is better. Two drivers are better than one for the way back, since somebody will want to look at the pictures the whole time and should not be the one behind the wheel.`,
  }),
];
