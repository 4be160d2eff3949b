import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><script>boot()</script><h1>${title}</h1>`;

/** The files of a small build, by path relative to `client`. */
const files: Record<string, string> = {
  'client/index.html': page('Home'),
  'client/services/index.html': page('Services'),
  'client/services.data': '[]',
  'client/contact/index.html': page('Contact'),
  'client/contact/sent/index.html': page('Message Sent!'),
  'client/404.html': page('404 Page Not Found'),
  'client/assets/entry-a1b2c3d4.js': 'export {};',
  'client/assets/figtree-a1b2c3d4.woff2': 'font',
  'client/images/bear.webp': 'webp',
  'client/favicon.ico': 'icon',
  'client/.well-known/security.txt': 'Contact: x',
  'client/robots.txt': 'User-agent: *',
  'previous-assets/entry-00000000.js': 'export {};',
  'previous-assets/old-00000000.woff2': 'font',
  'csp.json': JSON.stringify({
    '/': { scripts: ["'sha256-home'"], styles: ["'sha256-homestyle'"] },
    '/services': { scripts: ["'sha256-services'"], styles: [] },
    '/contact': { scripts: [], styles: [] },
    '/404': { scripts: ["'sha256-missing'"], styles: [] },
  }),
  'build-info.json': JSON.stringify({ squareLocationId: 'default' }),
};

/** Writes a small build, by default into a temporary folder. @returns the folder to serve. */
export function writeSite(
  changes: Record<string, string> = {},
  root = mkdtempSync(join(tmpdir(), 'studio-build-')),
): string {
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [file, title] of [
    ['services/index.html', 'Services'],
    ['404.html', '404 Page Not Found'],
  ] as const) {
    writeFileSync(join(root, `client/${file}.br`), brotliCompressSync(page(title)));
  }
  return join(root, 'client');
}
