import type { PictureName } from '#lib/pictures.ts';

/**
 * The words of one fixed page. Every page has its head, 30-60 and 70-160 characters and unique over
 * the site; the rest is the page's own, one key per section.
 */
export type PageContent = {
  seoTitle: string;
  metaDescription: string;
  [section: string]: unknown;
};

export type PictureWords = { name: PictureName; alt: string };

export type CardWords = { title: string; text: string };
