import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import {
  decodeImage,
  isSame,
  joinImages,
  readBitmap,
  writeBitmap,
  type Bitmap,
  type Region,
} from './bitmap.ts';
import type { Mode } from './config.ts';
import { baselineFile, photographsFile, type Screenshot } from './results.ts';
import type { Clip } from './strips.ts';

/** What came of one attempt to capture. */
export type Outcome = 'captured' | 'different' | 'unstable';

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
async function captureStable(
  page: Page,
  expected: Bitmap | undefined,
  photographs: readonly Region[],
) {
  let bitmap = await capturePage(page);
  for (let captures = 1; captures < MOST_CAPTURES; captures += 1) {
    if (expected && isSame(bitmap, expected, photographs)) return bitmap;
    const next = await capturePage(page);
    if (isSame(bitmap, next)) return bitmap;
    bitmap = next;
  }
  return undefined;
}

/** Emulates a medium; an empty value resets it. */
export const emulateMedia: BrowserCommand<[media: NonNullable<Mode['media']>]> = async (
  { page },
  { media, contrast },
) => page.emulateMedia({ media: media ?? 'screen', contrast: contrast ?? null });

/** What to capture: the page, or the joined `parts`. */
export type CaptureRequest = {
  screenshot: Screenshot;
  parts: readonly string[];
  photographs: readonly Region[];
  /** Whether a capture that differs from its baseline is kept. */
  isLast: boolean;
};

/**
 * Captures into a file. What looks like its baseline becomes a copy of it, byte for byte, so that
 * equal files are all there is to compare.
 */
export const captureFor =
  (folders: { captures: string; baselines: string }): BrowserCommand<[story: CaptureRequest]> =>
  async ({ page }, { screenshot, parts, photographs, isLast }): Promise<Outcome> => {
    const [file, baseline] = [
      baselineFile(folders.captures, screenshot),
      baselineFile(folders.baselines, screenshot),
    ];
    // An unreadable baseline is reported when the captures are compared.
    const expected = await readBitmap(baseline).catch(() => undefined);
    const bitmap =
      parts.length > 0
        ? await joinImages(parts.map((part) => Buffer.from(part, 'base64')))
        : await captureStable(page, expected, photographs);
    if (!bitmap) return 'unstable';
    const isEqual = expected !== undefined && isSame(bitmap, expected, photographs);
    if (expected && !isEqual && !isLast) return 'different';
    mkdirSync(dirname(file), { recursive: true });
    if (isEqual) copyFileSync(baseline, file);
    else await writeBitmap(file, bitmap);
    writeFileSync(photographsFile(file), JSON.stringify(photographs));
    return 'captured';
  };
