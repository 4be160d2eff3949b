import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage, difference, isSame, joinImages, type Bitmap } from './bitmap.ts';

const bitmap = (width: number, ...pixels: number[]): Bitmap => ({
  width,
  height: pixels.length / width,
  pixels: Buffer.from(pixels.flatMap((value) => [value, value, value])),
});

test('difference counts pixels that differ or that only one bitmap has', () => {
  expect(difference(bitmap(2, 0, 8), bitmap(2, 0, 4)).pixels).toBe(1);
  expect(difference(bitmap(2, 0, 8), bitmap(2, 0, 8, 0, 8)).pixels).toBe(2);
  expect(difference(bitmap(1, 0), bitmap(1, 0)).pixels).toBe(0);
});

test('isSame ignores 200 pixels that differ by one color step and eight that differ by up to 28 of 255, but no more', () => {
  const grayBitmap = (first: number[]) =>
    bitmap(50, ...first, ...Array<number>(5000 - first.length).fill(40));
  const many = (count: number, value: number) => Array<number>(count).fill(value);
  expect(isSame(grayBitmap([]), grayBitmap([...many(200, 44), ...many(8, 68)]))).toBe(true);
  expect(isSame(grayBitmap([]), grayBitmap(many(201, 44)))).toBe(false);
  expect(isSame(grayBitmap([]), grayBitmap(many(9, 48)))).toBe(false);
  expect(isSame(grayBitmap([]), grayBitmap([72]))).toBe(false);
});

test('difference returns the same hash for an equal change at another position', () => {
  const blank = bitmap(3, 0, 0, 0, 0, 0, 0);
  const { region, shape } = difference(blank, bitmap(3, 4, 4, 0, 0, 0, 0));
  expect(region).toEqual({ left: 0, top: 0, width: 2, height: 1 });
  expect(difference(blank, bitmap(3, 0, 0, 0, 0, 8, 8)).shape).toBe(shape);
  expect(difference(blank, bitmap(3, 4, 0, 4, 0, 0, 0)).shape).not.toBe(shape);
});

test('isSame distinguishes bitmaps of different widths with the same pixels', () => {
  expect(isSame(bitmap(2, 0, 8), bitmap(1, 0, 8))).toBe(false);
});

test('joinImages fills rows of 1280 pixels from left to right', async () => {
  const image = (width: number, height: number, value: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: value, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const images = await Promise.all([image(1000, 20, 40), image(280, 30, 80), image(300, 10, 120)]);
  const { width, height, pixels } = await joinImages(images);
  const red = (x: number, y: number) => pixels[(y * width + x) * 3];
  expect([width, height]).toEqual([1280, 40]);
  expect([red(999, 19), red(1000, 29), red(299, 39), red(300, 39)]).toEqual([40, 80, 120, 252]);
});

const SIDE = 320;
const frame = { left: 20, top: 20, width: SIDE, height: SIDE };

/** A page with a photograph of the site in a frame of `SIDE`. */
async function pageWith(photograph: string | Buffer): Promise<Bitmap> {
  const input = await sharp(photograph).resize(SIDE, SIDE).png().toBuffer();
  const create = { width: 360, height: 360, channels: 3, background: '#fff' } as const;
  return decodeImage(
    await sharp({ create })
      .composite([{ input, left: 20, top: 20 }])
      .png()
      .toBuffer(),
  );
}

const find = (name: string) =>
  globSync(resolve(import.meta.dirname, `../../../public/images/${name}-*-480.avif`))[0] ?? name;
const face = find('scan-week-31');

test('isSame ignores another encoding of a photograph, also where its source had another size', async () => {
  for (const photograph of [face, find('product-bear'), find('boutique-hero')]) {
    const webp = await sharp(photograph).webp({ quality: 80 }).toBuffer();
    const avif = await sharp(photograph).avif({ quality: 55, effort: 0 }).toBuffer();
    const smaller = await sharp(photograph).resize({ width: 400 }).webp().toBuffer();
    const page = await pageWith(webp);
    expect(isSame(page, await pageWith(avif), [frame])).toBe(true);
    expect(isSame(page, await pageWith(smaller), [frame])).toBe(true);
    expect(isSame(page, await pageWith(avif))).toBe(false);
  }
});

test('isSame finds a mark of 12 x 12 pixels on a face, wherever it is', async () => {
  const page = await pageWith(face);
  for (let at = 100; at < 108; at += 1) {
    const marked = await sharp(page.pixels, { raw: { ...page, channels: 3 } })
      .composite([
        {
          input: { create: { width: 12, height: 12, channels: 3, background: '#6b3a24' } },
          ...{ left: at + 80, top: at + 40 },
        },
      ])
      .png()
      .toBuffer();
    expect(isSame(page, await decodeImage(marked), [frame]), `at ${at}`).toBe(false);
  }
});

test('isSame finds a photograph that another one of similar colors replaces', async () => {
  const page = await pageWith(face);
  expect(isSame(page, await pageWith(find('scan-week-30')), [frame])).toBe(false);
});

test('isSame finds a border of one pixel in a low contrast beside a photograph', async () => {
  const page = await pageWith(face);
  const bordered = { ...page, pixels: Buffer.from(page.pixels) };
  bordered.pixels.fill(0xf0, 360 * 10 * 3, 360 * 11 * 3);
  expect(isSame(page, bordered, [frame])).toBe(false);
});

test('difference shows a lost border as its cause, and all below it as moved', () => {
  const paint = (rows: readonly number[]) => ({
    ...{ width: 30, height: rows.length },
    pixels: Buffer.from(rows.flatMap((value) => Array<number>(90).fill(value))),
  });
  const above = Array.from({ length: 20 }, (_, at) => at * 4);
  const below = Array.from({ length: 40 }, (_, at) => 252 - at * 4);
  const found = difference(paint([...above, 128, 128, ...below]), paint([...above, ...below]));
  expect(found).toMatchObject({ moved: -2, pixels: 60 });
  expect(found.region).toEqual({ left: 0, top: 20, width: 30, height: 2 });
  const deeper = difference(paint([128, 128, ...below]), paint(below));
  expect(deeper.shape).toBe(found.shape);
});
