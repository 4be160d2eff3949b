import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packageFolder = resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium');

/** Whether `npm ci` installed a Chromium for this machine. */
export const comesPacked =
  process.platform === 'linux' && process.arch === 'x64' && existsSync(packageFolder);

/** The folder with the package's compressed files. */
export const packedParts = join(packageFolder, 'bin');

/** The script that unpacks them. */
export const unpackScript = join(import.meta.dirname, 'unpack-chromium.ts');

function computeBuildId(): string {
  const hash = createHash('sha256');
  for (const path of [join(packageFolder, 'package.json'), unpackScript]) {
    hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The folder to unpack that Chromium and its libraries into. */
export const unpackedFolder = resolve(
  import.meta.dirname,
  `../.cache/chromium-${comesPacked ? computeBuildId() : 'none'}`,
);

/** The script that starts that Chromium. */
export const unpacked = join(unpackedFolder, 'start.sh');

/** Its fonts besides the site's own: substitutes for Arial and Times New Roman. */
export const packedFonts = ['arimo', 'tinos'].map((font) =>
  resolve(import.meta.dirname, '../node_modules/@expo-google-fonts', font),
);
