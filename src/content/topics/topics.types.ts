import type { PictureName } from '#lib/pictures.ts';
import type { TextSection } from '../links.types.ts';
import type { PictureWords } from '../pages/page.types.ts';
import type { TopicSlug } from '../paths.ts';

type Compared = PictureWords & { caption: string };

/** A topic page's article, such as `/3d-4d-ultrasound`; each is loaded on its own. */
export type Topic = {
  slug: TopicSlug;
  /** The article's name in other pages' lists of links. */
  linkLabel: string;
  seoTitle: string;
  metaDescription: string;
  eyebrow: string;
  h1: string;
  lead: string;
  picture: PictureName;
  pictureAlt: string;
  /** Shown instead of the picture. */
  comparison?: { label: string; before: Compared; after: Compared };
  sections: readonly (TextSection & { hasExamples?: boolean })[];
};
