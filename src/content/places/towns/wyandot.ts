import { createTown, type LoneTown } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

export const wyandotTowns: readonly LoneTown[] = [
  createTown({
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
      'One turn and one highway lie between Upper Sandusky and our studio: U.S. 30, straight east.',
    facts: [
      "The courtroom scenes of The Shawshank Redemption were filmed in the Wyandot County Courthouse, a stately pile from 1900 that's still at work. Long before there was a county, this was the chief town of the Wyandot people; the stone mission church from 1824 stands in the old burial ground.",
      'The Indian Mill of 1861 on the Sandusky River, painted red and full of wooden gears, has become a museum of milling. Fishermen like the water below it.',
    ],
    drive:
      "You live at the crossing of U.S. 23 and U.S. 30. Take the second one and head east. By Bucyrus you're more than halfway, and the four lanes continue to the Ontario exits. In fog, take your time.",
    planning: `${whenOpen('wednesday', ({ closes }) => `Wednesday is our long day: we're open until ${closes}, so you can come after work.`)} Premiere View suits two families together, from 27 weeks; Cherished Memories suits a smaller crowd.`,
  }),
  createTown({
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
      'From Carey to our ultrasound studio: two divided highways by way of Upper Sandusky, the days and hours to come, and how a large family can plan the visit.',
    intro:
      'Carey welcomes travelers who come a long way. For the trip to us, two divided highways do most of the work.',
    facts: [
      'Pilgrims come for the Basilica and National Shrine of Our Lady of Consolation, looked after by Conventual Franciscans. A statue from Luxembourg was carried here in procession in 1875, and every August, on the eve of the Assumption, thousands walk by candlelight to the shrine park.',
      "Otherwise it's a village of quarries and grain, where the limestone lies close under the fields. The high school teams are the Blue Devils, and freight trains pass through day and night.",
    ],
    drive:
      "Begin on U.S. 23 southbound, switch to U.S. 30 at Upper Sandusky, and stay with it through Crawford County to Ontario. East is the overall direction, though the first leg doesn't feel that way. Both highways are divided. The directions link has the true time for the hour you choose.",
    planning: `For a large family, agree on the cars first and tell us how many you are. ${whenOpen('saturday', ({ opens }) => `On Saturdays we open at ${opens}, while everyone is off work.`)}`,
  }),
];
