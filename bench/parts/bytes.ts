import type { Browser } from 'playwright';
import { siteRoutes } from '#content/siteRoutes.ts';
import { pageBytes, scriptBytes } from '#tests/support/bytes.ts';
import { documentBytes } from '#tests/support/documentBytes.ts';
import { onPage, startBrowser } from '../browser.ts';
import { causeOfHtml, causeOfScripts } from '../causes.ts';
import { atMost } from '../figures.ts';
import { CLIENT } from '../site.ts';
import type { Part } from './part.ts';

const KIB = 1024;

/** The pages that show data of the owner's lists or of a place; all others are content pages. */
const dataFiles: ReadonlySet<string> = new Set([
  'services',
  'boutique',
  'contact',
  'peekPlanner',
  'town',
  'county',
  'babyShower',
  'maternity',
]);

/** What a phone loads of a page that is read to its end, and its pictures: bytes on the line, and requests. */
const everything = (browser: Browser, url: string) =>
  onPage(browser, { cpu: 1, slow4g: false }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const pictures = new Set<string>();
    const sizes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Image') pictures.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    const of = (some: [string, number][]) => ({
      bytes: some.reduce((sum, [, size]) => sum + size, 0),
      requests: some.length,
    });
    return { all: of([...sizes]), pictures: of([...sizes].filter(([id]) => pictures.has(id))) };
  });

/** Bytes and requests of the build, page by page. */
export async function bytesRows(site: string): Promise<Part> {
  const pages = await Promise.all(
    siteRoutes.map(async ({ path, file }) => {
      const page = pageBytes(CLIENT, path);
      const document = await documentBytes(`${site}${path}`);
      return { path, page, document, kind: dataFiles.has(file) ? 'data' : 'content' };
    }),
  );
  const rows = (['content', 'data'] as const).flatMap((kind) => {
    const some = pages.filter((each) => each.kind === kind);
    const scripts = some
      .map(({ page }) => ({ page, bytes: scriptBytes(page, 'brotli') }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const documents = some.toSorted((a, b) => b.document - a.document);
    const [mostScripts] = scripts;
    const [heaviest] = documents;
    if (!mostScripts || !heaviest) return [];
    const limits =
      kind === 'data' ? { scripts: 125, document: 14_600 } : { scripts: 115, document: 11_000 };
    const over = documents.filter(({ document }) => document > limits.document).length;
    return [
      atMost({
        what: `${kind} pages: scripts before a touch`,
        limit: limits.scripts,
        seen: mostScripts.bytes / KIB,
        unit: ' KiB',
        digits: 1,
        note: `${mostScripts.page.path}; least ${((scripts.at(-1)?.bytes ?? NaN) / KIB).toFixed(1)}`,
        cause: causeOfScripts(mostScripts.page),
      }),
      atMost({
        what: `${kind} pages: HTML and headers`,
        limit: limits.document,
        seen: heaviest.document,
        unit: ' bytes',
        note: `${heaviest.path}; ${over} of ${some.length} pages over`,
        cause: causeOfHtml(CLIENT, heaviest.page),
      }),
    ];
  });
  const browser = await startBrowser();
  try {
    const { all, pictures } = await everything(browser, `${site}/`);
    rows.push(
      atMost({
        what: '/: everything, read to its end',
        limit: 300,
        seen: all.bytes / KIB,
        unit: ' KiB',
        cause: `without its pictures ${Math.round((all.bytes - pictures.bytes) / KIB)} KiB`,
      }),
      atMost({
        what: '/: requests',
        limit: 20,
        seen: all.requests,
        cause: `without its pictures ${all.requests - pictures.requests}`,
      }),
    );
    const figures = pages.map(({ path, page, document }) => ({
      path,
      document,
      scripts: scriptBytes(page, 'brotli'),
      scriptsRaw: scriptBytes(page, 'raw'),
      requests: page.requests,
    }));
    return { rows, figures };
  } finally {
    await browser.close();
  }
}
