import '#server/settingsFile.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { studio } from '#content/studio.ts';
import { checkOwnerFiles } from '#owner/check.ts';
import { compactManifest } from '#src/prerender/compactManifest.ts';
import { noteOldBrowsers } from '#src/prerender/noteOldBrowsers.ts';
import { takeStartFile } from '#src/prerender/startFile.ts';
import { buildFingerprint } from './fingerprint.ts';
import { robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files.ts';

/** Beside the folder that the server serves: `BUILD_DIR`, else `build/client`. */
const current = process.env.BUILD_DIR ? dirname(resolve(process.env.BUILD_DIR)) : 'build';
// Where react-router.config.ts has the framework build: a server may be serving the current build.
const next = process.env.BUILD_DIR ? `${current}-next` : '.cache/build';
const replaced = process.env.BUILD_DIR ? `${current}-replaced` : '.cache/replaced-build';
const infoFile = 'build-info.json';
const client = join(next, 'client');
const assets = join(client, 'assets');

/** What the server compares itself with at start. */
export type BuildInfo = {
  fingerprint: string;
  squareLocationId: string;
  squareApplicationId?: string;
  publicUrl: string;
};

/** The facts of the last build, if there was one. */
function readBuildInfo(): BuildInfo | undefined {
  const file = join(current, infoFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

// An open tab of the last build must still find its chunks, so they outlive one build.
function keepAssets(): void {
  const before = join(current, 'client/assets');
  if (existsSync(before)) cpSync(before, join(next, 'previous-assets'), { recursive: true });
}

/** Puts the whole build in its place at once: a running server then serves this one. */
async function takePlace(): Promise<void> {
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(current)) {
    // A server without this file waits with what is asked; what was asked before is under way soon.
    rmSync(join(current, infoFile), { force: true });
    await setTimeout(200);
    renameSync(current, replaced);
  }
  renameSync(next, current);
  rmSync(replaced, { recursive: true, force: true });
}

type PageHashes = { scripts: string[]; styles: string[] };

function inlineHashes(html: string, tag: RegExp): string[] {
  const bodies = [...html.matchAll(tag)].map(([, body = '']) => body).filter(Boolean);
  const hashes = bodies.map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** The hashes of each page's inline scripts and styles, for its Content-Security-Policy. */
function contentSecurity(): Record<string, PageHashes> {
  const pages = globSync(join(client, '**/*.html')).map((file) => {
    const html = readFileSync(file, 'utf8');
    const path = `/${relative(client, file)}`.replace(/(\/index)?\.html$/, '') || '/';
    return [
      path,
      {
        // Data blocks such as JSON-LD do not run and need no hash.
        scripts: inlineHashes(html, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
        styles: inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      },
    ] as const;
  });
  return Object.fromEntries(pages);
}

async function precompress(): Promise<void> {
  const files = globSync(join(client, '**/*.{html,js,css,svg,json,xml,txt,data,webmanifest}'));
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, zipped] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        gz(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
}

/** Half the memory for a second more: the owner's server may have a gigabyte for everything. */
const lean = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
};

// A page that cannot be rendered makes the framework print the page's whole HTML: leave that out.
function runFramework(): void {
  const { status, stderr } = spawnSync('node_modules/.bin/react-router', ['build'], {
    encoding: 'utf8',
    env: { ...lean, ...process.env, NEXT_BUILD: next },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  throw new Error(`The build failed.\n${stderr.replaceAll(/<!DOCTYPE[\s\S]*?<\/html>/g, '')}`);
}

/**
 * Builds the site into `build/`: checks the owner's files, prerenders every page, writes the
 * files for search engines and the pages' security hashes, and compresses what is served.
 * @throws Error when the owner's files or photos are wrong or the framework's build fails.
 */
async function build(): Promise<void> {
  console.log("Checking the owner's files ...");
  const problems = checkOwnerFiles();
  if (problems.length) throw new Error(problems.join('\n'));
  // Only here and below: a server whose build is up to date starts without the tools that make one.
  const { makeOwnerPhotos } = await import('./ownerPhotos.ts');
  await makeOwnerPhotos();
  console.log('Building and prerendering the pages ...');
  runFramework();
  keepAssets();
  renameSync(join(client, '404/index.html'), join(client, '404.html'));
  for (const leftover of ['404', '404.data', '__spa-fallback.html', '.vite']) {
    rmSync(join(client, leftover), { recursive: true, force: true });
  }
  for (const file of globSync(join(assets, 'manifest-*.js'))) {
    writeFileSync(file, compactManifest(readFileSync(file, 'utf8')));
  }
  const publicUrl = process.env.PUBLIC_URL ?? studio.publicUrl;
  const written: Record<string, string> = {
    'sitemap.xml': sitemapXml(publicUrl),
    'robots.txt': robotsTxt(publicUrl),
    '.well-known/security.txt': securityTxt(publicUrl, Date.now()),
    'site.webmanifest': webManifest(),
  };
  mkdirSync(join(client, '.well-known'), { recursive: true });
  for (const [name, text] of Object.entries(written)) writeFileSync(join(client, name), text);
  const note = readFileSync(join(client, 'old-browser.js'), 'utf8');
  for (const file of globSync(join(client, '**/*.html'))) {
    const { html, path, script } = takeStartFile(readFileSync(file, 'utf8'));
    writeFileSync(join(client, path), script);
    writeFileSync(file, noteOldBrowsers(html, note));
  }
  // After what is done to pages: it is none.
  if (process.env.VITE_SQUARE_APPLICATION_ID) {
    const { buildCardFrame } = await import('./cardFrame.ts');
    await buildCardFrame(client);
  }
  writeFileSync(join(next, 'csp.json'), JSON.stringify(contentSecurity(), null, 1));
  console.log('Compressing ...');
  await precompress();
  const info: BuildInfo = {
    fingerprint: buildFingerprint(),
    squareLocationId: process.env.VITE_SQUARE_LOCATION_ID || 'default',
    ...(process.env.VITE_SQUARE_APPLICATION_ID && {
      squareApplicationId: process.env.VITE_SQUARE_APPLICATION_ID,
    }),
    publicUrl,
  };
  writeFileSync(join(next, infoFile), JSON.stringify(info, null, 1));
  await takePlace();
  console.log('Built.');
}

/** Builds unless the last build was made of the same sources, owner's files and settings. */
export async function buildIfChanged(): Promise<void> {
  if (readBuildInfo()?.fingerprint === buildFingerprint()) {
    console.log('The build is up to date.');
    return;
  }
  await build();
}

if (import.meta.main) {
  try {
    await (process.argv.includes('--if-changed') ? buildIfChanged() : build());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
