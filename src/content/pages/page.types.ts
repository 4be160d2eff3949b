import type { PictureName } from '#lib/pictures.ts';

/**
 * The texts of one page: a unique SEO title (30-60 characters) and description (70-160), and one
 * key per section.
 */
export type PageContent = {
  seoTitle: string;
  metaDescription: string;
  [section: string]: unknown;
};

export type PictureWords = { name: PictureName; alt: string };

export type CardWords = { title: string; text: string };
