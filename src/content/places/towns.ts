import type { Town } from './places.types.ts';
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

/** The towns with a page, in the order of section 2 of the specification. */
export const towns: readonly Town[] = [
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
];

/** The town of a slug; undefined means that there is no such page (ruling 6). */
export function findTown(slug: string): Town | undefined {
  return towns.find((town) => town.slug === slug);
}

/** The towns with a page that are listed under a county. */
export function townsOfCounty(countyName: string): Town[] {
  return towns.filter(({ county }) => county === countyName);
}
