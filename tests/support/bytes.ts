import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build: its size in bytes, raw and compressed with brotli. */
export type Weight = { file: string; raw: number; brotli: number };

/** What a browser loads for a page before any input. */
export type PageBytes = {
  /** All scripts, including static imports, but not dialogs and the checkout. */
  scripts: Weight[];
  /** The eagerly loaded images, in the size that a phone selects. */
  pictures: Weight[];
  fonts: Weight[];
  /** All requests: the page, scripts, fonts, first images and the icon. */
  requests: number;
};

const sum = (weights: readonly Weight[], of: 'raw' | 'brotli') =>
  weights.reduce((total, weight) => total + weight[of], 0);

export const scriptBytes = ({ scripts }: PageBytes, of: 'raw' | 'brotli') => sum(scripts, of);

/** A script's name without hash: 'framework' for '/assets/framework-AbC123.js'. */
export const chunkName = (file: string) => file.replace(/^.*\/(.+)-[\w-]{8}\.js$/, '$1');

/** Measures a prerendered page of the build in a folder, such as `build/client`. */
export function pageBytes(client: string, path: string): PageBytes {
  const measureFile = (file: string): Weight => {
    const raw = statSync(join(client, file)).size;
    const packed = join(client, `${file}.br`);
    return { file, raw, brotli: existsSync(packed) ? statSync(packed).size : raw };
  };
  const html = readFileSync(join(client, path, 'index.html'), 'utf8');
  const [bootstrap = '', ...modules] = scriptsOf(client, html);
  const scripts = [bootstrap, ...modules].map(measureFile);
  const pictures = findEagerImages(html).map(measureFile);
  const named = readFileSync(join(client, bootstrap), 'utf8').match(/\/fonts\/[\w-]+\.woff2/g);
  const fonts = [...new Set(named)].map(measureFile);
  return {
    scripts,
    pictures,
    fonts,
    requests: 2 + scripts.length + pictures.length + fonts.length,
  };
}

function scriptsOf(client: string, html: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      add(`/assets/${name}`);
    }
  };
  const filesIn = (text: string) =>
    [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  for (const start of filesIn(html)) {
    add(start);
    filesIn(readFileSync(join(client, start), 'utf8')).forEach(add);
  }
  return [...found];
}

/** Lighthouse's phone: 412 CSS px wide, with a pixel ratio of 1.75. */
const PHONE_PIXELS = 412 * 1.75;

function findEagerImages(html: string): string[] {
  const images = html.match(/<picture>.*?<\/picture>|<img [^>]*>/gs) ?? [];
  const eager = images.filter((image) => !image.includes('loading="lazy"'));
  return eager.map((image) => {
    const sources = /type="image\/avif" srcset="([^"]+)"/i.exec(image)?.[1]?.split(', ') ?? [];
    const fits = sources.find((source) => Number(/(\d+)w$/.exec(source)?.[1]) >= PHONE_PIXELS);
    return (fits ?? sources.at(-1))?.split(' ')[0] ?? /src="([^"]+)"/.exec(image)?.[1] ?? '';
  });
}
