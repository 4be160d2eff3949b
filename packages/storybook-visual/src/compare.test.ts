import { cpSync, existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeBitmap } from './bitmap.ts';
import { compareFolders } from './compare.ts';
import { baselineFile, resultFile } from './results.ts';
import { temporaryFolder } from './testing.ts';

let folder: string;
const captures = () => join(folder, 'captures');
const expected = () => join(folder, 'expected');
const results = () => join(folder, 'results');

/** Writes a gray image of 10 × 10 pixels, of which the first ones have another value. */
const write = (of: string, screenshot: string, first: readonly number[] = []) => {
  const gray = [...first, ...Array<number>(100 - first.length).fill(40)];
  const pixels = Buffer.from(gray.flatMap((value) => [value, value, value]));
  return writeBitmap(baselineFile(of, screenshot), { width: 10, height: 10, pixels });
};

beforeEach(() => {
  folder = temporaryFolder();
});

test('compareFolders reports equal, new and changed captures, and copies the files that differ', async () => {
  await write(captures(), 'desktop/a--same');
  cpSync(captures(), expected(), { recursive: true });
  await write(captures(), 'desktop/b--faint', [44]);
  await write(expected(), 'desktop/b--faint');
  await write(captures(), 'desktop/c--changed', [200, 200]);
  await write(expected(), 'desktop/c--changed');
  await write(captures(), 'desktop/d--new');
  const compared = await compareFolders(captures(), expected(), results());
  expect(compared.map(({ outcome, pixels }) => [outcome, pixels])).toEqual([
    ['same', undefined],
    ['same', undefined],
    ['changed', 2],
    ['new', undefined],
  ]);
  const sides = (screenshot: string) =>
    (['expected', 'actual', 'difference', 'thumbnail'] as const).filter((side) =>
      existsSync(resultFile(results(), screenshot, side)),
    );
  expect(sides('desktop/b--faint')).toEqual([]);
  expect(sides('desktop/c--changed')).toEqual(['expected', 'actual', 'difference', 'thumbnail']);
  expect(sides('desktop/d--new')).toEqual(['actual']);
});

test('compareFolders rejects a truncated baseline', async () => {
  await write(captures(), 'desktop/a--x', [200]);
  await write(expected(), 'desktop/a--x');
  const file = baselineFile(expected(), 'desktop/a--x');
  truncateSync(file, 20);
  await expect(compareFolders(captures(), expected(), results())).rejects.toThrow(
    `Cut short, or no image: ${file}. Restore it from git.`,
  );
});
