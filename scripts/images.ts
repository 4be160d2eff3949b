/**
 * `npm run images`: makes every width and format of every picture from the owner's photo
 * (`owner/photos/<name>.*`) where there is one, else from the drawing (`art/masters/<name>.*`), and writes
 * `src/lib/pictures.ts`. A file's name carries the hash of its source and recipe, so what is
 * there already is not made again.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { ownerFolder } from '#owner/folder.ts';
import { pictureList, pictureRoles, productPictures } from './pictureList.ts';
import { tokens } from '#theme/tokens.ts';
import type { ListedPicture } from './pictureList.ts';

const root = path.resolve(import.meta.dirname, '..');
const photos = path.join(ownerFolder, 'photos');
const drawings = path.join(root, 'art/masters');
const output = path.join(root, 'public/images');
const manifest = path.join(root, 'src/lib/pictures.ts');

/** Tried in turn until a width fits its budget: detailed photographs need the lower ones. */
const avifQualities = [58, 52, 46, 40, 34, 28];
const webpQuality = 76;
const recipeOf = (name: ListedPicture) =>
  JSON.stringify([pictureRoles[pictureList[name]], avifQualities, webpQuality]);

const names = Object.keys(pictureList) as ListedPicture[];
const photoTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];

class PictureError extends Error {}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Name of picture -> path of its source; the owner's photo wins over the drawing. */
async function findSources(): Promise<Map<ListedPicture, string>> {
  const sources = new Map<ListedPicture, string>();
  for (const [folder, isOwners] of [
    [drawings, false],
    [photos, true],
  ] as const) {
    const seen = new Set<string>();
    for (const file of await listFiles(folder)) {
      const extension = path.extname(file).toLowerCase();
      const name = path.basename(file, path.extname(file));
      if (file.startsWith('.') || extension === '.md') continue;
      if (!(name in pictureList)) {
        if (!isOwners) continue;
        throw new PictureError(
          `owner/photos/${file} has a name that no page uses. docs/pictures.md lists the names.`,
        );
      }
      if (!photoTypes.includes(extension)) {
        throw new PictureError(
          `owner/photos/${file} is no picture that can be read. Save it as ${name}.jpg, .png, .webp, .avif or .svg.`,
        );
      }
      if (seen.has(name)) {
        throw new PictureError(`owner/photos has two files named ${name}. Keep one of them.`);
      }
      seen.add(name);
      sources.set(name as ListedPicture, path.join(folder, file));
    }
  }
  for (const name of names) {
    if (!sources.has(name)) {
      throw new PictureError(`No drawing art/masters/${name}.svg or .png. Run: npm run art`);
    }
  }
  return sources;
}

/** The source at the full size of its role, cropped to its shape; throws when it is too small. */
async function fullSize(name: ListedPicture, source: string): Promise<Buffer> {
  const { width, height } = pictureRoles[pictureList[name]];
  const isVector = source.toLowerCase().endsWith('.svg');
  const { autoOrient: seen } = await sharp(source, { unlimited: true })
    .metadata()
    .catch(() => {
      throw new PictureError(
        `${path.relative(root, source)} cannot be read as a picture. Save it again, as .jpg or .png.`,
      );
    });
  if (!isVector && (seen.width < width || seen.height < height)) {
    throw new PictureError(
      `${path.relative(root, source)} is ${seen.width} x ${seen.height} pixels; it needs at least ${width} x ${height}.`,
    );
  }
  const density = isVector ? (72 * width) / seen.width : 72;
  return sharp(source, { unlimited: true, density: Math.max(1, Math.min(100_000, density)) })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: tokens.colour.paper })
    .removeAlpha()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
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

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Makes the missing files of one picture and says which files it owns. */
async function make(name: ListedPicture, source: string) {
  const role = pictureRoles[pictureList[name]];
  const hash = createHash('sha256')
    .update(recipeOf(name))
    .update(name)
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 8);
  const avif = Object.entries(role.avif).map(([width, budget]) => ({
    file: `${name}-${hash}-${width}.avif`,
    encode: (full: Buffer) => encodeAvif(full, Number(width), budget, path.relative(root, source)),
  }));
  const webp = role.webp.map((width) => ({
    file: `${name}-${hash}-${width}.webp`,
    encode: (full: Buffer) =>
      sharp(full).resize(width).webp({ quality: webpQuality, effort: 5 }).toBuffer(),
  }));
  const variants = [...avif, ...webp];
  const missing = [];
  for (const variant of variants) {
    if (!(await exists(path.join(output, variant.file)))) missing.push(variant);
  }
  if (missing.length > 0) {
    const full = await fullSize(name, source);
    for (const { file, encode } of missing) {
      await writeFile(path.join(output, file), await encode(full));
    }
  }
  return { hash, files: variants.map(({ file }) => file), made: missing.length };
}

async function writeManifest(hashes: Map<ListedPicture, string>): Promise<void> {
  const roles = Object.entries(pictureRoles).map(
    ([role, { width, height, avif, webp }]) =>
      `${role}: { width: ${width}, height: ${height}, avif: [${Object.keys(avif)}], webp: [${webp}] },`,
  );
  const pictures = names.map(
    (name) => `'${name}': ['${pictureList[name]}', '${hashes.get(name)}'],`,
  );
  const text = `// Written by \`npm run images\` from owner/photos and art: do not edit.

/** Full size of each kind of picture and the widths that exist of it, in pixels. */
export const pictureRoles = {
${roles.join('\n')}
} as const;

/** Each picture's kind and the hash in its files' names. */
export const pictures = {
${pictures.join('\n')}
} as const satisfies Record<string, readonly [keyof typeof pictureRoles, string]>;

export type PictureName = keyof typeof pictures;
`;
  const options = await resolveConfig(manifest);
  const formatted = await format(text, { ...options, parser: 'typescript' });
  const current = await readFile(manifest, 'utf8').catch(() => '');
  if (current !== formatted) await writeFile(manifest, formatted);
}

async function main(): Promise<void> {
  const sources = await findSources();
  await mkdir(path.join(output, 'products'), { recursive: true });
  const hashes = new Map<ListedPicture, string>();
  const kept = new Set<string>();
  let made = 0;
  for (const [name, source] of sources) {
    const result = await make(name, source);
    hashes.set(name, result.hash);
    result.files.forEach((file) => kept.add(file));
    made += result.made;
    if (result.made > 0)
      console.log(`${name}: ${result.made} files from ${path.relative(root, source)}`);
  }

  const stale = (await listFiles(output)).filter(
    (file) => /-[0-9a-f]{8}-\d+\.(avif|webp)$/.test(file) && !kept.has(file),
  );
  for (const file of stale) await rm(path.join(output, file));

  for (const [id, name] of Object.entries(productPictures)) {
    const from = path.join(output, `${name}-${hashes.get(name)}-480.webp`);
    await copyFile(from, path.join(output, 'products', `${id}.webp`));
  }
  await writeManifest(hashes);
  console.log(`${names.length} pictures: ${made} files made, ${stale.length} stale files removed.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof PictureError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
