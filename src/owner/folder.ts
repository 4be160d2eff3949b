import { resolve } from 'node:path';

/**
 * The folder with the files that the owner edits: `OWNER_DIR`, else `owner/` of this project
 * (ruling 48).
 */
export const ownerFolder = resolve(
  process.env.OWNER_DIR || resolve(import.meta.dirname, '../../owner'),
);

/** The studio of stories, tests and pictures, whatever the owner's files say. */
export const testOwnerFolder = resolve(import.meta.dirname, '../../mocks/fixtures/owner');

/**
 * Where Vite finds the studio's file, which Node reads by itself (`studioFile.ts`): the entries of
 * `resolve.alias`.
 */
export const ownerAlias = (folder = ownerFolder) => ({
  '#owner/studioFile.ts': resolve(folder, 'studio.json'),
});
