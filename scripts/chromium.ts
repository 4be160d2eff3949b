import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { comesPacked, unpacked, unpackScript } from './packed-chromium.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser at a configured path. @throws Error with a sentence if it does not exist. */
export function browserFromSetting(setting: string): string | undefined {
  const path = process.env[setting];
  if (path === undefined || existsSync(path)) return path;
  throw new Error(`${setting} is ${path}, but there is no such file.`);
}

/** Unpacks the Chromium of `npm ci`, once; in a child process, since callers are synchronous. */
function unpackChromium(): string | undefined {
  if (!comesPacked) return undefined;
  if (!existsSync(unpacked)) {
    execFileSync(process.execPath, [unpackScript], { stdio: 'inherit' });
  }
  return unpacked;
}

/**
 * Finds the Chromium for the tests: `CHROMIUM_PATH`; on Linux x64 the package of `npm ci`, whose
 * screenshots are the same on every machine; elsewhere Playwright's or the system's.
 * @throws Error with a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const found =
    browserFromSetting('CHROMIUM_PATH') ??
    unpackChromium() ??
    [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      'The tests need Chromium, and only on Linux x64 does one come with `npm ci`. Install it ' +
        '(`npx playwright install chromium`) or set CHROMIUM_PATH to its executable.',
    );
  }
  return found;
}

/** Flags for a browser that connects only to the test servers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
