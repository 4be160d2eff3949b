/**
 * `npm run owner -- images`: creates all sizes and formats of every drawing
 * (`art/masters/<name>.*`) in `public/images/`, and writes `src/lib/pictures.ts`. The build
 * replaces drawings with the owner's photos (`ownerPhotos.ts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findPictures, makePictures, PictureError } from './pictureFiles.ts';
import { pictureList, pictureRoles } from './pictureList.ts';
import type { ListedPicture } from './pictureList.ts';

const root = path.resolve(import.meta.dirname, '..');
const manifest = path.join(root, 'src/lib/pictures.ts');
const names = Object.keys(pictureList) as ListedPicture[];

async function writeManifest(hashes: ReadonlyMap<string, string>): Promise<void> {
  const roles = Object.entries(pictureRoles).map(
    ([role, { width, height, avif, webp }]) =>
      `${role}: { width: ${width}, height: ${height}, avif: [${Object.keys(avif)}], webp: [${webp}] },`,
  );
  const pictures = names.map(
    (name) => `'${name}': ['${pictureList[name]}', '${hashes.get(name)}'],`,
  );
  const text = `// Written by \`npm run owner -- images\` from art: do not edit.

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
  const drawings = await findPictures(path.join(root, 'art/masters'));
  const missing = names.find((name) => !drawings.has(name));
  if (missing)
    throw new PictureError(
      `No drawing art/masters/${missing}.svg or .png. Run: npm run draw --workspace art`,
    );
  const hashes = await makePictures(drawings, path.join(root, 'public/images'));
  await writeManifest(hashes);
  console.log(`${names.length} pictures.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof PictureError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
