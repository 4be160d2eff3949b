import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packageFolder = resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium');

/** Whether a Chromium for this machine came with `npm ci`. */
export const comesPacked =
  process.platform === 'linux' && process.arch === 'x64' && existsSync(packageFolder);

/** The package's compressed parts. */
export const packedParts = join(packageFolder, 'bin');

/** What unpacks them. */
export const unpackScript = join(import.meta.dirname, 'unpack-chromium.ts');

function packedBuild(): string {
  const hash = createHash('sha256');
  for (const path of [join(packageFolder, 'package.json'), unpackScript]) {
    hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Where that Chromium is unpacked with its libraries. */
export const unpackedFolder = resolve(
  import.meta.dirname,
  `../.cache/chromium-${comesPacked ? packedBuild() : 'none'}`,
);

/** Starts that Chromium. */
export const unpacked = join(unpackedFolder, 'start.sh');

/** The fonts that it has besides the site's own: what stands in for Arial and Times New Roman. */
export const packedFonts = ['arimo', 'tinos'].map((font) =>
  resolve(import.meta.dirname, '../node_modules/@expo-google-fonts', font),
);
