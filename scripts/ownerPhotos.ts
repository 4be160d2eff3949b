import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ownerPath, readOwnerFile, readStudio } from '#owner/check.ts';
import { ownerFolder } from '#owner/folder.ts';
import {
  findPictures,
  renderFullSize,
  isListed,
  makePictures,
  PictureError,
} from './pictureFiles.ts';
import type { Picture } from './pictureFiles.ts';
import { productPictures } from './pictureList.ts';

const manifest = path.resolve(import.meta.dirname, '../src/lib/pictures.ts');
const made = path.resolve(import.meta.dirname, '../.cache/photos');

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
    if (isListed(picture)) {
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
  return makePictures(await findPhotos(folder), output);
}

/**
 * The owner's files in the pages: the studio's file parsed ("closed" as null, "yes" as true), and
 * photos instead of the drawings of the same name.
 */
export function ownerPlugin(): Plugin {
  let hashes: [name: string, hash: string][] = [];
  return {
    name: 'owner',
    enforce: 'pre',
    async buildStart() {
      hashes = [...(await makeOwnerPhotos())].filter(([name]) => isListed(name));
    },
    transform(code, id) {
      if (path.resolve(id) === path.resolve(ownerPath('studio'))) {
        return { code: JSON.stringify(readStudio()), map: null };
      }
      if (path.resolve(id) !== manifest || hashes.length === 0) return undefined;
      const photos = JSON.stringify(hashes);
      return {
        code: `${code}\nfor (const [name, hash] of ${photos}) pictures[name][1] = hash;`,
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
