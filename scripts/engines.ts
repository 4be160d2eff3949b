import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { browserFromSetting } from './chromium.ts';

/** A browser engine besides Chromium: the programs that run it, and Debian's packages with them. */
const engines = {
  firefox: {
    packages: ['firefox-esr'],
    find: () =>
      browserFromSetting('FIREFOX_PATH') ??
      ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
        ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
        : undefined,
  },
};

export type Engine = keyof typeof engines;
export const engineNames = Object.keys(engines) as Engine[];

/** Installs Debian's packages, as root on Debian. @returns whether it could. */
function install(packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get (once, a minute or two) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the browser of an engine for `npm test -- engines`: the system's or, as root on Debian, one
 * from `apt-get`. `FIREFOX_PATH` sets another Firefox.
 * @throws Error with a sentence that says what to do when there is none.
 */
export function findEngine(name: Engine): string {
  const { find, packages } = engines[name];
  const found = find() ?? (install(packages) ? find() : undefined);
  if (found === undefined) {
    throw new Error(
      `No test ran in ${name}: install it on Debian with \`apt-get install ${packages.join(' ')}\`.`,
    );
  }
  return found;
}
