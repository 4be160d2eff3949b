import type { TextSection } from '../links.types.ts';
import type { PictureName } from '../pictures.ts';

/** One of the lazily loaded articles, such as `/3d-4d-ultrasound`. */
export type Topic = {
  slug: string;
  /** How other pages name it in a list of links. */
  linkLabel: string;
  seoTitle: string;
  metaDescription: string;
  eyebrow: string;
  h1: string;
  lead: string;
  picture: PictureName;
  pictureAlt: string;
  sections: readonly TextSection[];
};
