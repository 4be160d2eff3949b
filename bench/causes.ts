import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkName, scriptBytes, type PageBytes } from '#tests/support/bytes.ts';
import type { BuildFigures } from './build.ts';
import type { Metric, Report } from './lighthouse.ts';

/*
 * Why a target is missed, as far as it was looked into, with the figures of this very build. A row
 * that is missed without a cause here is news.
 */

const KIB = 1024;
const kib = (bytes: number) => `${Math.round(bytes / KIB)} KiB`;

/** What a server sends on a new connection before the first answer: ten packets. Bytes. */
const FIRST_BURST = 14_600;
/** Lighthouse's slow 4G, 1.44 Mbit/s, in bytes a millisecond. */
const SLOW_LINE = (1.44 * KIB * KIB) / 8 / 1000;

export const causeOfBuild = ({ beforeCompressing }: BuildFigures): string =>
  `${beforeCompressing.toFixed(1)} s before it compresses what is served, whose best quality keeps the pages under ${FIRST_BURST} bytes`;

export function causeOfScripts(page: PageBytes): string {
  const framework = page.scripts.find(({ file }) => chunkName(file) === 'framework');
  const { brotli = NaN, raw = NaN } = framework ?? {};
  return `React, React Router and styled-components alone are ${kib(brotli)} (${kib(raw)} raw)`;
}

export function causeOfHtml(client: string, { path, html }: PageBytes): string {
  const text = readFileSync(join(client, path, 'index.html'), 'utf8');
  const withoutStyles = text.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const styles = html.brotli - brotliCompressSync(withoutStyles).length;
  return `${kib(styles)} of it are the page’s styles: a file of its own would hold up the first paint`;
}

/** Lighthouse's simulation counts whole documents, and a round trip is 150 ms there. */
export function causeOfPaint(metric: Metric, report: Report): string | undefined {
  const causes: string[] = [];
  if (report.documentBytes > FIRST_BURST) {
    causes.push(
      `the page and its headers are ${report.documentBytes} bytes: a new connection sends ${FIRST_BURST} at once, the rest a round trip later`,
    );
  }
  // The Speed Index of a page that is painted at once is its first paint.
  if (metric === 'fcp' || metric === 'si') {
    causes.push(
      'the browser begins a process for it, as its Cross-Origin-Opener-Policy asks: see the row without',
    );
  }
  if (metric === 'lcp' && report.picturesBefore > 0) {
    causes.push(
      `${report.picturesBefore} pictures below the first screen are asked for before the largest has been painted (without them: 300 ms less)`,
    );
  }
  return causes.join('; ') || undefined;
}

/** A page without a script blocks nothing; where it did, its runs were disturbed, and ours with them. */
export const causeOfBlocking = (yardstick: Report): string | undefined =>
  yardstick.metrics.tbt > 10
    ? `the yardstick, which has no script, had ${Math.round(yardstick.metrics.tbt)} ms in the same runs: other work on the machine`
    : undefined;

/** @param atOwnSpeed the same figure at the processor's own speed, ms */
export function causeOfLatePrice(page: PageBytes, atOwnSpeed: number): string {
  const bytes = scriptBytes(page, 'brotli');
  const time = Math.round(bytes / SLOW_LINE);
  return `its scripts, ${kib(bytes)}, take ${time} ms on this line, and they wait for the first paint; at the processor’s own speed ${Math.round(atOwnSpeed)} ms`;
}

export const HYDRATION =
  'at a quarter of the speed, starting React and hydrating the page take as long';
