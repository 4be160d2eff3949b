import type { PictureWords } from '../pages/page.types.ts';
import type { CountySlug, GiftTownSlug, TownSlug } from '../paths.ts';

/** A point on the map, in decimal degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The eight points of the compass, clockwise. */
export type Wind =
  'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest';

/** A town to link to. */
export type TownLink = { slug: TownSlug; name: string };

/** A county's name without 'County'. */
export type CountyName = Capitalize<CountySlug>;

/** Where a place lies, as seen from the studio. */
type FromStudio = {
  /** Minutes by car to the studio, clamped to 5-40 (ruling 11). */
  minutes: number;
  /** Such as 'just 20 minutes away'. */
  distanceFromStudio: string;
  /** As the crow flies, to one decimal. */
  milesFromStudio: number;
  directionFromStudio: Wind;
};

/** The words that a county or town page has to itself (ruling 15). */
export type PlaceWords = {
  /** Two or three sentences that open the page. */
  intro: string;
  /** Paragraphs of well-known public facts about the place. */
  facts: readonly string[];
  /** How one drives from there to the studio. */
  drive: string;
  /** How to plan a visit from there: days, packages, company. */
  planning: string;
};

type LocalPage<Slug extends string> = {
  slug: Slug;
  name: string;
  state: 'OH';
  seoTitle: string;
  metaDescription: string;
  h1: string;
};

export type County = LocalPage<CountySlug> &
  Coordinates &
  FromStudio &
  PlaceWords & {
    /** The county seat: the county's coordinates and minutes are those of the seat. */
    seat: string;
    mainCities: readonly string[];
    /** The towns of this county that have a page. */
    towns: readonly (TownLink & Coordinates)[];
    /** The 2020 census, such as '52,447'. */
    population: string;
  };

export type Town = LocalPage<TownSlug> &
  Coordinates &
  FromStudio &
  PlaceWords & {
    kind: 'city' | 'village';
    /** The county that the town is listed under. */
    county: CountyName;
    /** Other counties that a part of the town lies in. */
    alsoIn: readonly string[];
    /** The 2020 census, such as '10,453'. */
    population: string;
    /** The ZIP codes of street addresses. */
    zipCodes: readonly string[];
    /** The three nearest towns that have a page, nearest first. */
    neighbours: readonly (TownLink & Coordinates & { miles: number })[];
  };

/** The shelves of the boutique that a gift page can speak of; the value is the heading shown. */
export type GiftCategory =
  'Heartbeat Animals' | 'Care Products' | 'Keepsakes' | 'Gift Cards' | 'Gender Reveal Supplies';

/** A baby shower or maternity gift page of a town. */
export type GiftPage = LocalPage<GiftTownSlug> & {
  county: CountyName;
  /** The town's own picture of gifts. */
  picture: PictureWords;
  /** Such as 'just 20 minutes away'. */
  distanceFromStudio: string;
  intro: string;
  /** The shelves that suit this page's occasion, best first, each with the reason. */
  ideas: readonly { category: GiftCategory; text: string }[];
  /** Coming to the studio from this town to choose or pick up, or having it shipped. */
  pickup: string;
  /** Timing the gift. */
  planning: string;
};
