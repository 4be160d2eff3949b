import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const richlandTowns: readonly LoneTown[] = [
  createTown({
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
      'Mansfield runs into Ontario without a gap, so for most of the city our studio is an errand across town. Come by yourselves for a first hello, or with the whole family.',
    facts: [
      'Mansfield is the seat of Richland County and the biggest city anywhere near us. Film lovers know it for the Ohio State Reformatory, the castle-like prison on the north side where much of The Shawshank Redemption was shot. Children know it for Richland Carrousel Park, where hand-carved animals go round downtown in every season.',
      'On the west side, Kingwood Center Gardens surrounds the former home of the industrialist Charles Kelley King with flower beds, ponds and peacocks.',
    ],
    drive:
      "Go west and keep going. Park Avenue West carries you from the square to the city line, and U.S. 30 skirts the traffic lights for anyone who sets out from the north or east end. State Route 309 leaves the freeway there and runs on as Ontario's main road.",
    planning: `Living this close, you don't need to fit everything into one visit: First Glimpse for a first hello, Gender Peek from 15 weeks, Cherished Memories when the cheeks have filled out. ${whenOpen('wednesday', ({ closes }) => `On Wednesdays we're open until ${closes}, which leaves time after work to pick up the grandparents.`)}`,
  }),
  createTown({
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
      "From Shelby it's an easy run south to our ultrasound studio in Ontario. Roads, opening hours, packages, and how a family with shifts to juggle plans a visit.",
    intro: 'Our studio is a short drive south of Shelby, through farm country all the way.',
    facts: [
      'The Black Fork of the Mohican River winds right through Shelby. In the 1890s investors here started the first seamless steel tube works in America, and bicycle makers gathered around the tubing. The Shelby Cycle Company turned out bikes from 1925 to 1953, a Donald Duck model among them, and collectors still hunt for them.',
      'The town keeps that memory alive in its bicycle museum and in the summer celebration called Bicycle Days.',
    ],
    drive:
      'Ontario lies almost due south, a touch to the southeast. You can pick up State Route 314 just below the city limits, where it branches from Route 61, and stay on it through farm country. Those who live toward the Mansfield side may like Route 39 better. Neither way needs the interstate.',
    planning: `${whenOpen('friday', ({ closes }) => `If you work days, Friday hours run until ${closes}.`)} Gender Peek is our short visit, good with a wiggly toddler; Cherished Memories leaves everyone time to look.`,
  }),
  createTown({
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
      "The studio is right here in Ontario. If you live, study or shop in town, you're already where everyone else is driving to.",
    facts: [
      'Hiram Cook laid Ontario out in 1834 and named it for his native Ontario County in New York, not for the Canadian province. It stayed a small settlement until General Motors built a stamping plant here in the 1950s; the place incorporated, grew, and became a city in 2001. The plant closed in 2010, but by then Ontario had turned into the shopping town of north central Ohio.',
      'The regional campus that Ohio State University shares with North Central State College lies at the edge of town, on the Mansfield side. High school teams play as the Warriors.',
    ],
    drive:
      'State Route 309 brings you across the city from either end, Lexington-Springmill Road does it from the south, and U.S. 30 passes by for those who come home from work that way.',
    planning: `${whenOpen('thursday', ({ opens, closes }) => `Gender Peek fits into a free hour: on Thursdays we're open from ${opens} to ${closes}.`)} If relatives come in from out of town, meet at your house first and come over together.`,
  }),
  createTown({
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
      'The studio is straight north of Lexington, one road away. Families here tend to know it already, because it leads to the shops.',
    facts: [
      'Race fans from all over come to the Mid-Ohio Sports Car Course outside the village, where sports cars, motorcycles and open-wheel machines have run since the 1960s. The rest of the year Lexington is quieter: the Clear Fork flows past, the reservoir of the same name is a short hop west, and cyclists and strollers share the old railroad bed of the Richland B&O Trail.',
      'Late summer belongs to the Blueberry Festival.',
    ],
    drive:
      "Aim north. Lexington-Springmill Road, which begins life in the village, and State Route 314 a little to the west both end up in Ontario, through fields and then past storefronts. U.S. 42 is only worth it if you're stopping in Mansfield first. On race weekends, allow for traffic around the track.",
    planning: `${whenOpen('wednesday', ({ closes }) => `On Wednesdays we're open until ${closes}, late enough for practice and homework first.`)} You can come alone early on, for First Glimpse or Gender Peek, and return with the whole family around 30 weeks.`,
  }),
  createTown({
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
      "The studio is northwest of Bellville, up the valley toward Mansfield. It's close enough for an evening and makes a good outing for the whole family.",
    facts: [
      "Bellville lies in the valley of the Clear Fork in southern Richland County. Each September its main street closes for the Bellville Street Fair, which goes back to 1850 and is fondly called the World's Fair; class reunions are timed by it. The bandstand is from the same century, and couples still say their vows there.",
      "Between fairs there's the trail on the former B&O line for bicycles and baby carriages, and some people still pan the creek gravel for specks of gold.",
    ],
    drive:
      "The studio is to the northwest. State Route 13 climbs out of the valley toward Mansfield, from where it's a left turn and a few miles more; or take Route 97 over to Lexington and go up from there, which has more bends and more scenery. Both roads pass under or over Interstate 71; for this trip you don't need it.",
    planning: `${whenOpen('saturday', ({ opens, closes }) => `Saturday hours, ${opens} to ${closes}, leave room for pancakes first or a walk on the trail after.`)} If you're expecting around fair week, choose the week before it or after.`,
  }),
  createTown({
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
      "Plymouth straddles two counties, and our ultrasound studio is a plain drive south. How to get here, when we're open and how to plan one good family visit.",
    intro:
      'Plymouth straddles two counties, and the studio is a straight drive south for both halves of the village.',
    facts: [
      'Laid out in 1825 and named for Plymouth Rock, the village made its name in iron. The Fate-Root-Heath works built Plymouth locomotives, sturdy little engines for quarries and factories, and from the 1930s to 1954 the Silver King, a tractor admired for its speed on the road. Owners still bring their machines back to town for the tractor show.',
      "State Route 603, which passes through, follows a trail that General Beall's troops cut in the War of 1812.",
    ],
    drive:
      "It's south all the way. Route 61 takes you down to Shelby, and below Shelby Route 314 continues to Ontario; the whole trip stays on two-lane roads between fields. In planting and harvest season you may follow a combine for a while.",
    planning: `Cherished Memories is a good middle way: it's open from 15 weeks and leaves time to wait for a yawn. ${whenOpen('friday', ({ opens, closes }) => `Friday hours run from ${opens} to ${closes}.`)}`,
  }),
];
