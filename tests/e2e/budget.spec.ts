import { globSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prerenderPaths } from '#content/siteRoutes.ts';
import type { Bootstrap } from '#src/prerender/start.ts';

const client = 'build/client';

/** The bytes of a page's response over HTTP/1.1, with headers and brotli. */
function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
      const headers = answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
      let bytes = status.length + headers + 2;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** The files of the scripts that a page loads before any input, including static imports. */
function scriptsOf(path: string): string[] {
  const html = readFileSync(join(client, path, 'index.html'), 'utf8');
  const [, bootstrapUrl = ''] = /data-bootstrap-url="([^"]+)"/.exec(html) ?? [];
  const text = readFileSync(join(client, bootstrapUrl), 'utf8').replace('export default ', '');
  const { modules, hydratingModule } = JSON.parse(text) as Bootstrap;
  return [...new Set([bootstrapUrl, ...modules, hydratingModule])];
}

const sentBytes = (file: string) => statSync(join(client, `${file}.br`)).size;

test('every page is sent in at most 20,000 bytes with its headers', async ({ baseURL }) => {
  for (const path of [...prerenderPaths, '/no-such-page']) {
    expect.soft(await documentBytes(`${baseURL}${path}`), path).toBeLessThanOrEqual(20_000);
  }
});

test('every page loads at most 185 KB of scripts before a tap', () => {
  for (const path of prerenderPaths) {
    const bytes = scriptsOf(path).reduce((sum, file) => sum + sentBytes(file), 0);
    expect.soft(bytes, path).toBeLessThanOrEqual(185_000);
    expect.soft(bytes, path).toBeGreaterThan(90_000);
  }
});

test('scripts never import each other in a circle, so they may arrive in any order', () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) =>
      join(client, 'assets', name ?? ''),
    );
  let left = new Map(
    globSync(join(client, 'assets/*.js')).map((file) => [file, importsOf(file)] as const),
  );
  expect([...left.values()].flat().length).toBeGreaterThan(100);
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    left = new Map([...left].filter(([, imports]) => imports.some((file) => left.has(file))));
  }
  expect([...left.keys()]).toEqual([]);
});
