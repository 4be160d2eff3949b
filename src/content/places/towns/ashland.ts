import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const ashlandTowns: readonly LoneTown[] = [
  town({
    slug: 'ashland',
    name: 'Ashland',
    kind: 'city',
    county: 'Ashland',
    population: 19225,
    zipCodes: ['44805'],
    latitude: 40.8687,
    longitude: -82.3182,
    minutes: 28,
    seoTitle: '3D/4D Ultrasound near Ashland, Ohio',
    metaDescription:
      'Two good roads take Ashland families to our ultrasound studio. Weekday, evening and Saturday hours, packages for each stage, and a plan for two easy visits.',
    intro:
      'Ashland calls itself the world headquarters of nice people, and we have no wish to argue with future grandparents. Nice people travel in groups, so we put out enough chairs.',
    facts: [
      'The town began as Uniontown; when the post office asked for another name, the settlers, admirers of Henry Clay, borrowed that of his Kentucky estate. Today it is the county seat and home to Ashland University, whose Eagles in purple and gold are cheered from one end of Claremont Avenue to the other.',
      'In early summer hot-air balloons rise over the rooftops at BalloonFest, and in September the county fair brings in everything with hooves. John Chapman, better known as Johnny Appleseed, planted nurseries around these parts; a monument remembers him.',
    ],
    drive:
      'Set your compass to the southwest. U.S. 42 is the old direct way into Mansfield, where you turn west for Ontario. Alternatively take U.S. 250 out to Interstate 71, run south to U.S. 30, and let that freeway bring you around the top of Mansfield without a red light. Students without a car usually find that a roommate is very interested in babies.',
    planning: `You are close enough for two visits and far enough to want each to be worthwhile. Our suggestion: a short one at fifteen weeks or a little after, Gender Peek, with only the two of you; and a long one at about thirty, with everybody. ${whenOpen('friday', ({ closes }) => `Friday until ${closes} works for the first.`)} ${whenOpen('saturday', ({ opens, closes }) => `Saturday between ${opens} and ${closes} works for the second, unless the balloons are up.`)} Someone in the family is bound to ask what to give; a gift card is good for every service and does not expire, which is more than can be said of a casserole. Roommates and teammates may divide the cost by ten, and nobody has to store anything in a dorm room.`,
  }),
  town({
    slug: 'loudonville',
    name: 'Loudonville',
    kind: 'village',
    county: 'Ashland',
    alsoIn: ['Holmes'],
    population: 2786,
    zipCodes: ['44842'],
    latitude: 40.6353,
    longitude: -82.2332,
    minutes: 39,
    seoTitle: '3D/4D Ultrasound near Loudonville, Ohio',
    metaDescription:
      'From Mohican country to our ultrasound studio by Route 39. When Loudonville families like to come, what to book, and how to fit a session into a cabin weekend.',
    intro:
      'Loudonville spends the summer handing paddles to strangers. For one quiet hour we would like to do the handing: a pillow, a seat, and a picture of someone no stranger has met.',
    facts: [
      'The village calls itself the Canoe Capital of Ohio. Liveries line the Black Fork, which carries rafts and kayaks down to Mohican State Park, where the Clear Fork has cut a gorge deep enough for hemlocks to feel at home. Fall fills the campgrounds a second time.',
      'In October the Loudonville Free Street Fair shuts Main Street to cars, one of the last fairs in Ohio to be held right downtown. Charles Kettering, who invented the electric self-starter for automobiles, grew up on a farm nearby.',
    ],
    drive:
      'Route 39 heads northwest out of the hills, past Perrysville and Lucas, and comes down into Mansfield; Ontario joins on at the far side. There are climbs, a few hairpins and much to look at, so put the easily carsick in front. Out-of-town guests with a cabin near the gorge take the same way. Whoever tows a canoe trailer for a living may leave it at home for once.',
    planning: `There are two ways to do this from here. Locals with a livery, a shop or a classroom can use the off days. ${whenOpen('tuesday', ({ opens, closes }) => `For them there is Tuesday, ${opens} to ${closes}, when the river is empty and so is the road.`)} Visitors can make it a babymoon: two nights by the fire and, on the way in or out, an hour with us. ${whenOpen('friday', ({ opens }) => `A Friday arrival suits that well, since our first session starts at ${opens}, long before check-in.`)} For either kind, Cherished Memories is a happy medium. Have Watercolor Art made from the best picture afterward, and it can hang over the mantel between the antlers and the paddle.`,
  }),
];
