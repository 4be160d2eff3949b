import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { CARD_FRAME_PATH } from '#content/cardField.ts';
import { studio } from '#content/studio.ts';
import { refusals } from '#contract/refusals.ts';
import { pageAddress } from '../builtPages.ts';
import { Refusal } from '../shop/refusal.ts';
import { rejectUnknownPath } from './errors.ts';
import { cardFramePolicy, denyAllCsp, pagePolicy, type PageHashes } from './securityHeaders.ts';

const NOT_FOUND = '/404';
const DAY = 86_400;
/** Pictures, icons and fonts, which other sites may show: share images, search results. */
const SHARED_FILE = /\.(avif|webp|jpg|png|svg|ico|woff2)$/;

/** The pages of a build and their CSPs. */
type Site = {
  /** The paths of the pages, without a trailing slash. */
  pages: ReadonlySet<string>;
  /** The files of pages with the head of a week (`scripts/weekPages.ts`). */
  weekFiles: ReadonlySet<string>;
  /** Sets the CSP of the page at a path; unknown paths get the CSP of the 404 page. */
  policy: (path: string) => RequestHandler;
};

/** Reads the page list of a build. Without a build there are no pages, only the API. */
function openSite(buildDir: string, https: boolean): Site {
  const pages = new Set(globSync('**/index.html', { cwd: buildDir }).map(pageAddress));
  const cspFile = join(buildDir, '../csp.json');
  const hashes: Record<string, PageHashes> = existsSync(cspFile)
    ? JSON.parse(readFileSync(cspFile, 'utf8'))
    : {};
  const frameOrigins = embedOrigins();
  const cardField = pages.has(CARD_FRAME_PATH);
  const policies = new Map<string, RequestHandler>();
  for (const path of [...pages, NOT_FOUND]) {
    const own = hashes[path] ?? { scripts: [], styles: [] };
    policies.set(path, pagePolicy({ hashes: own, frameOrigins, cardField, https }));
  }
  if (cardField) policies.set(CARD_FRAME_PATH, Router().use(cardFramePolicy));
  return {
    pages,
    weekFiles: new Set(
      globSync('*/week-*.html', { cwd: buildDir }).map((file) => `/${file.replaceAll('\\', '/')}`),
    ),
    policy: (path) => policies.get(path) ?? policies.get(NOT_FOUND) ?? denyAllCsp,
  };
}

/** The only other hosts that a page may embed, after a click: maps and videos of the owner. */
function embedOrigins(): string[] {
  const { maps, videos } = studio;
  const embeds = [
    maps.embedUrl,
    videos.home.embedUrl,
    ...videos.about.map((video) => video.embedUrl),
  ];
  return [...new Set(embeds.map((url) => new URL(url).origin))];
}

/**
 * Serves the built site: precompressed files, pages with their CSPs, else the 404 page. The build
 * folder is a symlink. When it changes, new requests get the new build and current ones finish with
 * the old, without a restart.
 */
export function serveSite(buildDir: string, https: boolean): RequestHandler {
  const readBuildTime = () =>
    statSync(join(buildDir, '../build-info.json'), { throwIfNoEntry: false })?.mtimeMs;
  const openCurrentBuild = () => {
    const folder = existsSync(buildDir) ? realpathSync(buildDir) : buildDir;
    return serveBuild(folder, openSite(folder, https));
  };
  let served = readBuildTime();
  let site = openCurrentBuild();
  return (req, res, next) => {
    const latest = readBuildTime();
    if (latest !== undefined && latest !== served) {
      served = latest;
      site = openCurrentBuild();
    }
    site(req, res, next);
  };
}

function serveBuild(buildDir: string, site: Site): Router {
  const router = Router();
  router.use(allowOnlyGetAndHead, destroyStreamOnAbort);
  if (!existsSync(buildDir)) return router.use(rejectUnknownPath);
  const options = { brotli: true, gzip: true, etag: true, extensions: ['html'] };
  const files = sirv(buildDir, {
    ...options,
    setHeaders: (res, path) => {
      // sirv's MIME list lacks the framework's data files and the icon.
      if (path.endsWith('.data')) res.setHeader('Content-Type', 'text/x-script;charset=utf-8');
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    },
  });
  router.use((req, res, next) => {
    const path = req.path.replace(/(?<=.)\/$/, '');
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
    if (!isFile && !site.pages.has(path)) {
      next();
      return;
    }
    res.set('Cache-Control', cacheControl(path, isFile));
    if (SHARED_FILE.test(path)) res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    (isFile ? denyAllCsp : site.policy(path))(req, res, (error?: unknown) => {
      if (error) return void next(error);
      if (!isFile) {
        const query = new URLSearchParams(req.url.split('?')[1]);
        const file = `${path}/week-${query.get('week')}.html`;
        if (site.weekFiles.has(file)) req.url = file;
      }
      files(req, res, () => next());
    });
  });
  const previousAssets = join(buildDir, '../previous-assets');
  if (existsSync(previousAssets)) {
    // Keep serving the previous build's chunks: tabs opened before the last build request them.
    router.use('/assets', sirv(previousAssets, options));
  }
  return router.use(notFoundPage(buildDir, site));
}

function cacheControl(path: string, isFile: boolean): string {
  if (!isFile || path.endsWith('.data')) return 'no-cache';
  if (path.startsWith('/assets/')) return `public, max-age=${365 * DAY}, immutable`;
  return `public, max-age=${DAY}`;
}

const allowOnlyGetAndHead: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD');
    throw new Refusal(405, refusals.methodNotAllowed);
  }
  // Ignore range requests: no file is large, and the file server mishandles unusual ranges.
  delete req.headers.range;
  next();
};

/**
 * Destroys a file's stream with its response. A new build may delete a file while it is read: that
 * ends the response, not the process. A client that disconnects leaves no open file.
 */
const destroyStreamOnAbort: RequestHandler = (_req, res, next) => {
  res.on('pipe', (file) => {
    file.once('error', () => res.destroy());
    res.once('close', () => file.destroy());
  });
  next();
};

function notFoundPage(buildDir: string, site: Site): RequestHandler[] {
  const file = join(buildDir, '404.html');
  if (!existsSync(file)) return [rejectUnknownPath];
  const page = readFileSync(file);
  const compressed = [
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ].flatMap(([coding = '', packed = '']) =>
    existsSync(packed) ? [{ coding, body: readFileSync(packed) }] : [],
  );
  const sendNotFound: RequestHandler = (req, res) => {
    const packed = compressed.find(({ coding }) => req.acceptsEncodings(coding));
    if (packed) res.set('Content-Encoding', packed.coding);
    res.set('Cross-Origin-Resource-Policy', 'same-origin');
    res.status(404).set('Cache-Control', 'no-cache').vary('Accept-Encoding').type('html');
    res.send(packed?.body ?? page);
  };
  return [site.policy(NOT_FOUND), sendNotFound];
}
