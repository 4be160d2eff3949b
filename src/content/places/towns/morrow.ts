import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const morrowTowns: readonly LoneTown[] = [
  createTown({
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
    intro: 'From the square in Mount Gilead, U.S. 42 leads northeast toward our studio.',
    facts: [
      'The tall column in the middle of town is the Victory Shaft, which Morrow County won in 1919 by outdoing every other county in Ohio in a drive for war savings stamps. No other county in the country has one. Around it stand the courthouse and the shops of a small county seat.',
      'East of the square, Mount Gilead State Park folds two small lakes into the woods along Sams Creek, and the county fair fills the grounds at the end of summer.',
    ],
    drive:
      'Go northeast on U.S. 42, which runs diagonally up to Lexington, and Ontario is the next town north of that. The other choice is Route 61 up to Galion and Route 309 from there.',
    planning: `${whenOpen('saturday', ({ opens, closes }) => `Saturday hours, ${opens} to ${closes}, leave time for the park on the way back.`)} First Glimpse is for a first hello, up to 13 weeks; weeks 28 to 34 are a good time for the big family visit.`,
  }),
  createTown({
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
    intro: "From Cardington it's U.S. 42 most of the way, by Mount Gilead and Lexington.",
    facts: [
      "The village grew up around a mill that carded wool for the sheep farmers of the neighborhood, and that's where its name comes from. Whetstone Creek, which people farther down call the Olentangy, makes a bend around it; the small dam by the East Main Street bridge stands where settlers first held the water back for a grist mill.",
      'Children from the village and the townships beside it go to Cardington-Lincoln schools, home of the Pirates.',
    ],
    drive:
      'U.S. 42 clips the eastern edge of the village. Turn toward Mount Gilead, keep on past it on the same road, and leave it at Lexington for the last stretch north. As the crow flies you move northeast the whole time. Watch for deer at dusk, and for tractors.',
    planning: `${whenOpen('wednesday', ({ closes }) => `With the chores done, there's still time on a Wednesday: we're open until ${closes}.`)} From 27 weeks, Premiere View lets a stubborn sleeper roll over; before then, choose Cherished Memories.`,
  }),
];
