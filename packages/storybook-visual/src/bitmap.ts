import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Pixels with three bytes each: red, green, blue. */
export type Bitmap = { width: number; height: number; pixels: Buffer };

/** Keeps six of eight bits per color: it looks the same, and files are a quarter smaller. */
const DEPTH = 0xfc;

/** Decodes an image of any format. */
export async function decodeImage(file: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) & DEPTH;
  return { width: info.width, height: info.height, pixels: data };
}

const ROW = 1280;

/** Joins images into rows of one bitmap. */
export async function joinImages(images: readonly Buffer[]): Promise<Bitmap> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let [left, top, bottom] = [0, 0, 0];
  for (const input of images) {
    const { width, height } = await sharp(input).metadata();
    if (left + width > ROW) [left, top] = [0, bottom];
    parts.push({ input, left, top });
    left += width;
    bottom = Math.max(bottom, top + height);
  }
  const create = { width: ROW, height: bottom, channels: 3, background: '#fff' } as const;
  return decodeImage(await sharp({ create }).composite(parts).png().toBuffer());
}

export async function readBitmap(path: string): Promise<Bitmap | undefined> {
  try {
    return await decodeImage(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a lossless WebP file. */
export async function writeBitmap(path: string, { width, height, pixels }: Bitmap): Promise<void> {
  const raw = { width, height, channels: 3 } as const;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer(),
  );
}

// Of 524 screenshots captured twice on a busy machine, four differed: up to 134 pixels by one step
// of the color depth, and three at a round edge by up to 28 of 255. A 3 % change in lightness is
// two steps, in every pixel of an element.
const STEP = 4;
const FAINT = 200;
const SHADE = 28;
const SPECKS = 8;

// The same picture in another encoding or size differs a lot in single pixels, but the mean color of
// 8 x 8 of them by at most 15 of 255, in all but one picture of the site. A mark of 12 x 12 pixels
// fills more than half of one such block.
const BLOCK = 8;
const MEAN = 16;

/** Whether a photograph looks the same in two bitmaps of one size. Marks its pixels in `seen`. */
function isSamePhotograph(one: Bitmap, other: Bitmap, area: Region, seen: Uint8Array): boolean {
  const right = Math.min(area.left + area.width, one.width);
  const bottom = Math.min(area.top + area.height, one.height);
  const isSameBlock = (left: number, top: number, channel: number) => {
    let [sum, count] = [0, 0];
    for (let y = top; y < Math.min(top + BLOCK, bottom); y += 1) {
      for (let x = left; x < Math.min(left + BLOCK, right); x += 1) {
        const at = y * one.width + x;
        seen[at] = 1;
        count += 1;
        sum += (one.pixels[at * 3 + channel] ?? 0) - (other.pixels[at * 3 + channel] ?? 0);
      }
    }
    return Math.abs(sum) <= MEAN * count;
  };
  for (let top = area.top; top < bottom; top += BLOCK) {
    for (let left = area.left; left < right; left += BLOCK) {
      if (![0, 1, 2].every((channel) => isSameBlock(left, top, channel))) return false;
    }
  }
  return true;
}

/**
 * Whether two bitmaps look the same: some pixels may differ by `STEP`, a few by up to `SHADE`, and
 * photographs as other encodings of the same file do.
 */
export function isSame(one: Bitmap, other: Bitmap, photographs: readonly Region[] = []): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.pixels.equals(other.pixels)) return true;
  const seen = new Uint8Array(one.width * one.height);
  if (!photographs.every((area) => isSamePhotograph(one, other, area, seen))) return false;
  let faint = 0;
  let specks = 0;
  for (let at = 0; at < one.pixels.length; at += 3) {
    if (seen[at / 3] === 1) continue;
    const channelDifference = (channel: number) =>
      Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0));
    const most = Math.max(channelDifference(0), channelDifference(1), channelDifference(2));
    if (most === 0) continue;
    if (most <= STEP) faint += 1;
    else specks += 1;
    if (most > SHADE || faint > FAINT || specks > SPECKS) return false;
  }
  return true;
}

const RED = 0xd00020;

/** A rectangle, in pixels. */
export type Region = { left: number; top: number; width: number; height: number };

export type Difference = {
  /** The second bitmap in pale colors with differing pixels in red; as large as the larger bitmap. */
  marked: Bitmap;
  /** How many pixels differ between the two, without what only moved. */
  pixels: number;
  /** The smallest rectangle around the differing pixels, without what only moved. */
  region: Region;
  /** A hash of the pixels in that rectangle, regardless of its position. */
  shape: string;
  /** By how many pixels all below the region moved down; negative: up. */
  moved?: number;
};

