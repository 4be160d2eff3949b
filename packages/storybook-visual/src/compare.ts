import { copyFileSync } from 'node:fs';
import { difference, fingerprint, isSame, writeBitmap, type Bitmap } from './bitmap.ts';
import { resultFile, type Result, type Side } from './results.ts';

type Capture = Pick<Result, 'screenshot' | 'captures'> & { bitmap: Bitmap };

/**
 * Compares a capture with the expected file. On a difference, the results folder has the file that
 * accepting will copy.
 */
export async function compareCapture(
  results: string,
  { bitmap, ...capture }: Capture,
  expected: { file: string; bitmap: Bitmap | undefined },
): Promise<Result> {
  const base = { ...capture, fingerprint: fingerprint(bitmap) };
  const resultPath = (side: Side) => resultFile(results, capture.screenshot, side);
  if (expected.bitmap && isSame(bitmap, expected.bitmap)) return { ...base, outcome: 'same' };
  await writeBitmap(resultPath('actual'), bitmap);
  if (!expected.bitmap) return { ...base, outcome: 'new' };
  const { marked, ...where } = difference(expected.bitmap, bitmap);
  await writeBitmap(resultPath('difference'), marked);
  copyFileSync(expected.file, resultPath('expected'));
  return { ...base, ...where, outcome: 'changed' };
}
