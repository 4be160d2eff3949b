import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const morrowTowns: readonly LoneTown[] = [
  town({
    slug: 'mount-gilead',
    name: 'Mount Gilead',
    kind: 'village',
    county: 'Morrow',
    population: 3503,
    zipCodes: ['43338'],
    latitude: 40.5492,
    longitude: -82.8274,
    minutes: 32,
    seoTitle: '3D/4D Ultrasound near Mount Gilead, Ohio',
    metaDescription:
      'From the Victory Shaft in Mount Gilead to our ultrasound studio: two good roads, sensible days to come, packages by week and what to combine with the trip.',
    intro:
      'Mount Gilead has one traffic-stopping monument and very little traffic to stop. The way to us starts right there, on the square, and is finished within the hour with time to spare.',
    facts: [
      'The tall column in the middle of town is the Victory Shaft, which Morrow County won in 1919 by outdoing every other county in Ohio in a drive for war savings stamps. No other county in the country has one. Around it stand the courthouse and the shops of a county seat that never grew too big to wave at people.',
      'East of the square, Mount Gilead State Park folds two small lakes into the woods along Sams Creek, and the county fair fills the grounds at the end of summer.',
    ],
    drive:
      'You need to go northeast, and U.S. 42 agrees: it runs diagonally up to Lexington, and Ontario is the next town north of that. The other choice is Route 61 up to Galion and Route 309 from there. Forty-two is the one for views, 61 the one for company, since half of Galion may be on it.',
    planning: `Sooner or later you will have shopping to do in Ontario anyway. Put both on the same list: stroller first, then the person who will ride in it. ${whenOpen('saturday', ({ opens, closes }) => `Saturdays run from ${opens} to ${closes}, which is generous enough for a stop at the park on the way back.`)} Anyone who milks, teaches or drives a school bus may do better on a weekday. Between twenty-eight and thirty-four weeks the pictures tend to be our favorites, so plan the big family visit for then; for a first hello there is First Glimpse, up to thirteen weeks. The confirmation that we send two days ahead is a good moment to check the tires and the head count. Leave the crib for another day; the trunk will be full enough with strollers.`,
  }),
  town({
    slug: 'cardington',
    name: 'Cardington',
    kind: 'village',
    county: 'Morrow',
    population: 2079,
    zipCodes: ['43315'],
    latitude: 40.5006,
    longitude: -82.8935,
    minutes: 38,
    seoTitle: '3D/4D Ultrasound near Cardington, Ohio',
    metaDescription:
      'Plan an ultrasound visit from Cardington: the drive by U.S. 42, evening and weekend hours, which package is worth the miles, and streaming for those at home.',
    intro:
      'In Cardington an evening out means an evening out: somebody feeds the animals early, somebody fills the tank. We try to be worth both.',
    facts: [
      'The village grew up around a mill that carded wool for the sheep farmers of the neighborhood, and that is where its name is from. Whetstone Creek, which people farther down call the Olentangy, makes a bend around it; the small dam by the East Main Street bridge stands where settlers first held the water back for a grist mill.',
      'Children from the village and the townships beside it go to Cardington-Lincoln schools, home of the Pirates, whose girls’ basketball teams have given the gym some loud winters.',
    ],
    drive:
      'U.S. 42 clips the eastern edge of the village. Turn toward Mount Gilead, keep on past it on the same road, and leave it at Lexington for the last stretch north. As the crow flies you move northeast the whole time. A deer or two at dusk is likely; so is a tractor, and it has every right to be there.',
    planning: `Rather than several short trips, choose one that carries you through. From the twenty-seventh week that would be Premiere View, with time for a stubborn sleeper to roll over; before then, Cherished Memories. ${whenOpen('wednesday', ({ closes }) => `Chores done at five? The Wednesday sessions go on until ${closes}.`)} For a great-grandmother who no longer likes the highway, add live streaming or the recorded video, and she sees what you see from her own armchair. Bring a flash drive home or take it from us as an add-on. And drink your water all week beforehand, in the barn, on the bus, at the ballgame: hydration is the one thing we ask you to rehearse. Whoever stays behind to milk should get the first picture by phone. It is only fair.`,
  }),
];
