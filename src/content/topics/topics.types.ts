import type { PictureName } from '#lib/pictures.ts';
import type { TextSection } from '../links.types.ts';
import type { PictureWords } from '../pages/page.types.ts';
import type { TopicSlug } from '../paths.ts';

type Compared = PictureWords & { caption: string };

/** One of the lazily loaded articles, such as `/3d-4d-ultrasound`. */
export type Topic = {
  slug: TopicSlug;
  /** How other pages name it in a list of links. */
  linkLabel: string;
  seoTitle: string;
  metaDescription: string;
  eyebrow: string;
  h1: string;
  lead: string;
  picture: PictureName;
  pictureAlt: string;
  /** Stands in the picture's place. */
  comparison?: { label: string; before: Compared; after: Compared };
  sections: readonly (TextSection & { hasExamples?: boolean })[];
};
