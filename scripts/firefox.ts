import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserFromSetting } from './chromium.ts';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

function installFirefox(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Firefox found: installing it with apt-get (once, a minute or two) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'firefox-esr'], { stdio: 'ignore', env });
  } catch {
    return undefined;
  }
  return systemPaths.find((path) => existsSync(path));
}

/**
 * Finds the Firefox for `npm test -- firefox`: `FIREFOX_PATH`, the system's, or, as root on Debian,
 * one from `apt-get`.
 * @throws Error with a sentence that says what to do when there is none.
 */
export function findFirefox(): string {
  const found =
    browserFromSetting('FIREFOX_PATH') ??
    systemPaths.find((path) => existsSync(path)) ??
    installFirefox();
  if (found === undefined) {
    throw new Error(
      'The second engine needs Firefox. Install it (`apt-get install firefox-esr` as root) or set ' +
        'FIREFOX_PATH to its executable.',
    );
  }
  return found;
}
