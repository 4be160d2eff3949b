import { createHash } from 'node:crypto';
import { addressLine, phoneHref, studio } from '#content/studio.ts';
import { tokens } from '#theme/tokens.ts';
import { html, type Html } from './html.ts';

const { colour, radius } = tokens;

// The site's colours and shapes without its style sheet: these pages are the server's own and show
// where JavaScript does not run.
const css = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:${colour.paper};color:${colour.ink};font:1.0625rem/1.6 system-ui,sans-serif}
header,main,footer{max-width:42rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center}
header a,nav a,footer a{display:inline-block;padding:.625rem 0;min-height:44px}
a{color:${colour.appleDeep}}
header a:first-child{font:1.375rem Georgia,serif;text-decoration:none;margin-right:auto}
main{background:${colour.surface};border-radius:${radius.large};padding:1.5rem 1.25rem 2rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:.25rem 0 1rem}
label{display:block;font-weight:600;margin-top:1rem}
input,textarea{width:100%;min-height:44px;padding:.625rem .75rem;border:1px solid ${colour.edge};border-radius:${radius.small};background:${colour.surface};color:inherit;font:inherit}
textarea{min-height:9rem}
[aria-invalid=true]{border:2px solid ${colour.apple}}
.error,.alert{color:${colour.appleDeep};font-weight:600;margin:.25rem 0 0}
.alert{border:2px solid ${colour.apple};border-radius:${radius.medium};padding:.75rem 1rem;margin:0 0 1rem}
button{margin-top:1.5rem;min-height:48px;padding:.75rem 1.75rem;border:0;border-radius:${radius.pill};background:${colour.apple};color:${colour.onStrong};font:600 1.0625rem system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid ${colour.focus};outline-offset:2px}
.trap{position:absolute;left:-999rem}
`;

/** The hash by which a page's policy lets its style in. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** A whole page of the server's own, in the site's look, without any script. */
export function renderPage({ title, body }: { title: string; body: Html }): string {
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${`${title} | ${studio.shortName}`}</title>`;
  const top = html`<header>
    <a href="/">${studio.name}</a>
    <a href="/services">Services &amp; Packages</a>
    <a href="/contact">Contact</a>
  </header>`;
  const foot = html`<footer>${addressLine} · <a href="${phoneHref}">${studio.phone}</a></footer>`;
  return `<!doctype html>
<html lang="en">
<head>
${head}
<style>${css}</style>
</head>
<body>
${top}
<main>
${body}
</main>
${foot}
</body>
</html>
`;
}
