import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const richlandTowns: readonly LoneTown[] = [
  town({
    slug: 'mansfield',
    name: 'Mansfield',
    kind: 'city',
    county: 'Richland',
    population: 47534,
    zipCodes: ['44902', '44903', '44905', '44906', '44907'],
    latitude: 40.7584,
    longitude: -82.5155,
    minutes: 10,
    seoTitle: '3D/4D Ultrasound near Mansfield, Ohio: Next Door',
    metaDescription:
      'A keepsake ultrasound studio right beside Mansfield, in Ontario: packages, opening hours, the way from downtown and how to fit a session into a normal day.',
    intro:
      'Mansfield runs into Ontario without a gap, so for most of the city our studio is a cross-town errand rather than a trip. You can see your baby’s face on the big screens and still be back on your own street in time for supper.',
    facts: [
      'Mansfield is the seat of Richland County and the biggest city anywhere near us. Film lovers know it for the Ohio State Reformatory, the castle-like prison on the north side where much of The Shawshank Redemption was shot. Children know it for Richland Carrousel Park, where hand-carved animals go round downtown in every season.',
      'On the west side, Kingwood Center Gardens surrounds the former home of the industrialist Charles Kelley King with flower beds, ponds and peacocks. Plenty of family portraits are taken on those lawns; ours simply start a few months earlier.',
    ],
    drive:
      'Go west and keep going. Park Avenue West carries you from the square to the city line, and U.S. 30 skirts the traffic lights for anyone who sets out from the north or east end. State Route 309 leaves the freeway there and runs on as Ontario’s main road. It is the shortest drive of any city on our list, the one we are in excepted.',
    planning: `Because you live this close, you need not make one session do everything. You might say hello at First Glimpse, come again for Gender Peek, and save Cherished Memories for the weeks when cheeks fill out. ${whenOpen('wednesday', ({ closes }) => `The late day is Wednesday: with doors open until ${closes}, an after-work slot leaves time to collect the grandparents on the way.`)} If someone from the south side is running behind, the drive is short enough that the wait will be too. And whoever rides the bus to work downtown can be picked up on the way through.`,
  }),
  town({
    slug: 'shelby',
    name: 'Shelby',
    kind: 'city',
    county: 'Richland',
    population: 9282,
    zipCodes: ['44875'],
    latitude: 40.8815,
    longitude: -82.6618,
    minutes: 18,
    seoTitle: '3D/4D Ultrasound for Families in Shelby, Ohio',
    metaDescription:
      'From Shelby it is an easy run south to our ultrasound studio in Ontario. Roads, opening hours, packages, and how a family with shifts to juggle plans a visit.',
    intro:
      'Shelby built bicycles for the whole country, so a ride of a few miles should scare nobody here. Our studio lies south of town, close enough that you can decide at breakfast and hold pictures by noon if a slot is free.',
    facts: [
      'The Black Fork of the Mohican River winds right through Shelby. In the 1890s investors here started the first seamless steel tube works in America, and bicycle makers gathered around the tubing. The Shelby Cycle Company turned out bikes from 1925 to 1953, a Donald Duck model among them, and collectors still hunt for them.',
      'The town keeps that memory alive in its bicycle museum and in the summer celebration called Bicycle Days. Both are reason enough to put a tricycle on the wish list early.',
    ],
    drive:
      'Ontario lies almost due south, a touch to the southeast. You can pick up State Route 314 just below the city limits, where it branches from Route 61, and stay on it through farm country. Those who live toward the Mansfield side may like Route 39 better. Neither way needs the interstate, and neither is long enough for a second playlist.',
    planning: `Shift work is part of life in a mill town, so look at the week as a whole. ${whenOpen('tuesday', ({ opens }) => `Second shift? Tuesday starts at ${opens}, well before the whistle.`)} ${whenOpen('friday', ({ closes }) => `On days? Friday’s last hours, up to ${closes}, are made for you, and the weekend begins with something to show around.`)} Big brothers and sisters are welcome: the room has seats for four children besides the grown-ups, and a wiggly toddler can last through a Gender Peek. A couple might come by themselves the first time, then return in the third trimester with a full sofa. Grandparents who do not drive after dark need not miss it either; give them an afternoon slot while the light is good.`,
  }),
  town({
    slug: 'ontario',
    name: 'Ontario',
    kind: 'city',
    county: 'Richland',
    population: 6656,
    zipCodes: ['44906', '44903'],
    latitude: 40.7595,
    longitude: -82.5902,
    minutes: 5,
    seoTitle: '3D/4D Ultrasound in Ontario, Ohio: Our Home Town',
    metaDescription:
      'Our studio stands in Ontario, Ohio itself. See hours, packages and why neighbors can use the lunch break, a free hour or the way home for an ultrasound session.',
    intro:
      'This is home. The studio has an Ontario address, which means that whoever lives, studies or shops here is already where everybody else on our map is driving to.',
    facts: [
      'Hiram Cook laid Ontario out in 1834 and named it for his native Ontario County in New York, not for the Canadian province. It stayed a small settlement until General Motors built a stamping plant here in the 1950s; the place incorporated, grew, and became a city in 2001. The plant closed in 2010, but by then Ontario had turned into the shopping town of north central Ohio.',
      'The regional campus that Ohio State University shares with North Central State College lies at the edge of town, on the Mansfield side. High school teams play as the Warriors. Shoppers know the way in; we would like to be the reason that a few of them stay an hour longer.',
    ],
    drive:
      'Directions are hardly needed, since the address on this page is a local one. State Route 309 brings you across the city from either end, Lexington-Springmill Road does it from the south, and U.S. 30 passes by for those who come home from work that way. A friend can drop you off and do the groceries.',
    planning: `Being next door changes what is sensible. ${whenOpen('thursday', ({ opens, closes }) => `A lunch-hour Gender Peek on a Thursday, when we are in from ${opens} to ${closes}, costs you no day off.`)} If baby turns away and a free rescan is due, you lose an errand’s worth of time and nothing else. Something you ordered from our shelves comes home on the same trip as the milk. And since out-of-town relatives have to come here anyway, let them: have everyone gather at your house, walk in together, and go back for cake. Even the forgetful are well off, as a scarf left on our sofa is never far from home.`,
  }),
  town({
    slug: 'lexington',
    name: 'Lexington',
    kind: 'village',
    county: 'Richland',
    population: 4848,
    zipCodes: ['44904'],
    latitude: 40.6787,
    longitude: -82.5824,
    minutes: 15,
    seoTitle: '3D/4D Ultrasound near Lexington, Ohio',
    metaDescription:
      'Straight north of Lexington: our ultrasound studio in Ontario. What the drive is like, which opening hours suit a school night and which packages to look at.',
    intro:
      'Lexington sits straight below us on the map, one village and one reservoir away. Families here tend to know the road already, because it is the one to the shops.',
    facts: [
      'Race fans from all over come to the Mid-Ohio Sports Car Course outside the village, where sports cars, motorcycles and open-wheel machines have run since the 1960s. The rest of the year Lexington is quieter: the Clear Fork flows past, the reservoir of the same name is a short hop west, and cyclists and strollers share the old railroad bed of the Richland B&O Trail.',
      'Late summer belongs to the Blueberry Festival. Mark it as a craving and nobody will argue.',
    ],
    drive:
      'Aim north. Lexington-Springmill Road, which begins life in the village, and State Route 314 a little to the west both end up in Ontario, through fields and then past storefronts. U.S. 42 is only worth it if you are stopping in Mansfield first. On race weekends at the track, add patience: the traffic is southwest of you, but it has to come from somewhere.',
    planning: `Think of practice, homework and supper, then pick the evening. ${whenOpen('wednesday', ({ closes }) => `On Wednesdays the lights stay on until ${closes}, so nobody has to be pulled out of class to meet a little brother.`)} ${whenOpen('saturday', ({ opens }) => `Saturday from ${opens} on is the other choice for a family of Minutemen.`)} Couples who would like to be on their own first can take an early slot on a weekday and come back with the crowd at thirty weeks. One practical hint: whoever rides along in the back row should have had a snack before, since the good part of a session rewards patience. And should you meet your neighbors at our door, blame the short road; there are few secrets along Lexington-Springmill, and this one was never going to be kept for long.`,
  }),
  town({
    slug: 'bellville',
    name: 'Bellville',
    kind: 'village',
    county: 'Richland',
    population: 1963,
    zipCodes: ['44813'],
    latitude: 40.6201,
    longitude: -82.5107,
    minutes: 22,
    seoTitle: '3D/4D Ultrasound near Bellville, Ohio',
    metaDescription:
      'From the bandstand in Bellville to our ultrasound studio: the way up the valley, Saturday sessions for the whole family, packages and opening hours.',
    intro:
      'A village with a bandstand in the middle knows how to gather people for a good reason. We have the sofa, the screens and the guest of honor; Bellville families bring the audience.',
    facts: [
      'Bellville lies in the valley of the Clear Fork in southern Richland County. Each September its main street closes for the Bellville Street Fair, which goes back to 1850 and is fondly called the World’s Fair; class reunions are timed by it. The bandstand is from the same century, and couples still say their vows there.',
      'Between fairs there is the trail on the former B&O line for bicycles and baby carriages, and now and then somebody with a pan, looking for specks of gold in the creek gravel. It is a fine place for strollers, as anyone who pushes one soon finds out.',
    ],
    drive:
      'The studio is to the northwest. State Route 13 climbs out of the valley toward Mansfield, from where it is a left turn and a few miles more; or take Route 97 over to Lexington and go up from there, which has more bends and more scenery. Both roads pass under or over Interstate 71; for this trip you do not need it.',
    planning: `Bellville is near enough for an evening and far enough for an outing; we would make it the outing. ${whenOpen('saturday', ({ opens, closes }) => `Saturday hours, ${opens} to ${closes}, leave room for pancakes before or a trail walk after.`)} Four little ones and fifteen adults fit into the room, so cousins need not draw straws. If the aim is a surprise, have one person keep the envelope from Gender Peek shut until the next cookout. Expecting around fair week? Book around it rather than into it, because your favorite aunt will be busy selling pie. The bandstand, by the way, makes a good backdrop for an announcement with the pictures in hand.`,
  }),
  town({
    slug: 'plymouth',
    name: 'Plymouth',
    kind: 'village',
    county: 'Richland',
    alsoIn: ['Huron'],
    population: 1707,
    zipCodes: ['44865'],
    latitude: 40.9956,
    longitude: -82.6671,
    minutes: 28,
    seoTitle: '3D/4D Ultrasound near Plymouth, Ohio',
    metaDescription:
      'Plymouth straddles two counties, and our ultrasound studio is a plain drive south. How to get here, when we are open and how to plan one good family visit.',
    intro:
      'In Plymouth the county line runs through the village, so half of your family may vote in Richland and half in Huron. They can agree on this: who gets the seat closest to the screen.',
    facts: [
      'Laid out in 1825 and named for Plymouth Rock, the village made its name in iron. The Fate-Root-Heath works built Plymouth locomotives, sturdy little engines for quarries and factories, and from the 1930s to 1954 the Silver King, a tractor admired for its speed on the road. Owners still bring their machines back to town for the tractor show.',
      'State Route 603, which passes through, follows a trail that General Beall’s troops cut in the War of 1812.',
    ],
    drive:
      'It is south all the way. Route 61 takes you down to Shelby, and below Shelby the 314 continues to Ontario; the whole trip stays on two-lane roads between fields. In planting and harvest season you may follow a combine for a while, and in Plymouth one knows better than to honk at it.',
    planning: `Since the trip is a little longer than a hop, make it count. Cherished Memories is a good middle way: long enough to wait for a yawn, short enough for a grandfather who has hay down. ${whenOpen('friday', ({ opens, closes }) => `On Fridays we open at ${opens} and go on until ${closes}, which suits people who finish early in the field or late in the shop.`)} Put two households into one car, ask about live streaming for the branch that moved to Columbus or Cleveland, and pick up a plush animal with the heartbeat in it before you turn for home. Those in the Huron half will notice that this page lists you under Richland; do not hold it against us, the baby will have grandparents in both. For a baptism later on, ask for the recorded video as well, and play it on the wall of the church hall.`,
  }),
];
