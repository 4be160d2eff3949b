import { offered } from '../offered.ts';
import { greatCircleMiles, nearestPlaces, roundedMiles } from './geography.ts';
import type { Coordinates, CountyName, Town, TownLink } from './places.types.ts';
import type { LoneTown } from './records.ts';
import { ashlandTowns } from './towns/ashland.ts';
import { crawfordTowns } from './towns/crawford.ts';
import { holmesTowns } from './towns/holmes.ts';
import { huronTowns } from './towns/huron.ts';
import { knoxTowns } from './towns/knox.ts';
import { marionTowns } from './towns/marion.ts';
import { morrowTowns } from './towns/morrow.ts';
import { richlandTowns } from './towns/richland.ts';
import { senecaTowns } from './towns/seneca.ts';
import { wayneTowns } from './towns/wayne.ts';
import { wyandotTowns } from './towns/wyandot.ts';

const loneTowns: readonly LoneTown[] = offered([
  ...richlandTowns,
  ...crawfordTowns,
  ...morrowTowns,
  ...knoxTowns,
  ...huronTowns,
  ...marionTowns,
  ...ashlandTowns,
  ...wayneTowns,
  ...senecaTowns,
  ...wyandotTowns,
  ...holmesTowns,
]);

/** The towns that have a page, in the specification's order (section 2). */
export const towns: readonly Town[] = loneTowns.map((town) => ({
  ...town,
  neighbours: nearestPlaces(town, loneTowns).map((neighbour) => ({
    slug: neighbour.slug,
    name: neighbour.name,
    latitude: neighbour.latitude,
    longitude: neighbour.longitude,
    miles: roundedMiles(greatCircleMiles(town, neighbour)),
  })),
}));

/** Links to the towns of a county. */
export function townsOfCounty(countyName: CountyName): (TownLink & Coordinates)[] {
  return towns
    .filter(({ county }) => county === countyName)
    .map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude }));
}
