import { parseArguments } from '#server/settingsFile.ts';
import { pageAddress } from '#server/builtPages.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { studio } from '#content/studio.ts';
import { checkOwnerFiles } from '#owner/check.ts';
import { runOrExit } from './commands.ts';
import { buildFingerprint } from './fingerprint.ts';
import { robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files.ts';

/** The symlink to the last finished build: `build`, or the parent of `BUILD_DIR`. */
const current = process.env.BUILD_DIR ? dirname(resolve(process.env.BUILD_DIR)) : resolve('build');
const releases = process.env.BUILD_DIR ? `${current}-releases` : resolve('.cache/releases');
const infoFile = 'build-info.json';

/** Facts about the build, which the server checks at start. */
export type BuildInfo = {
  squareLocationId: string;
  squareApplicationId?: string;
  publicUrl: string;
};

/** The folder that the symlink points to, if there is a build. */
function currentRelease(): string | undefined {
  const isLink = lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(current), readlinkSync(current)) : undefined;
}

/** Atomically points the symlink to the new release: a running server then serves it. */
function publish(release: string): void {
  const before = currentRelease();
  const link = `${current}.next`;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(current), release), link, 'junction');
  // Windows cannot rename over a symlink.
  if (!before || process.platform === 'win32') rmSync(current, { recursive: true, force: true });
  renameSync(link, current);
  // A server may still be sending a file of the release before.
  const kept = [release, before].map((path) => path && basename(path));
  for (const name of readdirSync(releases)) {
    if (!kept.includes(name)) rmSync(join(releases, name), { recursive: true, force: true });
  }
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
function hashInlineCode(client: string): Record<string, PageHashes> {
  const pages = globSync('**/*.html', { cwd: client }).map((file) => {
    const html = readFileSync(join(client, file), 'utf8');
    return [
      pageAddress(file),
      {
        // Data blocks such as JSON-LD do not run and need no hash.
        scripts: inlineHashes(html, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
        styles: inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      },
    ] as const;
  });
  return Object.fromEntries(pages);
}

async function precompress(client: string): Promise<void> {
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

/** Halves the build's memory but adds a second: the owner's server may have 1 GB of memory. */
const lean = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
};

/**
 * Builds and prerenders the pages into `<folder>/client`.
 * @throws Error when a page cannot be rendered, without the HTML that the framework would print.
 */
export function buildPages(folder: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): void {
  rmSync(folder, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', ...args],
    {
      encoding: 'utf8',
      env: { ...lean, ...process.env, ...env, NEXT_BUILD: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (status === 0) return;
  throw new Error(`The build failed.\n${stderr.replaceAll(/<!DOCTYPE[\s\S]*?<\/html>/g, '')}`);
}

/** Moves the not-found page to 404.html, and removes files that only the framework needs. */
export function tidyPages(pages: string): void {
  renameSync(join(pages, '404/index.html'), join(pages, '404.html'));
  for (const leftover of ['404', '404.data', '__spa-fallback.html', '.vite']) {
    rmSync(join(pages, leftover), { recursive: true, force: true });
  }
}

/**
 * Builds the site into `build/` unless the last build had the same sources, owner's files and
 * settings: checks the owner's files, prerenders every page, writes the files for search engines
 * and the CSP hashes, and compresses what is served.
 * @throws Error when the owner's files or photos are invalid or the framework's build fails.
 */
export async function build(): Promise<void> {
  const release = join(releases, buildFingerprint().slice(0, 12));
  if (release === currentRelease()) {
    console.log('The build is up to date.');
    return;
  }
  const client = join(release, 'client');
  console.log("Checking the owner's files ...");
  const problems = checkOwnerFiles();
  if (problems.length) throw new Error(problems.join('\n'));
  // Imported dynamically, so that a server with a current build starts without the build tools.
  const { makeOwnerPhotos } = await import('./ownerPhotos.ts');
  await makeOwnerPhotos();
  console.log('Building and prerendering the pages ...');
  buildPages(release);
  // A tab opened before this build must still find its chunks, so keep them for one more build.
  const oldAssets = join(current, 'client/assets');
  if (existsSync(oldAssets)) {
    cpSync(oldAssets, join(release, 'previous-assets'), { recursive: true });
  }
  tidyPages(client);
  const publicUrl = process.env.PUBLIC_URL ?? studio.publicUrl;
  const written: Record<string, string> = {
    'sitemap.xml': sitemapXml(publicUrl),
    'robots.txt': robotsTxt(publicUrl),
    '.well-known/security.txt': securityTxt(publicUrl, Date.now()),
    'site.webmanifest': webManifest(),
  };
  mkdirSync(join(client, '.well-known'), { recursive: true });
  for (const [name, text] of Object.entries(written)) writeFileSync(join(client, name), text);
  if (process.env.VITE_SQUARE_APPLICATION_ID) {
    const { buildCardFrame } = await import('./cardFrame.ts');
    await buildCardFrame(client);
  }
  writeFileSync(join(release, 'csp.json'), JSON.stringify(hashInlineCode(client), null, 1));
  console.log('Compressing ...');
  await precompress(client);
  const info: BuildInfo = {
    squareLocationId: process.env.VITE_SQUARE_LOCATION_ID || 'default',
    ...(process.env.VITE_SQUARE_APPLICATION_ID && {
      squareApplicationId: process.env.VITE_SQUARE_APPLICATION_ID,
    }),
    publicUrl,
  };
  writeFileSync(join(release, infoFile), JSON.stringify(info, null, 1));
  publish(release);
  console.log('Built.');
}

if (import.meta.main) {
  parseArguments({});
  await runOrExit(build);
}
