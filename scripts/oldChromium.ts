import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findChromium } from './chromium.ts';
import { comesPacked, unpackedFolder } from './packed-chromium.ts';

/** Releases of `@sparticuz/chromium`: 120 MB, so they are no dependencies and load on demand. */
const releases = {
  /** The newest below Baseline's Widely available of November 2026, Chrome 125. */
  123: '123.0.1',
  /** Without `Promise.withResolvers` and `Temporal`. */
  110: '110.0.1',
};

export type OldChromium = keyof typeof releases;

/** Flags with which an old headless Chromium starts. */
export const oldChromiumArgs = [
  '--no-zygote',
  '--headless=old',
  '--use-gl=angle',
  '--use-angle=swiftshader',
];

/**
 * The start script of an old Chromium, loaded from npm on first use.
 * @throws Error with a sentence on other systems than Linux x64.
 */
export function findOldChromium(version: OldChromium): string {
  if (!comesPacked) throw new Error('The old browsers need Linux x64.');
  // It runs with the libraries of the current one.
  findChromium();
  const folder = resolve(`.cache/chromium-${releases[version]}`);
  const start = join(folder, 'start.sh');
  if (existsSync(start)) return start;
  const loading = `${folder}-${process.pid}`;
  mkdirSync(loading, { recursive: true });
  writeFileSync(join(loading, 'package.json'), '{}');
  const from = `@sparticuz/chromium@${releases[version]}`;
  const options = ['--no-save', '--ignore-scripts', '--omit=optional', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, from], { cwd: loading, stdio: 'inherit' });
  const unpack = (name: string) =>
    brotliDecompressSync(
      readFileSync(join(loading, 'node_modules/@sparticuz/chromium/bin', `${name}.br`)),
    );
  writeFileSync(join(loading, 'chromium'), unpack('chromium'), { mode: 0o755 });
  execFileSync('tar', ['-x'], { cwd: loading, input: unpack('swiftshader.tar') });
  rmSync(join(loading, 'node_modules'), { recursive: true });
  writeFileSync(
    join(loading, 'start.sh'),
    `#!/bin/sh
export LD_LIBRARY_PATH="${unpackedFolder}/al2023/lib"
export FONTCONFIG_FILE="${unpackedFolder}/fonts.conf"
exec "$(dirname "$0")/chromium" "$@"
`,
    { mode: 0o755 },
  );
  renameSync(loading, folder);
  return start;
}
