import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { notFoundFile, prerenderPaths, siteRoutes } from '#content/siteRoutes.ts';
import budget from '../../proof/bench/budget.json' with { type: 'json' };
import { chunkName, pageBytes, scriptBytes } from '#tests/support/bytes.ts';
import { documentBytes, heaviestParts } from '#tests/support/documentBytes.ts';

// Limits the bytes that a browser loads for a page before the visitor's first input.
const client = 'build/client';
const KIB = 1024;
type Limits = typeof budget.page;
const exceptions: Readonly<Record<string, Partial<Limits>>> = budget.pages;

function bytesOfPage(path: string): Limits {
  const page = pageBytes(client, path);
  return {
    scriptsBrotli: scriptBytes(page, 'brotli') / KIB,
    scriptsRaw: scriptBytes(page, 'raw') / KIB,
    scripts: page.scripts.length,
    fontsBrotli: page.fonts.reduce((sum, { brotli }) => sum + brotli, 0) / KIB,
    pictureBrotli: Math.max(0, ...page.pictures.map(({ brotli }) => brotli)) / KIB,
    requests: page.requests,
  };
}

const scriptsOf = (path: string) =>
  pageBytes(client, path).scripts.map(({ file }) => chunkName(file));

const heaviestScripts = (path: string) =>
  pageBytes(client, path)
    .scripts.toSorted((a, b) => b.brotli - a.brotli)
    .slice(0, 5)
    .map(({ file, brotli }) => `${chunkName(file)} ${(brotli / KIB).toFixed(1)} KiB`)
    .join(', ');

test('every page with its headers stays within its byte budget', async ({ baseURL, request }) => {
  const kinds: Readonly<Record<string, number>> = budget.document.kinds;
  for (const { path, file } of [...siteRoutes, { path: '/no-such-page', file: notFoundFile }]) {
    const seen = await documentBytes(`${baseURL}${path}`);
    const limit = kinds[file] ?? budget.document.page;
    const heaviest = seen > limit ? heaviestParts(await (await request.get(path)).text()) : '';
    expect.soft(seen, `bytes of ${path}: ${heaviest}`).toBeLessThanOrEqual(limit);
  }
});

test('every page stays within its script budget', () => {
  for (const path of prerenderPaths) {
    const weight = bytesOfPage(path);
    for (const [name, limit] of Object.entries({ ...budget.page, ...exceptions[path] })) {
      const seen = weight[name as keyof Limits];
      expect.soft(seen, `${name} of ${path}: ${heaviestScripts(path)}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(scriptsOf(path), `scripts of ${path}`).toContain('framework');
  }
});

test('each shared chunk stays within its budget', () => {
  const files = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'));
  for (const [name, limit] of Object.entries(budget.chunks)) {
    const found = files.filter((file) => chunkName(`/${file}`) === name);
    expect.soft(found, `chunks called ${name}`).toHaveLength(1);
    const brotli = statSync(join(client, 'assets', `${found[0]}.br`)).size;
    expect.soft(brotli / KIB, `KiB of ${name}`).toBeLessThanOrEqual(limit);
  }
});

test('a page without data or forms loads no code for data or forms', () => {
  const heavy = ['data', 'contract', 'form', 'planner', 'CartDrawer', 'Toaster'];
  for (const path of ['/', '/about', '/gift-cards', '/service-areas', '/3d-ultrasound-galion']) {
    const names = scriptsOf(path);
    expect.soft(names).toContain('root');
    expect
      .soft(
        heavy.filter((name) => names.includes(name)),
        `scripts of ${path}`,
      )
      .toEqual([]);
  }
});
