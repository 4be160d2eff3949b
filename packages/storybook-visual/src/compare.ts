import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  difference,
  isSame,
  readBitmap,
  writeBitmap,
  writeThumbnail,
  type Region,
} from './bitmap.ts';
import { NotCompared } from './lock.ts';
import {
  baselineFile,
  hashOf,
  photographsFile,
  readJson,
  resultFile,
  type Result,
  type Screenshot,
} from './results.ts';
import { screenshotsIn } from './select.ts';

async function compareFiles(
  screenshot: Screenshot,
  [capture, expected]: readonly [capture: string, expected: string],
  results: string,
): Promise<Result> {
  const base = { screenshot, fingerprint: hashOf(capture) };
  if (base.fingerprint === hashOf(expected)) return { ...base, outcome: 'same' };
  const [before, now] = await Promise.all(
    [expected, capture].map((file) =>
      readBitmap(file).catch(() => {
        throw new NotCompared(`Cut short, or no image: ${file}. Restore it from git.`);
      }),
    ),
  );
  const photographs = readJson<Region[]>(photographsFile(capture));
  if (before && now && isSame(before, now, photographs)) return { ...base, outcome: 'same' };
  const actual = resultFile(results, screenshot, 'actual');
  mkdirSync(dirname(actual), { recursive: true });
  copyFileSync(capture, actual);
  if (!before || !now) return { ...base, outcome: 'new' };
  copyFileSync(expected, resultFile(results, screenshot, 'expected'));
  const { marked, ...where } = difference(before, now);
  await writeBitmap(resultFile(results, screenshot, 'difference'), marked);
  const thumbnail = resultFile(results, screenshot, 'thumbnail');
  await writeThumbnail(thumbnail, [before, now], where.region);
  return { ...base, ...where, outcome: 'changed' };
}

/**
 * Compares the captures in a folder with the expected files in another one.
 * @param results the folder that gets both files of each difference, and what differs.
 * @throws NotCompared when a file is unreadable.
 */
export async function compareFolders(
  captures: string,
  expected: string,
  results: string,
): Promise<Result[]> {
  const compared: Result[] = [];
  for (const screenshot of screenshotsIn(captures)) {
    const files = [baselineFile(captures, screenshot), baselineFile(expected, screenshot)] as const;
    compared.push(await compareFiles(screenshot, files, results));
  }
  return compared;
}
