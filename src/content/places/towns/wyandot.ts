import { town, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const wyandotTowns: readonly LoneTown[] = [
  town({
    slug: 'upper-sandusky',
    name: 'Upper Sandusky',
    kind: 'city',
    county: 'Wyandot',
    population: 6698,
    zipCodes: ['43351'],
    latitude: 40.8273,
    longitude: -83.2813,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound near Upper Sandusky, Ohio',
    metaDescription:
      'One turn and one highway lie between Upper Sandusky and our ultrasound studio. Hours for farm and factory families, session advice, and what to take home.',
    intro:
      'Moviegoers have seen Andy Dufresne sentenced in Upper Sandusky and locked up in Mansfield. Your ride follows the same line across the map, only the ending is happier and starts right away.',
    facts: [
      'The courtroom scenes of The Shawshank Redemption were filmed in the Wyandot County Courthouse, a stately pile from 1900 that is still at work. Long before there was a county, this was the chief town of the Wyandot people; the stone mission church from 1824 stands in the old burial ground.',
      'The Indian Mill of 1861 on the Sandusky River, painted red and full of wooden gears, has become a museum of milling. Fishermen like the water below it.',
    ],
    drive:
      'You live at the crossing of U.S. 23 and U.S. 30. Take the second one and head east. By Bucyrus you are more than halfway, and the four lanes continue to the Ontario exits. In fog, which the plains do well, let the trucks lead. There is no prettier shortcut that deserves the name.',
    planning: `An easy highway makes evenings possible even from here. ${whenOpen('wednesday', ({ closes }) => `Wednesday is our long day; come straight from work, and be on the way home by ${closes} at the latest.`)} Planting and harvest do not negotiate, but rain does: call us on a wet morning and ask what is free. Expectant parents who also wish to hear names shouted from the sofa should bring both families for Premiere View. Others do better with Cherished Memories and a nap in the car. Before leaving, have the heartbeat put into a plush lamb or fox; it is the souvenir from this trip that a two-year-old will still be dragging around. Cousins in Bucyrus can be picked up on the way, and cousins in Findlay can meet you at the interchange, so one van may be all the organizing that is required.`,
  }),
  town({
    slug: 'carey',
    name: 'Carey',
    kind: 'village',
    county: 'Wyandot',
    population: 3565,
    zipCodes: ['43316'],
    latitude: 40.9526,
    longitude: -83.3824,
    minutes: 40,
    seoTitle: '3D/4D Ultrasound for Carey, Ohio Families',
    metaDescription:
      'Carey is used to travelers who come far for something that matters. How to make the opposite trip, to our ultrasound studio, and how a larger group can plan it.',
    intro:
      'Buses roll into Carey all year with people who have traveled hours and do not mind. So the village understands better than most that some things are worth a seat in a car.',
    facts: [
      'They come for the Basilica and National Shrine of Our Lady of Consolation, looked after by Conventual Franciscans. A statue from Luxembourg was carried here in procession in 1875, and every August, on the eve of the Assumption, thousands walk by candlelight to the shrine park.',
      'Otherwise it is a village of quarries and grain, a place where the limestone lies close under the fields and the Blue Devils play on Friday. Somewhere in the distance there is generally a train.',
    ],
    drive:
      'Begin on U.S. 23 southbound, switch to U.S. 30 at Upper Sandusky, and stay with it through Crawford County to Ontario. East is the overall direction, though the first leg does not feel that way. Both highways are divided, so a van full of aunts can talk the whole time. The directions link has the true time for the hour you choose.',
    planning: `If yours is a large family, seating nineteen is an art. Appoint one person to collect the answers, agree on two vehicles, and tell us the number when you book. ${whenOpen('saturday', ({ opens }) => `The first session of a Saturday, at ${opens}, has a practical side: nobody has scattered yet.`)} ${whenOpen('tuesday', ({ closes }) => `For parents by themselves, a Tuesday before ${closes} sounds peaceful.`)} Should Great-Grandmother prefer to stay at home, the live stream finds her there. A godparent who wonders what to bring might like to know that our keepsakes can be picked out on the spot, and that frames look best with something in them. And if the whole parish has been asking, the pictures go home with you, so Sunday’s question after Mass can be answered with something to hold.`,
  }),
];
