import { structuredData } from '#content/structuredData.ts';

/** JSON-LD is written here and not in a component: under Trusted Types React cannot create it. */
export function jsonLdScripts(pathname: string): string {
  return structuredData(pathname)
    .map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
