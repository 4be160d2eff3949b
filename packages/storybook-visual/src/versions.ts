import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CAPTURES } from './capture.ts';
import { runCommand, fillFolder, lastLines } from './command.ts';
import { currentEnvironment } from './environment.ts';
import { NotCompared } from './lock.ts';
import { installedFile, type Project } from './project.ts';
import { screenshotsIn } from './select.ts';

const git = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', args, {
    ...{ cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 },
    env: { ...process.env, ...env },
  }).trim();

function undefinedOnError<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The checked-out commit; undefined outside of a repository. */
export const headCommit = (root: string): string | undefined =>
  undefinedOnError(() => git(root, ['rev-parse', 'HEAD']));

/** The commit where this branch left the main one. */
function mergeBase(root: string): string {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
    const base = undefinedOnError(() => git(root, ['merge-base', 'HEAD', main]));
    if (base !== undefined) return base;
  }
  throw new NotCompared('There is no main branch to compare with: --against <ref>.');
}

/**
 * The commit of a reference; for an empty one, where this branch left the main one.
 * @throws NotCompared when it does not exist.
 */
export function resolveCommit({ root }: Project, reference: string): string {
  // Fails if git is missing, which would otherwise be reported as an unknown version.
  git(root, ['--version']);
  if (reference === '') return mergeBase(root);
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`];
  const commit = undefinedOnError(() => git(root, verify));
  if (commit === undefined) throw new NotCompared(`Git knows no version ${reference}.`);
  return commit;
}

/** The files that differ from a commit: changed, added or deleted, committed or not. */
export function filesChangedSince(root: string, commit: string): string[] {
  return [
    git(root, ['diff', '--name-only', '--no-renames', '--relative', commit]),
    git(root, ['ls-files', '--others', '--exclude-standard']),
  ]
    .flatMap((text) => text.split('\n'))
    .filter((path) => path !== '');
}

/** Hard-links every file of a folder, which takes a second and no space. */
export function hardLinkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) hardLinkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else symlinkSync(readlinkSync(source), target);
  }
}

async function installPackages(root: string, commit: string, to: string): Promise<void> {
  const modules = join(to, 'node_modules');
  const theirs = undefinedOnError(() => git(root, ['rev-parse', `${commit}:package-lock.json`]));
  const ours = undefinedOnError(() => git(root, ['hash-object', 'package-lock.json']));
  // Hard links fail across file systems: then install the packages.
  const linkPackages = () => {
    hardLinkFolder(join(root, 'node_modules'), modules);
    return true;
  };
  if (theirs === ours && undefinedOnError(linkPackages)) return;
  rmSync(modules, { recursive: true, force: true });
  console.log('Installing its packages ...');
  const args = ['ci', '--ignore-scripts', '--prefer-offline'];
  const { status, output } = await runCommand('npm', args, { cwd: to });
  if (status !== 0) {
    throw new NotCompared(
      `The packages of ${commit.slice(0, 12)} cannot be installed.\n${lastLines(output)}`,
    );
  }
}

/** Writes the files of a commit or of one of its folders. */
function writeTree(root: string, tree: string, to: string): void {
  const index = { GIT_INDEX_FILE: `${to}.index` };
  git(root, ['read-tree', tree], index);
  git(root, ['checkout-index', '--all', `--prefix=${to}/`], index);
  rmSync(index.GIT_INDEX_FILE);
}

/** Checks out a commit beside the project with its packages, once. @returns the folder. */
export async function checkoutVersion(
  { root, cache }: Pick<Project, 'root' | 'cache'>,
  commit: string,
): Promise<string> {
  const checkout = join(cache, 'versions', commit, 'project');
  if (existsSync(checkout)) return checkout;
  console.log(`Checking out ${commit.slice(0, 12)} (once) ...`);
  await fillFolder(checkout, async (partial) => {
    writeTree(root, commit, partial);
    await installPackages(root, commit, partial);
  });
  return checkout;
}

/** The folder with a version's screenshots: its baselines if they are valid here, else captures. */
export async function screenshotsOf(project: Project, commit: string): Promise<string> {
  const { root, cache, folder } = project;
  const environment = currentEnvironment(project);
  const recorded = undefinedOnError(() =>
    git(root, ['show', `${commit}:./${folder}/environment.json`]),
  );
  const screenshots = join(
    cache,
    'versions',
    commit,
    createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 12),
  );
  if (existsSync(screenshots)) return screenshots;
  await fillFolder(screenshots, async (partial) => {
    if (recorded !== undefined && isDeepStrictEqual(JSON.parse(recorded), environment)) {
      writeTree(root, `${commit}:./${folder}/baselines`, partial);
    } else {
      await captureVersion(project, commit, partial);
    }
  });
  return screenshots;
}

/** Runs the story tests of another version, which capture. */
async function captureVersion(project: Project, commit: string, folder: string): Promise<void> {
  const cwd = await checkoutVersion(project, commit);
  console.log(`Capturing the stories of ${commit.slice(0, 12)} (once) ...`);
  const vitest = installedFile(cwd, 'vitest', 'vitest.mjs');
  const { output } = await runCommand(
    process.execPath,
    [vitest, 'run', ...(project.vitest ?? [])],
    { cwd, env: { [CAPTURES]: folder, CHROMIUM_PATH: project.browser().executablePath } },
  );
  if (screenshotsIn(folder).length > 0) return;
  throw new NotCompared(`No story of ${commit.slice(0, 12)} was captured.\n${lastLines(output)}`);
}
