import { globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ownerPath, readOwnerFile, readStudio } from '#owner/check.ts';
import { ownerFolder } from '#owner/folder.ts';
import { growthFrame } from '#lib/growthFrames.ts';
import { findPictures, renderFullSize, makePictures, PictureError } from './pictureFiles.ts';
import type { Picture } from './pictureFiles.ts';
import { pageRole, pictureRoles, productPictures, weekOfScan } from './pictureList.ts';

const manifest = path.resolve(import.meta.dirname, '../src/lib/pictures.ts');
const drawings = path.resolve(import.meta.dirname, '../art/masters');
const made = path.resolve(import.meta.dirname, '../.cache/photos');

/** The width and height of a frame in a strip of the growing baby, in pixels. */
const FRAME = 400;

/**
 * Finds the photos of an owner's folder by name: those for pictures of the pages and those for shop
 * items.
 * @throws PictureError when a file is for neither, or an item has no picture.
 */
async function findPhotos(folder: string): Promise<Map<string, Picture>> {
  const { products } = readOwnerFile('catalogue', folder);
  const named = products.flatMap(({ id, name, imageUrl }, index) =>
    imageUrl ? [{ id, name, index, picture: path.basename(imageUrl, '.webp') }] : [],
  );
  const items = new Map(named.map(({ picture, name }) => [picture, name]));
  const photos = await findPictures(path.join(folder, 'photos'), items);
  const problems = named.flatMap(({ id, index, picture }) => {
    const field = `products[${index}].imageUrl (${id})`;
    if (pageRole(picture)) {
      return [`${field}: '${picture}' is a picture of the pages: give the item's another name`];
    }
    if (photos.has(picture) || Object.hasOwn(productPictures, picture)) return [];
    return [`${field}: Has no photo: put '${picture}.jpg' into the folder 'photos'`];
  });
  if (problems.length === 0) return photos;
  throw new PictureError(
    `${ownerPath('catalogue', folder)} needs a correction:\n  ${problems.join('\n  ')}`,
  );
}

/**
 * Adds the growing baby's pictures of the weeks whose scans are photos: each replaces the drawn
 * frame of its week.
 * @param output the folder for these pictures
 */
async function addGrowthFrames(photos: Map<string, Picture>, output: string): Promise<void> {
  mkdirSync(output, { recursive: true });
  const scans = [...photos].flatMap(([name, photo]) => {
    const week = weekOfScan(name);
    return week === undefined ? [] : [{ week, photo, ...growthFrame(week) }];
  });
  const { width: side } = pictureRoles.growth;
  const square = { width: side, height: side, fit: 'cover', position: 'attention' } as const;
  for (const [name, inside] of Map.groupBy(scans, ({ strip }) => strip)) {
    if (photos.has(name)) continue;
    const frames = [];
    for (const { week, photo, column } of inside) {
      const file = path.join(output, `growth-week-${week}.png`);
      await sharp(await renderFullSize(photo))
        .resize(square)
        .toFile(file);
      if (pageRole(`growth-week-${week}`) && !photos.has(`growth-week-${week}`)) {
        photos.set(`growth-week-${week}`, { ...photo, file, role: pictureRoles.growth });
      }
      const input = await sharp(file).resize(FRAME).toBuffer();
      frames.push({ input, left: column * FRAME, top: 0 });
    }
    const file = path.join(output, `${name}.png`);
    await sharp(path.join(drawings, `${name}.png`))
      .composite(frames)
      .toFile(file);
    const label = inside.map(({ photo }) => photo.label).join(', ');
    photos.set(name, { file, role: pictureRoles.growthStrip, label });
  }
}

/** Lists the errors in an owner's photos, one sentence each. */
export async function checkOwnerPhotos(folder = ownerFolder): Promise<string[]> {
  const problems: string[] = [];
  const recordProblem = (error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    problems.push(error.message);
  };
  const photos = await findPhotos(folder).catch(recordProblem);
  for (const photo of photos?.values() ?? []) await renderFullSize(photo).catch(recordProblem);
  return problems;
}

/**
 * Creates the served files of the owner's photos (`photos/<name>.*` in the owner's folder), outside
 * the tracked files, once per photo.
 * @returns the hash in the names of each photo's files.
 * @throws PictureError when a photo has an unknown name, is too small or too detailed, or a shop
 * item has none.
 */
export async function makeOwnerPhotos(
  folder = ownerFolder,
  output = made,
): Promise<Map<string, string>> {
  const photos = await findPhotos(folder);
  await addGrowthFrames(photos, path.join(path.dirname(output), 'growth-photos'));
  return makePictures(photos, output);
}

/**
 * The owner's files in the pages: the studio's file parsed ("closed" as null, "yes" as true), and
 * photos instead of the drawings of the same name.
 */
export function ownerPlugin(): Plugin {
  let photos: (readonly [name: string, role: string, hash: string])[] = [];
  return {
    name: 'owner',
    enforce: 'pre',
    async buildStart() {
      photos = [...(await makeOwnerPhotos())].flatMap(([name, hash]) => {
        const role = pageRole(name);
        return role ? [[name, role, hash] as const] : [];
      });
    },
    transform(code, id) {
      if (path.resolve(id) === path.resolve(ownerPath('studio'))) {
        // Who agreed to what, and when, is for the studio's own records.
        const omitConsent = (key: string, value: unknown) =>
          key === 'consent' ? undefined : value;
        return { code: JSON.stringify(readStudio(), omitConsent), map: null };
      }
      if (path.resolve(id) !== manifest || photos.length === 0) return undefined;
      const replace = 'pictures[name] = [role, hash]; ownersPhotos.add(name);';
      return {
        code: `${code}\nfor (const [name, role, hash] of ${JSON.stringify(photos)}) { ${replace} }`,
        map: null,
      };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of globSync('**/*.{avif,webp}', { cwd: made })) {
        const source = readFileSync(path.join(made, file));
        this.emitFile({
          type: 'asset',
          fileName: path.posix.join('images', ...file.split(path.sep)),
          source,
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/images', sirv(made, { dev: true }));
    },
  };
}
