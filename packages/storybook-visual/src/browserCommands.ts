import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import {
  decodeImage,
  fingerprint,
  isSame,
  joinImages,
  readBitmap,
  writeBitmap,
  type Bitmap,
} from './bitmap.ts';
import { compareCapture } from './compare.ts';
import type { Mode } from './config.ts';
import { baselineFile, resultFile, type Result, type Screenshot } from './results.ts';
import type { Task } from './runStories.ts';
import type { Clip } from './strips.ts';

/** After this many captures, a page that keeps changing is reported as unstable. */
const MOST_CAPTURES = 8;

const capturePage = async (page: Page): Promise<Bitmap> =>
  decodeImage(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));

/** Captures one part of a joined screenshot; paused animations stay where they are. */
export const capturePart: BrowserCommand<[clip?: Clip]> = async ({ page }, clip) =>
  (await page.screenshot({ caret: 'hide', scale: 'css', ...(clip && { clip }) })).toString(
    'base64',
  );

/** Captures until the page matches the expected bitmap, or two captures in a row are equal. */
async function captureStable(page: Page, expected: Bitmap | undefined) {
  let bitmap = await capturePage(page);
  for (let captures = 1; captures < MOST_CAPTURES; captures += 1) {
    if (expected && isSame(bitmap, expected)) return { bitmap, captures, stable: true };
    const next = await capturePage(page);
    if (isSame(bitmap, next)) return { bitmap, captures: captures + 1, stable: true };
    bitmap = next;
  }
  return { bitmap, captures: MOST_CAPTURES, stable: false };
}

/** Emulates a medium; an empty value resets it. */
export const emulateMedia: BrowserCommand<[media: NonNullable<Mode['media']>]> = async (
  { page },
  { media, contrast },
) => page.emulateMedia({ media: media ?? 'screen', contrast: contrast ?? null });

/**
 * Compares the page or the joined `parts` with the baseline; `update` writes the baseline.
 * @returns why the story fails, so that it is retried; empty when it passes.
 */
export const compareScreenshot =
  ({
    update,
    baselines,
    results,
  }: Task): BrowserCommand<[screenshot: Screenshot, parts: readonly string[]]> =>
  async ({ page }, screenshot, parts) => {
    const recordResult = (result: Result) =>
      appendFileSync(join(results, 'results.jsonl'), `${JSON.stringify(result)}\n`);
    const path = baselineFile(baselines, screenshot);
    let baseline: Bitmap | undefined;
    try {
      baseline = update ? undefined : await readBitmap(path);
    } catch {
      recordResult({ screenshot, outcome: 'unreadable', captures: 0, fingerprint: '' });
      return `${path} is cut short, or no image.`;
    }
    const { bitmap, captures, stable } =
      parts.length > 0
        ? {
            bitmap: await joinImages(parts.map((part) => Buffer.from(part, 'base64'))),
            captures: 1,
            stable: true,
          }
        : await captureStable(page, baseline);
    const base = { screenshot, captures, fingerprint: fingerprint(bitmap) };
    if (!stable) {
      await writeBitmap(resultFile(results, screenshot, 'actual'), bitmap);
      recordResult({ ...base, outcome: 'unstable' });
      return `${screenshot} is not stable: something on it keeps moving.`;
    }
    if (update) {
      await writeBitmap(path, bitmap);
      recordResult({ ...base, outcome: 'updated' });
      return '';
    }
    const expected = { file: path, bitmap: baseline };
    const result = await compareCapture(results, { screenshot, captures, bitmap }, expected);
    recordResult(result);
    return result.outcome === 'changed' ? `${screenshot} differs in ${result.pixels} pixels.` : '';
  };
