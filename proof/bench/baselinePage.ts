import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { listen } from '#tests/support/freePort.ts';

const folder = '.cache/bench-baseline-page';

const words =
  'Keepsake 2D, 3D and 4D ultrasound and early gender DNA testing. Bring the grandparents: the room seats fifteen adults and four children, and the two large screens show every yawn.';

const html = (hero: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The baseline page: written by hand, without a script</title>
<meta name="description" content="${words}">
<link rel="icon" href="data:,">
<style>
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#3a2230;background:#fbf5ea}
header,section{max-width:70rem;margin:auto;padding:2rem 1.25rem}
h1{font:600 2.5rem/1.1 Georgia,serif}
img{display:block;width:16.5rem;height:auto;margin:auto}
</style>
</head>
<body>
<header><h1>Are you ready to meet the Apple of your Eye?</h1><p>${words}</p>
<img src="/${hero}" width="800" height="800" alt="Example ultrasound, week 31" fetchpriority="high"></header>
<main>${`<section><h2>A first hello</h2><p>${words}</p></section>\n`.repeat(8)}</main>
</body>
</html>
`;

/**
 * Builds and serves the baseline page that the site is measured against: text and the site's hero
 * image, no script or font, compressed. It shows the best that this machine can do.
 */
export async function serveBaselinePage(): Promise<Disposable & { url: string }> {
  const [picture] = globSync('build/client/images/growth-week-31-*-800.avif');
  if (picture === undefined) throw new Error('The build has no hero picture: run `npm run build`.');
  mkdirSync(folder, { recursive: true });
  copyFileSync(picture, join(folder, basename(picture)));
  const page = html(basename(picture));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  // The site sends this header too. It makes the browser start another process before first paint.
  const setHeaders = (response: ServerResponse) =>
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  const server = createServer(sirv(folder, { brotli: true, etag: true, setHeaders }));
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    [Symbol.dispose]: () => void server.close(),
  };
}
