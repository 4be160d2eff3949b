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

/** A place's position relative to the studio. */
type FromStudio = {
  /** Drive to the studio in minutes, clamped to 5-40 (ruling 11). */
  minutes: number;
  /** A phrase such as 'just 20 minutes away'. */
  distanceFromStudio: string;
  /** As the crow flies, to one decimal. */
  milesFromStudio: number;
  directionFromStudio: Wind;
};

/** The texts that are unique to one county or town page (ruling 15). */
export type PlaceWords = {
  /** Two or three opening sentences. */
  intro: string;
  /** Paragraphs of well-known public facts about the place. */
  facts: readonly string[];
  /** Driving directions from there to the studio. */
  drive: string;
  /** How to plan a visit from there: days, packages, companions. */
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
    /** The county seat, which the county's coordinates and minutes refer to. */
    seat: string;
    mainCities: readonly string[];
    /** The towns of this county that have a page. */
    towns: readonly (TownLink & Coordinates)[];
    /** Population in the 2020 census, such as '52,447'. */
    population: string;
  };

export type Town = LocalPage<TownSlug> &
  Coordinates &
  FromStudio &
  PlaceWords & {
    kind: 'city' | 'village';
    /** The county whose page lists the town. */
    county: CountyName;
    /** Other counties that contain a part of the town. */
    alsoIn: readonly string[];
    /** Population in the 2020 census, such as '10,453'. */
    population: string;
    /** ZIP codes of street addresses. */
    zipCodes: readonly string[];
    /** The three nearest towns that have a page, nearest first. */
    neighbours: readonly (TownLink & Coordinates & { miles: number })[];
  };

/** The boutique's product categories for gift pages; the value is the displayed heading. */
export type GiftCategory =
  'Heartbeat Animals' | 'Care Products' | 'Keepsakes' | 'Gift Cards' | 'Gender Reveal Supplies';

/** A baby shower or maternity gift page of a town. */
export type GiftPage = LocalPage<GiftTownSlug> & {
  county: CountyName;
  /** A picture of gifts that only this town's page shows. */
  picture: PictureWords;
  /** A phrase such as 'just 20 minutes away'. */
  distanceFromStudio: string;
  intro: string;
  /** Product categories for this occasion, best first, each with a reason. */
  ideas: readonly { category: GiftCategory; text: string }[];
  /** How people from this town can visit, pick up or get gifts shipped. */
  pickup: string;
  /** When to buy the gift. */
  planning: string;
};
