import { appendFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import {
  decodeImage,
  difference,
  fingerprint,
  isSame,
  joinImages,
  readBitmap,
  writeBitmap,
  type Bitmap,
} from './bitmap.ts';
import type { Mode } from './config.ts';
import { baselineFile, resultFile, type Result, type Screenshot, type Side } from './results.ts';
import type { Task } from './runStories.ts';
import type { Clip } from './strips.ts';

/** Captures before a page that keeps changing counts as unstable. */
const MOST_CAPTURES = 8;

const capture = async (page: Page): Promise<Bitmap> =>
  decodeImage(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));

/** Captures part of a strip, with animations at the point where they are paused. */
export const capturePart: BrowserCommand<[clip?: Clip]> = async ({ page }, clip) =>
  (await page.screenshot({ caret: 'hide', scale: 'css', ...(clip && { clip }) })).toString(
    'base64',
  );

/** Captures until the page matches the expected bitmap, or is the same twice. */
async function captureStable(page: Page, expected: Bitmap | undefined) {
  let bitmap = await capture(page);
  for (let captures = 1; captures < MOST_CAPTURES; captures += 1) {
    if (expected && isSame(bitmap, expected)) return { bitmap, captures, stable: true };
    const next = await capture(page);
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
 * Compares the page, or the parts of a strip, with a baseline, or makes it the baseline. On a
 * difference, the results folder has the file that accepting will copy.
 * @returns why the story fails, so that it is retried; empty when it passes.
 */
export const compareScreenshot =
  ({
    update,
    baselines,
    results,
  }: Task): BrowserCommand<[screenshot: Screenshot, parts: readonly string[]]> =>
  async ({ page }, screenshot, parts) => {
    const record = (result: Omit<Result, 'screenshot'>) =>
      appendFileSync(
        join(results, 'results.jsonl'),
        `${JSON.stringify({ screenshot, ...result } satisfies Result)}\n`,
      );
    const write = (side: Side, bitmap: Bitmap) =>
      writeBitmap(resultFile(results, screenshot, side), bitmap);
    const path = baselineFile(baselines, screenshot);
    let baseline: Bitmap | undefined;
    try {
      baseline = update ? undefined : await readBitmap(path);
    } catch {
      record({ outcome: 'unreadable', captures: 0, fingerprint: '' });
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
    const base = { captures, fingerprint: fingerprint(bitmap) };

    if (!stable) {
      await write('actual', bitmap);
      record({ ...base, outcome: 'unstable' });
      return `${screenshot} is not stable: something on it keeps moving.`;
    }
    if (update) {
      await writeBitmap(path, bitmap);
      record({ ...base, outcome: 'updated' });
      return '';
    }
    if (!baseline) {
      await write('actual', bitmap);
      record({ ...base, outcome: 'new' });
      return '';
    }
    if (isSame(bitmap, baseline)) {
      record({ ...base, outcome: 'same' });
      return '';
    }
    const { marked, pixels, region, shape } = difference(baseline, bitmap);
    await Promise.all([write('actual', bitmap), write('difference', marked)]);
    copyFileSync(path, resultFile(results, screenshot, 'expected'));
    record({ ...base, outcome: 'changed', pixels, region, shape });
    return `${screenshot} differs in ${pixels} pixels.`;
  };
