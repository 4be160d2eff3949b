import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { studio } from '#content/studio.ts';
import { checkOwnerFiles, ownerPath, readOwnerFile } from '#owner/check.ts';
import { ownerFolder } from '#owner/folder.ts';
import { pageAddress, type BuiltPages } from '#server/builtPages.ts';
import { parseArguments } from '#server/settingsFile.ts';
import { runOrExit } from './commands.ts';
import { writeSiteFiles } from './site-files.ts';

const { BUILD_DIR, PUBLIC_URL, VITE_SQUARE_APPLICATION_ID, VITE_SQUARE_LOCATION_ID } = process.env;

/** The symlink to the last finished build: `build`, or the parent of `BUILD_DIR`. */
const buildLink = BUILD_DIR ? dirname(resolve(BUILD_DIR)) : resolve('build');
const releases = BUILD_DIR ? `${buildLink}-releases` : resolve('.cache/releases');

/**
 * A hash of everything that a build depends on: sources, the studio's file and photos, build
 * settings. Of the catalogue only the names of pictures: the server reads the rest at start.
 * @throws OwnerFileError when the catalogue is invalid.
 */
function fingerprint(): string {
  const pictures = readOwnerFile('catalogue').products.map(({ imageUrl }) => imageUrl);
  const settings = [PUBLIC_URL, VITE_SQUARE_LOCATION_ID, VITE_SQUARE_APPLICATION_ID, ...pictures];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const sources = globSync([
    `${ownerFolder}/photos/*`,
    '{art/masters,public,scripts,src}/**/*',
    '{package-lock.json,react-router.config.ts,server/builtPages.ts,vite.config.ts}',
  ]);
  for (const file of [ownerPath('studio'), ...sources.sort()]) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Atomically points the symlink to the new release: a running server then serves it. */
function publish(release: string, previous: string | undefined): void {
  const link = `${buildLink}.next`;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(buildLink), release), link, 'junction');
  // Windows cannot rename over a symlink.
  if (process.platform === 'win32') rmSync(buildLink, { recursive: true, force: true });
  renameSync(link, buildLink);
  // A server may still be sending a file of the previous release.
  const kept = [release, previous].map((path) => path && basename(path));
  for (const name of readdirSync(releases)) {
    if (!kept.includes(name)) rmSync(join(releases, name), { recursive: true, force: true });
  }
}

/** The hashes of each page's inline scripts and styles, for its Content-Security-Policy. */
function hashInlineCode(client: string) {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const hashAll = (html: string, tag: RegExp) =>
    [...new Set([...html.matchAll(tag)].flatMap(([, body]) => body || []))].map(hash);
  const pages = globSync('**/*.html', { cwd: client }).map((file) => {
    const html = readFileSync(join(client, file), 'utf8');
    // Data blocks such as JSON-LD do not run and need no hash.
    const scripts = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
    const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
    const hashes = { scripts: hashAll(html, scripts), styles: hashAll(html, styles) };
    return [pageAddress(file), hashes] as const;
  });
  return Object.fromEntries(pages);
}

async function precompress(client: string): Promise<void> {
  const compress = async (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  };
  const files = globSync(join(client, '**/*.{html,js,css,svg,json,xml,txt,data,webmanifest}'));
  await Promise.all(files.map(compress));
}

/** Halves the build's memory but adds a second: the owner's server may have 1 GB of memory. */
const lowMemory = {
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
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...lowMemory, ...process.env, ...env, RELEASE_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
  const previous = existsSync(buildLink) ? realpathSync(buildLink) : undefined;
  const release = join(releases, fingerprint());
  if (release === previous) {
    console.log('The build is up to date.');
    return;
  }
  const client = join(release, 'client');
  console.log("Checking the owner's files ...");
  const problems = checkOwnerFiles();
  if (problems.length) throw new Error(problems.join('\n'));
  // Imported dynamically, so that a server with a current build starts without the build tools.
  const { makeOwnerPhotos } = await import('./ownerPhotos.ts');
  const photos = await makeOwnerPhotos();
  console.log('Building and prerendering the pages ...');
  buildPages(release);
  // A tab opened before this build must still find its chunks, so keep them for one more build.
  if (previous) {
    const options = { recursive: true };
    cpSync(join(previous, 'client/assets'), join(release, 'previous-assets'), options);
  }
  tidyPages(client);
  const publicUrl = PUBLIC_URL ?? studio.publicUrl;
  writeSiteFiles(client, publicUrl);
  if (VITE_SQUARE_APPLICATION_ID) {
    const { buildCardFrame } = await import('./cardFrame.ts');
    await buildCardFrame(client);
  }
  writeFileSync(join(release, 'csp.json'), JSON.stringify(hashInlineCode(client), null, 1));
  const { writeWeekPages } = await import('./weekPages.ts');
  writeWeekPages(client, publicUrl);
  const { makeShareImages } = await import('./shareImages.ts');
  await makeShareImages(client, photos);
  console.log('Compressing ...');
  await precompress(client);
  const info: BuiltPages = {
    squareLocationId: VITE_SQUARE_LOCATION_ID || 'default',
    squareApplicationId: VITE_SQUARE_APPLICATION_ID || undefined,
    publicUrl,
  };
  writeFileSync(join(release, 'build-info.json'), JSON.stringify(info, null, 1));
  publish(release, previous);
  console.log('Built.');
}

if (import.meta.main) {
  parseArguments({});
  await runOrExit(build);
}
