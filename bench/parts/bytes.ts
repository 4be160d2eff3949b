import { prerenderPaths } from '#content/siteRoutes.ts';
import { pageBytes, scriptBytes, totalBytes } from '#tests/support/bytes.ts';
import { causeOfHtml, causeOfRequests, causeOfScripts } from '../causes.ts';
import { atMost } from '../figures.ts';
import { CLIENT } from '../site.ts';
import { chosenPages, type Part } from './part.ts';

const KIB = 1024;

/** Bytes and requests of the build, page by page. */
export function bytesRows(): Part {
  const pages = chosenPages.map((path) => pageBytes(CLIENT, path));
  const rows = pages.flatMap((page) => [
    atMost({
      what: `${page.path}: scripts before a touch, brotli`,
      limit: 115,
      seen: scriptBytes(page, 'brotli') / KIB,
      unit: ' KiB',
      digits: 1,
      cause: causeOfScripts(page),
    }),
    atMost({
      what: `${page.path}: scripts before a touch, raw`,
      limit: 390,
      seen: scriptBytes(page, 'raw') / KIB,
      unit: ' KiB',
      cause: causeOfScripts(page),
    }),
    atMost({
      what: `${page.path}: HTML, brotli`,
      limit: 8,
      seen: page.html.brotli / KIB,
      unit: ' KiB',
      digits: 1,
      cause: causeOfHtml(CLIENT, page),
    }),
    atMost({
      what: `${page.path}: total with hero and fonts`,
      limit: 205,
      seen: totalBytes(page) / KIB,
      unit: ' KiB',
      cause: causeOfScripts(page),
    }),
    atMost({
      what: `${page.path}: requests`,
      limit: 13,
      seen: page.requests,
      cause: causeOfRequests(page),
    }),
  ]);
  const all = prerenderPaths.map((path) => {
    const page = pageBytes(CLIENT, path);
    return {
      path,
      scriptsBrotli: scriptBytes(page, 'brotli'),
      scriptsRaw: scriptBytes(page, 'raw'),
      html: page.html.brotli,
      total: totalBytes(page),
      requests: page.requests,
    };
  });
  return { rows, figures: all };
}
