import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Config } from './config.ts';
import { NotCompared } from './lock.ts';

const CONFIG = 'visual.config.ts';

/** A project's configuration with defaults applied; folders are absolute paths. */
export type Project = Omit<Config, 'browser'> & {
  root: string;
  /** The folder for the lock file, captures and other versions. */
  cache: string;
  /** The screenshots of the last run, and the file that its end writes. */
  captures: string;
  captured: string;
  baselines: string;
  environmentFile: string;
  browser: () => { executablePath: string; args: string[] };
};

/** Reads the configuration of the project in a folder. @throws NotCompared when it has none. */
export async function loadProject(root = process.cwd()): Promise<Project> {
  const file = join(root, CONFIG);
  if (!existsSync(file)) throw new NotCompared(`There is no ${CONFIG} in ${root}.`);
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Config };
  const absolutePath = (folder: string) => resolve(root, folder);
  return {
    ...config,
    root,
    cache: absolutePath('.cache/visual'),
    captures: absolutePath('.cache/visual/captures'),
    captured: absolutePath('.cache/visual/captured.json'),
    results: absolutePath(config.results),
    baselines: absolutePath(`${config.folder}/baselines`),
    environmentFile: absolutePath(`${config.folder}/environment.json`),
    browser: () => launchOptionsOf(config),
  };
}

/** Chromium's launch options. @throws NotCompared when there is no Chromium. */
export function launchOptionsOf({ browser }: Pick<Config, 'browser'>) {
  const { executablePath, args = [] } = browser?.() ?? {};
  const found = executablePath ?? process.env.CHROMIUM_PATH ?? chromium.executablePath();
  if (!existsSync(found)) {
    throw new NotCompared(
      'There is no Chromium: npx playwright install chromium, or set CHROMIUM_PATH.',
    );
  }
  return { executablePath: found, args: [...args] };
}

/** The path of a file in a package that the project has installed. */
export const installedFile = (root: string, name: string, file: string): string =>
  join(dirname(createRequire(resolve(root, 'package.json')).resolve(`${name}/package.json`)), file);
