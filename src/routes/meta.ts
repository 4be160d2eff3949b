import type { MetaDescriptor } from 'react-router';
import { SHARE_SIZE, shareImages } from '#content/shareImages.ts';
import type { SitePath } from '#content/siteRoutes.ts';
import { studio } from '#content/studio.ts';
import type { Preview } from '#content/weekPreview.ts';

const publicUrl: string = import.meta.env.VITE_PUBLIC_URL;

export type PageHead = {
  /** 30 to 60 characters, unique on the site; the studio's name follows it. */
  title: string;
  /** 70 to 160 characters, unique on the site. */
  description: string;
  /**
   * The page's path. Without it (not found), there is no canonical URL and the page is not indexed.
   */
  path?: SitePath;
  /** Excludes a page with a path from search results (`noIndexPaths`). */
  noIndex?: boolean;
  /** Differences of the page's link preview from its head. */
  preview?: Partial<Preview> | undefined;
};

/**
 * A page's title, description, canonical URL and social media tags. The canonical URL has no
 * trailing slash (ruling 7).
 */
export function pageMeta({
  title: words,
  description,
  path,
  noIndex,
  preview = {},
}: PageHead): MetaDescriptor[] {
  const title = words.includes(studio.name) ? words : `${words} | ${studio.name}`;
  const { image = shareImages.general, query = '' } = preview;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.name },
    { property: 'og:title', content: preview.title ?? title },
    { property: 'og:description', content: preview.description ?? description },
    { property: 'og:image', content: `${publicUrl}${image.url}` },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: image.alt },
    // X takes title, text and image from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (path !== undefined) {
    const address = `${publicUrl}${path}`;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:url', content: `${address}${query}` },
    );
  }
  if (path === undefined || noIndex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
