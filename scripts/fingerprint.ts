import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { ownerPath, readOwnerFile } from '#owner/check.ts';
import { ownerFolder } from '#owner/folder.ts';

const sources = [
  `${ownerFolder}/photos/*`,
  'src/**/*',
  'public/**/*',
  'scripts/**/*',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

const settings = ['PUBLIC_URL', 'VITE_SQUARE_LOCATION_ID', 'VITE_SQUARE_APPLICATION_ID'];

/**
 * A hash of everything that a build depends on: sources, the studio's file and photos, build
 * settings. Of the catalogue only the names of pictures: the server reads the rest at start.
 * @throws OwnerFileError when the catalogue is invalid.
 */
export function buildFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const { imageUrl } of readOwnerFile('catalogue').products) hash.update(`${imageUrl}\0`);
  for (const file of [ownerPath('studio'), ...globSync(sources).sort()]) {
    if (!statSync(file).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
