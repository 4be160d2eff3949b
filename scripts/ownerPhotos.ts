import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ownerFolder } from '#owner/folder.ts';
import { findPictures, makePictures } from './pictureFiles.ts';
import type { ListedPicture } from './pictureList.ts';

const manifest = path.resolve(import.meta.dirname, '../src/lib/pictures.ts');
const made = path.resolve(import.meta.dirname, '../.cache/photos');

/**
 * Makes the served files of the owner's photos (`photos/<name>.*` in the owner's folder) outside the
 * tracked files, once for each photo.
 * @returns the hash in the names of each photo's files
 * @throws PictureError when a photo has a wrong name, is too small or has too much detail.
 */
export async function makeOwnerPhotos(
  folder = path.join(ownerFolder, 'photos'),
  output = made,
): Promise<Map<ListedPicture, string>> {
  return makePictures(await findPictures(folder), output);
}

/** Has the site show the owner's photos in the places of the drawings of the same names. */
export function ownerPhotos(): Plugin {
  let hashes: ReadonlyMap<ListedPicture, string> = new Map();
  return {
    name: 'owner-photos',
    async buildStart() {
      hashes = await makeOwnerPhotos();
    },
    transform(code, id) {
      if (id !== manifest || hashes.size === 0) return undefined;
      const photos = JSON.stringify([...hashes]);
      return {
        code: `${code}\nfor (const [name, hash] of ${photos}) pictures[name][1] = hash;`,
        map: null,
      };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of globSync('**/*.{avif,webp}', { cwd: made })) {
        const source = readFileSync(path.join(made, file));
        this.emitFile({ type: 'asset', fileName: `images/${file}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/images', sirv(made, { dev: true }));
    },
  };
}
