import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import { buildStoryIndex } from '../../scripts/story-index.ts';
import { currentEnvironment, differences, recordedEnvironment } from './environment.ts';
import { command, NotCompared, removeAtEnd } from './run.ts';

const root = resolve(import.meta.dirname, '../..');
const versionsDir = join(root, '.cache/vr/versions');

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const tryGit = (...args: string[]): string | undefined => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** Where this branch left the main one. */
function mergeBase(): string {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
    const base = tryGit('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  throw new NotCompared('There is no main branch to compare with: npm run vr -- --against <ref>');
}

/**
 * The commit that a reference names; where this branch left the main one for an empty reference.
 * @throws NotCompared when there is none, or when it has no stories.
 */
export function commitOf(reference: string): string {
  const commit =
    reference === ''
      ? mergeBase()
      : tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`);
  if (commit === undefined) throw new NotCompared(`Git knows no version ${reference}.`);
  const preview = tryGit('show', `${commit}:.storybook/preview.tsx`);
  if (!preview?.includes('pictureStory')) {
    throw new NotCompared(`Version ${commit.slice(0, 12)} has no stories that can be pictured.`);
  }
  return commit;
}

/** The files that are not as in that version: changed, new and gone ones, committed or not. */
export function changedSince(commit: string): string[] {
  const lines = [
    git('diff', '--name-only', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lines.flatMap((text) => text.split('\n')).filter((path) => path !== '');
}

export const isDirty = (): boolean => git('status', '--porcelain') !== '';

/** What pictures are taken with: today's, of every version. */
const tools = ['tests/vr/*.ts', 'vitest.vr.config.ts', 'scripts/*chromium.ts'];

/**
 * Whether a version's own baselines are what would be seen of it here and now: pictured in the same
 * way, by the same browser.
 */
function hasOurBaselines(commit: string): boolean {
  const recorded = recordedEnvironment();
  return (
    recorded !== undefined &&
    differences(recorded, currentEnvironment()).length === 0 &&
    tryGit('diff', '--quiet', commit, '--', ...tools, 'tests/vr/environment.json') !== undefined
  );
}

export type Version = {
  commit: string;
  /** The folder with its files and packages. */
  project: string;
  /** Where pictures of it are kept: of this browser, taken in this way. */
  pictures: string;
  /** Where the version itself keeps them, if it was pictured in the same way. */
  baselines: string | undefined;
  index: StoryIndex;
};

const last = (said: string) => said.trim().split('\n').slice(-15).join('\n');

async function unpackVersion(commit: string, project: string): Promise<void> {
  const partial = `${project}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const { keep } = removeAtEnd(partial);
  const archive = join(partial, '.archive.tar');
  git('archive', '--format=tar', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', partial], { stdio: 'pipe' });
  rmSync(archive);
  const sameLock =
    git('rev-parse', `${commit}:package-lock.json`) === git('hash-object', 'package-lock.json');
  // Links of files take a second and no place; not everywhere is there a command for them.
  const linked =
    sameLock &&
    (await command('cp', ['-al', join(root, 'node_modules'), join(partial, 'node_modules')]))
      .status === 0;
  if (!linked) {
    console.log('Its packages are not the same: installing them ...');
    rmSync(join(partial, 'node_modules'), { recursive: true, force: true });
    const { status, said } = await command('npm', ['ci', '--ignore-scripts', '--prefer-offline'], {
      cwd: partial,
    });
    if (status !== 0) {
      throw new NotCompared(
        `The packages of ${commit.slice(0, 12)} cannot be installed.\n${last(said)}`,
      );
    }
  }
  renameSync(partial, project);
  keep();
}

/** Has another version of the project at hand, from the last time if there was one. */
export async function otherVersion(commit: string): Promise<Version> {
  const folder = join(versionsDir, commit);
  const project = join(folder, 'project');
  if (!existsSync(project)) {
    console.log(`Fetching ${commit.slice(0, 12)} (once) ...`);
    await unpackVersion(commit, project);
  }
  const hash = createHash('sha256').update(JSON.stringify(currentEnvironment()));
  for (const path of globSync(tools, { cwd: root }).sort()) {
    hash.update(readFileSync(join(root, path)));
    mkdirSync(dirname(join(project, path)), { recursive: true });
    cpSync(join(root, path), join(project, path));
  }
  const indexFile = join(folder, 'index.json');
  if (!existsSync(indexFile)) {
    try {
      writeFileSync(indexFile, JSON.stringify(buildStoryIndex(project)));
    } catch (error) {
      const { stderr } = error as { stderr?: Buffer };
      throw new NotCompared(
        `Version ${commit.slice(0, 12)} has stories that do not load.\n${last(String(stderr ?? error))}`,
      );
    }
  }
  return {
    commit,
    project,
    pictures: join(folder, `pictures-${hash.digest('hex').slice(0, 12)}`),
    baselines: hasOurBaselines(commit) ? join(project, 'tests/vr/baselines') : undefined,
    index: JSON.parse(readFileSync(indexFile, 'utf8')) as StoryIndex,
  };
}
