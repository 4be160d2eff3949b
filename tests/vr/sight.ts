import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A picture as its pixels, three bytes each. */
export type Sight = { width: number; height: number; pixels: Buffer };

/** Six bits of eight: what is left out no eye tells apart, and the files are a quarter smaller. */
const KEPT = 0xfc;

/** Reads a picture of any format. */
export async function see(file: Buffer): Promise<Sight> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) & KEPT;
  return { width: info.width, height: info.height, pixels: data };
}

export async function readSight(path: string): Promise<Sight | undefined> {
  try {
    return await see(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a picture without losing a pixel of it. */
export async function writeSight(path: string, { width, height, pixels }: Sight): Promise<void> {
  const raw = { width, height, channels: 3 } as const;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer(),
  );
}

// A page is not drawn to the last bit alike each time: of a scaled image or a soft edge some pixels
// are off by a shade, and where two layers meet a few by more.
const SHADE = 12;
const SHADED_SHARE = 1 / 1000;
const SPECKS = 4;

/** Whether two pictures look the same. */
export function isSame(one: Sight, other: Sight): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.pixels.equals(other.pixels)) return true;
  let shaded = 0;
  let specks = 0;
  for (let at = 0; at < one.pixels.length; at += 3) {
    if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) === 0) continue;
    const shades = [0, 1, 2].map((channel) =>
      Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)),
    );
    if (Math.max(...shades) > SHADE) specks += 1;
    else shaded += 1;
  }
  return specks <= SPECKS && shaded <= one.width * one.height * SHADED_SHARE;
}

/** The same for pictures that are the same to the last pixel. */
export const fingerprint = ({ width, pixels }: Sight): string =>
  createHash('sha256').update(`${width}:`).update(pixels).digest('hex');

const RED = [0xd0, 0x00, 0x20] as const;

/**
 * Marks in red where two pictures differ, over the second one gone pale.
 * @returns the marked picture, as large as the larger of the two, and the number of red pixels.
 */
export function difference(expected: Sight, actual: Sight): { marked: Sight; count: number } {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const pixels = Buffer.alloc(width * height * 3, 0xff);
  const offset = (sight: Sight, x: number, y: number) =>
    x < sight.width && y < sight.height ? (y * sight.width + x) * 3 : -1;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = offset(expected, x, y);
      const now = offset(actual, x, y);
      const to = (y * width + x) * 3;
      const same =
        before >= 0 &&
        now >= 0 &&
        expected.pixels.compare(actual.pixels, now, now + 3, before, before + 3) === 0;
      if (!same) count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[to + channel] = same
          ? 0xc0 + ((actual.pixels[now + channel] ?? 0xff) >> 2)
          : (RED[channel] ?? 0);
      }
    }
  }
  return { marked: { width, height, pixels }, count };
}
