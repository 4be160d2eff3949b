import type { PictureWords } from '../pages/page.types.ts';
import type { GiftTownSlug } from '../paths.ts';
import { studio } from '../studio.ts';
import {
  countyHeadingPrefix,
  compassDirection,
  distancePhrase,
  formatPopulation,
  greatCircleMiles,
  roundedMiles,
} from './geography.ts';
import type { Coordinates, County, GiftPage, PlaceWords, Town } from './places.types.ts';

type Derived =
  'state' | 'h1' | 'distanceFromStudio' | 'milesFromStudio' | 'directionFromStudio' | 'population';

/** A town before its neighbors are computed from all towns. */
export type LoneTown = Omit<Town, 'neighbours'>;

type CountyEntry = Omit<County, Derived> & { population: number };

type TownEntry = Omit<LoneTown, Derived | 'alsoIn'> & {
  population: number;
  alsoIn?: readonly string[];
};

/** A gift page's own texts; the other fields come from its town. */
export type GiftEntry = Omit<
  GiftPage,
  'slug' | 'name' | 'county' | 'state' | 'h1' | 'distanceFromStudio' | 'picture'
>;

/** Collapses the spaces that `whenOpen` leaves when it omits a closed day's sentence. */
const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function collapseSpacesInTexts({ intro, facts, drive, planning }: PlaceWords): PlaceWords {
  return {
    intro: collapseSpaces(intro),
    facts: facts.map(collapseSpaces),
    drive: collapseSpaces(drive),
    planning: collapseSpaces(planning),
  };
}

function locateFromStudio(place: Coordinates) {
  return {
    milesFromStudio: roundedMiles(greatCircleMiles(studio.address, place)),
    directionFromStudio: compassDirection(studio.address, place),
  };
}

/** Ontario and Mansfield are too close for a drive time: their pages say 'Located in' (O3). */
function townDistance({ slug, name, minutes }: TownEntry): string {
  if (slug === 'ontario') return `Located in ${name}`;
  if (slug === 'mansfield') return `Located in ${studio.address.city}, right beside ${name}`;
  return distancePhrase(minutes);
}

/** Completes a county's record with heading, distance and direction (ruling 11). */
export function createCounty(entry: CountyEntry): County {
  return {
    ...entry,
    ...collapseSpacesInTexts(entry),
    ...locateFromStudio(entry),
    state: 'OH',
    h1: `3D/4D Ultrasound ${countyHeadingPrefix(entry)} ${entry.name} County`,
    distanceFromStudio:
      entry.slug === 'richland' ? `Located in ${entry.name} County` : distancePhrase(entry.minutes),
    population: formatPopulation(entry.population),
  };
}

/** Completes a town's record with heading, distance and direction (ruling 11). */
export function createTown(entry: TownEntry): LoneTown {
  return {
    ...entry,
    ...collapseSpacesInTexts(entry),
    ...locateFromStudio(entry),
    alsoIn: entry.alsoIn ?? [],
    state: 'OH',
    h1: `3D/4D Ultrasound ${entry.slug === 'ontario' ? 'in' : 'near'} ${entry.name}, Ohio`,
    distanceFromStudio: townDistance(entry),
    population: formatPopulation(entry.population),
  };
}

/** Completes a gift page with the fields of its town's record. */
export function giftPage(
  occasion: 'Baby Shower' | 'Maternity',
  { slug, name, county, state, distanceFromStudio }: Town & { slug: GiftTownSlug },
  entry: GiftEntry,
  picture: PictureWords,
): GiftPage {
  return {
    ...entry,
    picture,
    slug,
    name,
    county,
    state,
    distanceFromStudio,
    h1: `${occasion} Gifts for ${name}, Ohio`,
    intro: collapseSpaces(entry.intro),
    ideas: entry.ideas.map((idea) => ({ ...idea, text: collapseSpaces(idea.text) })),
    pickup: collapseSpaces(entry.pickup),
    planning: collapseSpaces(entry.planning),
  };
}
