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

// Of 524 pictures taken anew on a busy machine four were not the same to the last bit: up to 134
// pixels by one step of what is kept, and three at a round edge by up to 28 of 255. A change of 3 % in
// lightness is of two steps, and of all the pixels of a part.
const STEP = 4;
const FAINT = 200;
const SHADE = 28;
const SPECKS = 8;

/** Whether two pictures look the same: a few pixels are a step off, and fewer still a shade. */
export function isSame(one: Sight, other: Sight): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.pixels.equals(other.pixels)) return true;
  let faint = 0;
  let specks = 0;
  for (let at = 0; at < one.pixels.length; at += 3) {
    if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) === 0) continue;
    const off = (channel: number) =>
      Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0));
    const most = Math.max(off(0), off(1), off(2));
    if (most <= STEP) faint += 1;
    else specks += 1;
    if (most > SHADE || faint > FAINT || specks > SPECKS) return false;
  }
  return true;
}

/** The same for pictures that are the same to the last pixel. */
export const fingerprint = ({ width, pixels }: Sight): string =>
  createHash('sha256').update(`${width}:`).update(pixels).digest('hex');

const RED = [0xd0, 0x00, 0x20] as const;

/** A rectangle, in pixels. */
export type Region = { left: number; top: number; width: number; height: number };

export type Difference = {
  /** The second picture gone pale, with what differs in red; as large as the larger of the two. */
  marked: Sight;
  /** How many pixels differ. */
  count: number;
  /** The smallest rectangle that holds them all. */
  region: Region;
  /** The same for the same pixels of such a rectangle, wherever it lies. */
  shape: string;
};

/** Marks where two pictures differ. */
export function difference(expected: Sight, actual: Sight): Difference {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const pixels = Buffer.alloc(width * height * 3, 0xff);
  const offset = (sight: Sight, x: number, y: number) =>
    x < sight.width && y < sight.height ? (y * sight.width + x) * 3 : -1;
  const found: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = offset(expected, x, y);
      const now = offset(actual, x, y);
      const to = (y * width + x) * 3;
      const same =
        before >= 0 &&
        now >= 0 &&
        expected.pixels.compare(actual.pixels, now, now + 3, before, before + 3) === 0;
      if (!same) found.push({ x, y });
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[to + channel] = same
          ? 0xc0 + ((actual.pixels[now + channel] ?? 0xff) >> 2)
          : (RED[channel] ?? 0);
      }
    }
  }
  const region = regionOf(found);
  const shape = createHash('sha256');
  for (const { x, y } of found) shape.update(`${x - region.left},${y - region.top} `);
  return {
    marked: { width, height, pixels },
    count: found.length,
    region,
    shape: shape.digest('hex').slice(0, 12),
  };
}

function regionOf(found: readonly { x: number; y: number }[]): Region {
  if (found.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  let [left, right] = [Infinity, 0];
  for (const { x } of found) {
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const top = found[0]?.y ?? 0;
  const bottom = found.at(-1)?.y ?? 0;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