const rowOf = ({ width, pixels }: Bitmap, y: number) =>
  pixels.subarray(y * width * 3, (y + 1) * width * 3);

const cropRows = ({ width, pixels }: Bitmap, from: number, to: number): Bitmap => ({
  ...{ width, height: to - from },
  pixels: pixels.subarray(from * width * 3, to * width * 3),
});

/** How many rows of two bitmaps are the same, from their starts or ends. */
function countSameRows(one: Bitmap, other: Bitmap, most: number, fromEnd: boolean): number {
  const at = ({ height }: Bitmap, row: number) => (fromEnd ? height - 1 - row : row);
  let rows = 0;
  while (rows < most && rowOf(one, at(one, rows)).equals(rowOf(other, at(other, rows)))) rows += 1;
  return rows;
}

/** Fewer equal rows at the end of two pages may be no more than their margin. */
const LEAST_MOVED = 8;

/**
 * Finds and marks the differences between two bitmaps. Where the second is higher or lower, the rows
 * at its end that are the same count as moved: what differs is their cause.
 */
export function difference(expected: Bitmap, actual: Bitmap): Difference {
  const moved = actual.height - expected.height;
  if (moved === 0 || actual.width !== expected.width) return differenceAt(expected, actual);
  const lower = Math.min(expected.height, actual.height);
  const top = countSameRows(expected, actual, lower, false);
  const end = countSameRows(expected, actual, lower - top, true);
  if (end < LEAST_MOVED) return differenceAt(expected, actual);
  const { marked, region, ...rest } = differenceAt(
    cropRows(expected, top, expected.height - end),
    cropRows(actual, top, actual.height - end),
  );
  const { marked: pale } = differenceAt(actual, actual);
  const parts = [cropRows(pale, 0, top), marked, cropRows(pale, pale.height - end, pale.height)];
  const pixels = Buffer.concat(parts.map((part) => part.pixels));
  return {
    ...{ ...rest, moved, region: { ...region, top: region.top + top } },
    marked: { width: pale.width, height: pixels.length / pale.width / 3, pixels },
  };
}

/** A pixel's color as one number; undefined outside of the bitmap. */
const colorAt = ({ width, height, pixels }: Bitmap, x: number, y: number) =>
  x < width && y < height ? pixels.readUIntBE((y * width + x) * 3, 3) : undefined;

/** Finds and marks the differences at the same positions of two bitmaps. */
function differenceAt(expected: Bitmap, actual: Bitmap): Difference {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const marked = Buffer.alloc(width * height * 3);
  const differs = Buffer.alloc(width * height);
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(actual, x, y);
      const at = y * width + x;
      if (color !== undefined && color === colorAt(expected, x, y)) {
        marked.writeUIntBE(0xc0c0c0 + ((color >> 2) & 0x3f3f3f), at * 3, 3);
        continue;
      }
      marked.writeUIntBE(RED, at * 3, 3);
      differs[at] = 1;
      count += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const region =
    count === 0
      ? { left: 0, top: 0, width: 0, height: 0 }
      : { left, top, width: right - left + 1, height: bottom - top + 1 };
  const shape = createHash('sha256').update(`${region.width}:`);
  for (let y = top; y <= bottom; y += 1) {
    shape.update(differs.subarray(y * width + left, y * width + right + 1));
  }
  return {
    marked: { width, height, pixels: marked },
    pixels: count,
    region,
    shape: shape.digest('hex').slice(0, 12),
  };
}

/** Around the differing region of a thumbnail, in pixels. */
const MARGIN = 24;
const THUMBNAIL = { width: 240, height: 160 };

/** Writes the same region of two bitmaps beside each other, with a margin. */
export async function writeThumbnail(
  path: string,
  bitmaps: readonly Bitmap[],
  region: Region,
): Promise<void> {
  const parts = await Promise.all(
    bitmaps.map(({ width, height, pixels }) => {
      const left = Math.max(0, Math.min(region.left - MARGIN, width - 1));
      const top = Math.max(0, Math.min(region.top - MARGIN, height - 1));
      const right = Math.min(width, region.left + region.width + MARGIN);
      const bottom = Math.min(height, region.top + region.height + MARGIN);
      const crop = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .extract({ left, top, ...crop })
        .resize({ ...THUMBNAIL, fit: 'inside', withoutEnlargement: true })
        .extend({ left: 2, right: 2, background: '#fff' })
        .png()
        .toBuffer();
    }),
  );
  const joined = await sharp(parts, { join: { across: parts.length, background: '#fff' } })
    .webp({ lossless: true })
    .toBuffer();
  await writeFile(path, joined);
}
