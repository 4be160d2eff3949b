import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noIndexPaths, prerenderPaths } from '#content/siteRoutes.ts';
import { studio } from '#content/studio.ts';
import { tokens } from '#theme/tokens.ts';

/** The sitemap: every page except noindex ones. */
function sitemapXml(publicUrl: string): string {
  const urls = prerenderPaths
    .filter((path) => !noIndexPaths.has(path))
    .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * Allows everything and names the sitemap. Crawlers that render a page load the API too, whose
 * responses are `noindex`.
 */
function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

const YEAR = 365 * 86_400_000;

/**
 * The text of security.txt (RFC 9116): where to report vulnerabilities. The standard requires an
 * expiry: a year after the build.
 * @param builtAt in milliseconds since 1970.
 */
export function securityTxt(publicUrl: string, builtAt: number): string {
  const fields = {
    Contact: `mailto:${studio.email}?subject=Security`,
    Expires: new Date(builtAt + YEAR).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** The web manifest: name, colors and icons for a home screen. */
export function webManifest(): string {
  const { paper } = tokens.color;
  const manifest = {
    name: studio.name,
    short_name: studio.shortName,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes the files for search engines, browsers and security researchers into a built site. */
export function writeSiteFiles(pages: string, publicUrl: string): void {
  const files = {
    '.well-known/security.txt': securityTxt(publicUrl, Date.now()),
    'robots.txt': robotsTxt(publicUrl),
    'site.webmanifest': webManifest(),
    'sitemap.xml': sitemapXml(publicUrl),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(pages, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
