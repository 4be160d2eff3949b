import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';

/** What decides how the same page looks: baselines hold where all of it is the same. */
export type Environment = {
  platform: string;
  /** Chromium's major version. */
  chromium: string;
  /** A hash of the installed fonts, which draw what the site's own fonts have no letter for. */
  fonts: string;
};

const file = join(import.meta.dirname, 'environment.json');

function installedFonts(): string {
  try {
    return execFileSync('fc-list', ['--format', '%{family} %{style} %{fontversion}\n'], {
      encoding: 'utf8',
    });
  } catch {
    return 'no fontconfig';
  }
}

export function currentEnvironment(): Environment {
  const version = execFileSync(findChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const fonts = installedFonts().split('\n').sort().join('\n');
  return {
    platform: `${process.platform} ${process.arch}`,
    chromium: /\d+/.exec(version)?.[0] ?? version.trim(),
    fonts: createHash('sha256').update(fonts).digest('hex').slice(0, 16),
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
