import type { SiteLink } from './siteRoutes.ts';

/** A link to a page of this site, hash included. */
export type PageLink = { label: string; to: SiteLink };

/** A link with the words that lead to it: 'Coming from farther away? See our service areas'. */
export type LinkWords = PageLink & { text: string };

/** A stretch of text under a heading of its own. */
export type TextSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly PageLink[];
};
