import { resolve } from 'node:path';

/** The folder of the owner's files: `OWNER_DIR`, or this project's `owner/` (ruling 48). */
export const ownerFolder = resolve(
  process.env.OWNER_DIR || resolve(import.meta.dirname, '../../owner'),
);

/** The owner's files for stories, tests and screenshots, independent of the real ones. */
export const testOwnerFolder = resolve(import.meta.dirname, '../../mocks/fixtures/owner');

/**
 * The `resolve.alias` entries with which Vite imports the studio's JSON instead of `studioFile.ts`.
 */
export const ownerAlias = (folder = ownerFolder) => ({
  '#owner/studioFile.ts': resolve(folder, 'studio.json'),
});
