import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureList, type ListedPicture } from '../../scripts/pictureList.ts';
import fingerprints from '../fingerprints.json' with { type: 'json' };
import { drawIcons } from '../scripts/icons.ts';
import { textPath } from '../scripts/lettering.ts';
import { drawMaster } from '../scripts/masters.ts';
import { createRandom } from '../scripts/random.ts';
import { computed, fingerprint } from '../scripts/scans.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function expectUpToDate(file: string, drawn: Buffer): Promise<void> {
  const kept = await readFile(path.join(root, file));
  expect(drawn.equals(kept), `${file} is out of date: npm run draw --workspace art`).toBe(true);
}

const drawings = (Object.keys(pictureList) as ListedPicture[]).filter(
  (name) => !computed.includes(name),
);

// Drawing at full size takes minutes; the same code draws small sizes.
test.each(computed)(
  'drawing %s at small size matches the fingerprint of its master',
  async (name) => {
    expect(
      await fingerprint(name),
      `${name} is out of date: npm run draw --workspace art -- ${name}`,
    ).toBe((fingerprints as Record<string, string>)[name]);
  },
);

test.each(drawings)('drawing %s again produces identical bytes', async (name) => {
  const { extension, bytes } = await drawMaster(name);
  await expectUpToDate(`art/masters/${name}.${extension}`, bytes);
});

test('drawing the icons again reproduces the served files', async () => {
  for (const [file, bytes] of Object.entries(await drawIcons())) {
    await expectUpToDate(`public/${file}`, bytes);
  }
});

test('createRandom repeats its numbers for one seed and differs for another', () => {
  const drawNumbers = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
  expect(drawNumbers('apple')).toEqual(drawNumbers('apple'));
  expect(drawNumbers('apple')).not.toEqual(drawNumbers('pear'));
});

test("textPath converts text to outlines of the site's font", () => {
  const outline = textPath('Open House', 0, 0, 100);
  expect(outline).toMatch(/^M/);
  expect(outline.match(/Z/g)?.length).toBeGreaterThan(8);
  expect(() => textPath('☃', 0, 0, 100)).toThrow("The font has no '☃'");
});
