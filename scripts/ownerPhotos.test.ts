import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { makeOwnerPhotos } from './ownerPhotos.ts';

let folder: string;
let photos: string;
let output: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-photos-'));
  photos = join(folder, 'photos');
  output = join(folder, 'made');
  mkdirSync(photos);
  return () => rmSync(folder, { recursive: true });
});

const photo = (file: string, size = 1000) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#a86' } }).toFile(
    join(photos, file),
  );
const make = () => makeOwnerPhotos(photos, output);
const made = () => readdirSync(output).filter((file) => file !== 'products');

test('a photo gets files of its own, also at the address of the shop item', async () => {
  await photo('product-bear.jpg');
  const hash = (await make()).get('product-bear');
  expect(made().length).toBeGreaterThan(2);
  for (const file of made()) expect(file).toMatch(new RegExp(`^product-bear-${hash}-\\d+\\.`));
  expect(readdirSync(join(output, 'products'))).toEqual(['heartbeat-bear.webp']);
});

test('what the owner takes away is not served any more', async () => {
  await photo('product-bear.jpg');
  await make();
  rmSync(join(photos, 'product-bear.jpg'));
  expect((await make()).size).toBe(0);
  expect(made()).toEqual([]);
  expect(readdirSync(join(output, 'products'))).toEqual([]);
});

test.each([
  ['a name that is none', ['sofa.jpg'], 1000, /sofa\.jpg has a name that no page uses/],
  ['too few pixels', ['product-bear.png'], 400, /is 400 x 400 pixels; it needs at least 960 x 960/],
  ['two of one name', ['dna.jpg', 'dna.png'], 1000, /has two files named dna/],
  ['another type', ['dna.gif'], 1000, /Save it as dna\.jpg/],
])('%s is said in a sentence', async (_case, files, size, sentence) => {
  for (const file of files) await photo(file, size);
  await expect(make()).rejects.toThrow(sentence);
});

test('a folder without photos, or none, is fine', async () => {
  expect((await make()).size).toBe(0);
  rmSync(photos, { recursive: true });
  expect((await make()).size).toBe(0);
});
