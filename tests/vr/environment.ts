import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';
import { packedFonts, unpacked } from '../../scripts/packed-chromium.ts';

/** What decides how the same page looks: baselines hold where all of it is the same. */
export type Environment = {
  /** Chromium's build. */
  browser: string;
  /** A hash of the fonts that it has besides the site's own. */
  fonts: string;
};

const file = join(import.meta.dirname, 'environment.json');

function hashOfFonts(): string {
  const hash = createHash('sha256');
  for (const folder of packedFonts) {
    for (const font of globSync('**/*.ttf', { cwd: folder }).sort()) {
      hash.update(font).update(readFileSync(join(folder, font)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

export function currentEnvironment(): Environment {
  const path = findChromium();
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    browser: version.trim(),
    fonts: path === unpacked ? hashOfFonts() : "the machine's",
  };
}

/** The environment of the baselines; undefined while there are none. */
export function recordedEnvironment(): Environment | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Environment;
  } catch {
    return undefined;
  }
}

export function recordEnvironment(environment: Environment): void {
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
}

/** Why baselines of one environment say nothing about another; empty when they do. */
export function differences(recorded: Environment, current: Environment): string[] {
  const names = Object.keys(current) as (keyof Environment)[];
  return names
    .filter((name) => recorded[name] !== current[name])
    .map((name) => `${name}: baselines ${recorded[name]}, here ${current[name]}`);
}
