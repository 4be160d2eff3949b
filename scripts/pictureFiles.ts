import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { tokens } from '#theme/tokens.ts';
import { itemRole, pageRole, pictureRoles, productPictures } from './pictureList.ts';
import type { PictureRole } from './pictureList.ts';

/** AVIF qualities, tried until a width fits its byte budget: detailed photos need the lower ones. */
const avifQualities = [58, 52, 46, 40, 34, 28];
const webpQuality = 76;
const encodingRecipe = (role: PictureRole) => JSON.stringify([role, avifQualities, webpQuality]);

const pictureTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];

/** An invalid picture, explained in a sentence for its author. */
export class PictureError extends Error {}

/** A picture's file, its role on the site, and its name in messages. */
export type Picture = { file: string; role: PictureRole; label: string };

/** A path as printed in messages. */
function displayPath(file: string): string {
  const inside = path.relative(process.cwd(), file);
  return inside.startsWith('..') ? file : inside;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/**
 * The pictures of a folder by name: those of the list and those of shop items.
 * @param items the item names, by the names of their pictures
 * @throws PictureError when a file is not an image, or two have the same name.
 */
export async function findPictures(
  folder: string,
  items: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  for (const file of await listFiles(folder)) {
    const type = path.extname(file).toLowerCase();
    const name = path.basename(file, path.extname(file));
    if (file.startsWith('.') || type === '.md') continue;
    const source = path.join(folder, file);
    const item = items.get(name);
    const label = item ? `${item}: ${displayPath(source)}` : displayPath(source);
    const listed = pageRole(name);
    if (!listed && !item) {
      throw new PictureError(
        `${label} has a name that no page and no shop item uses. docs/pictures.md lists the names.`,
      );
    }
    if (!pictureTypes.includes(type)) {
      throw new PictureError(
        `${label} is no picture that can be read. Save it as ${name}.jpg, .png, .webp, .avif or .svg.`,
      );
    }
    if (found.has(name)) {
      throw new PictureError(
        `${displayPath(folder)} has two files named ${name}. Keep one of them.`,
      );
    }
    found.set(name, { file: source, role: listed ? pictureRoles[listed] : itemRole, label });
  }
  return found;
}

/**
 * Renders a picture at the full size of its role, cropped to its aspect ratio, as PNG.
 * @throws PictureError when it cannot be read or is too small.
 */
export async function renderFullSize({ file, role, label }: Picture): Promise<Buffer> {
  const { width, height } = role;
  const isVector = file.toLowerCase().endsWith('.svg');
  const throwUnreadable = () => {
    throw new PictureError(`${label} cannot be read as a picture. Save it again, as .jpg or .png.`);
  };
  const { autoOrient: seen } = await sharp(file, { unlimited: true })
    .metadata()
    .catch(throwUnreadable);
  const [leastWidth, leastHeight] = role.photo ?? [width, height];
  if (!isVector && (seen.width < leastWidth || seen.height < leastHeight)) {
    throw new PictureError(
      `${label} is ${seen.width} x ${seen.height} pixels; it needs at least ${leastWidth} x ${leastHeight}.`,
    );
  }
  const density = isVector ? (72 * width) / seen.width : 72;
  return sharp(file, { unlimited: true, density: Math.max(1, Math.min(100_000, density)) })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: tokens.color.paper })
    .removeAlpha()
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(throwUnreadable);
}

async function encodeAvif(full: Buffer, width: number, budget: number, label: string) {
  const small = await sharp(full).resize(width).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = small;
  let bytes = 0;
  for (const quality of avifQualities) {
    const file = await sharp(data, { raw: info }).avif({ quality, effort: 4 }).toBuffer();
    if (file.length <= budget) return file;
    bytes = file.length;
  }
  throw new PictureError(
    `${label} at ${width} pixels takes ${bytes} bytes as AVIF, over its budget of ${budget}. Choose a picture with less fine detail.`,
  );
}

/** Creates the missing files of one picture and returns all its file names. */
async function makeFiles(name: string, picture: Picture, output: string) {
  const { file: source, role, label } = picture;
  const hash = createHash('sha256')
    .update(encodingRecipe(role))
    .update(name)
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 8);
  const avif = Object.entries(role.avif).map(([width, budget]) => ({
    file: `${name}-${hash}-${width}.avif`,
    encode: (full: Buffer) => encodeAvif(full, Number(width), budget, label),
  }));
  const webp = role.webp.map((width) => ({
    file: `${name}-${hash}-${width}.webp`,
    encode: (full: Buffer) =>
      sharp(full).resize(width).webp({ quality: webpQuality, effort: 5 }).toBuffer(),
  }));
  const variants = [...avif, ...webp];
  const missing = variants.filter(({ file }) => !existsSync(path.join(output, file)));
  if (missing.length > 0) {
    const full = await renderFullSize(picture);
    for (const { file, encode } of missing) {
      await writeFile(path.join(output, file), await encode(full));
    }
    console.log(`${name}: ${missing.length} files from ${displayPath(source)}`);
  }
  return { hash, files: variants.map(({ file }) => file) };
}

/**
 * Creates all widths and formats of the pictures in a folder, and deletes files of pictures that no
 * longer exist. Existing files are skipped: a file's name has the hash of its source and recipe.
 * @returns the hash in the names of each picture's files.
 * @throws PictureError when a picture is too small or cannot be compressed enough.
 */
export async function makePictures(
  sources: ReadonlyMap<string, Picture>,
  output: string,
): Promise<Map<string, string>> {
  await mkdir(output, { recursive: true });
  const hashes = new Map<string, string>();
  const kept = new Set<string>();
  for (const [name, picture] of sources) {
    const { hash, files } = await makeFiles(name, picture, output);
    hashes.set(name, hash);
    files.forEach((file) => kept.add(file));
  }
  for (const file of await listFiles(output)) {
    if (/-[0-9a-f]{8}-\d+\.(avif|webp)$/.test(file) && !kept.has(file)) {
      await rm(path.join(output, file));
    }
  }
  const products = path.join(output, 'products');
  await rm(products, { recursive: true, force: true });
  await mkdir(products, { recursive: true });
  // A photo with the name of the item's address replaces the drawing at that address.
  const addresses = new Map<string, string>(Object.entries(productPictures));
  for (const name of hashes.keys()) if (!pageRole(name)) addresses.set(name, name);
  for (const [id, name] of addresses) {
    const hash = hashes.get(name);
    if (!hash) continue;
    await copyFile(
      path.join(output, `${name}-${hash}-480.webp`),
      path.join(products, `${id}.webp`),
    );
  }
  return hashes;
}
