import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromPackages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing it with apt-get (once, a minute or two) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
  } catch {
    return undefined;
  }
  return systemPaths.find((path) => existsSync(path));
}

/**
 * Finds the Chromium that the tests drive: `CHROMIUM_PATH`, Playwright's own, the system's, or,
 * as root on Debian, one from `apt-get`.
 * @throws Error with a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit !== undefined) {
    if (existsSync(explicit)) return explicit;
    throw new Error(`CHROMIUM_PATH is ${explicit}, but there is no such file.`);
  }
  const found = playwrightsOwn() ?? systemPaths.find((path) => existsSync(path)) ?? fromPackages();
  if (found === undefined) {
    throw new Error(
      'The tests need Chromium. Install it (`npx playwright install chromium`, or ' +
        '`apt-get install chromium` as root) or set CHROMIUM_PATH to its executable.',
    );
  }
  return found;
}

/** Flags for a browser that talks to nobody but the tests' own servers. */
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
