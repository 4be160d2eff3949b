import type { SiteLink } from './siteRoutes.ts';

/** A link to a page of this site, optionally with a hash. */
export type PageLink = { label: string; to: SiteLink };

/** A link with introductory text: 'Coming from farther away? See our service areas'. */
export type LinkWords = PageLink & {
  text: string;
  /** Replaces it for a visitor who has chosen a week (ruling 70). */
  inWeek?: (week: number) => LinkWords;
};

/** Text under its own heading. */
export type TextSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly PageLink[];
};
