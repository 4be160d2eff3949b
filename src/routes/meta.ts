import type { MetaDescriptor } from 'react-router';
import type { SitePath } from '#content/siteRoutes.ts';
import { studio } from '#content/studio.ts';

const publicUrl: string = import.meta.env.VITE_PUBLIC_URL;

export type PageHead = {
  /** 30 to 60 characters, unique on the site. */
  title: string;
  /** 70 to 160 characters, unique on the site. */
  description: string;
  /**
   * The page's path. Without it (not found), there is no canonical URL and the page is not indexed.
   */
  path?: SitePath;
  /** Excludes a page with a path from search results (`noIndexPaths`). */
  noIndex?: boolean;
};

/**
 * A page's title, description, canonical URL and social media tags. The canonical URL has no
 * trailing slash (ruling 7).
 */
export function pageMeta({ title, description, path, noIndex }: PageHead): MetaDescriptor[] {
  const image = `${publicUrl}/images/social.jpg`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${studio.name}, ${studio.address.city}, Ohio` },
    // X takes title, text and image from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (path !== undefined) {
    const address = `${publicUrl}${path}`;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:url', content: address },
    );
  }
  if (path === undefined || noIndex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
