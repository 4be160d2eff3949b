import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runCommand, fillFolder, lastLines } from './command.ts';
import { currentEnvironment, environmentDifferences, recordedEnvironment } from './environment.ts';
import { NotCompared } from './lock.ts';
import { toolsFolder, type Project } from './project.ts';
import type { StoryIndex } from './select.ts';
import { buildStoryIndex } from './storyIndex.ts';

/** Another version of the project, checked out beside it. */
export type Version = {
  commit: string;
  /** The folder with its files and packages. */
  root: string;
  /** The folder for its screenshots; the name depends on the browser and the tools. */
  captures: string;
  /** Its own baselines, if they are valid on this machine. */
  baselines: string | undefined;
  index: StoryIndex;
};

type Git = (args: readonly string[], env?: NodeJS.ProcessEnv) => string;

const createGit =
  (root: string): Git =>
  (args, env) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e9,
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
  undefinedOnError(() => createGit(root)(['rev-parse', 'HEAD']));

/** The commit where this branch left the main one. */
function mergeBase(git: Git): string {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
    const base = undefinedOnError(() => git(['merge-base', 'HEAD', main]));
    if (base !== undefined) return base;
  }
  throw new NotCompared('There is no main branch to compare with: --against <ref>.');
}

/**
 * The commit of a reference; for an empty one, where this branch left the main one.
 * @throws NotCompared when it does not exist, or its stories cannot be captured.
 */
export function resolveCommit({ root }: Project, reference: string): string {
  const git = createGit(root);
  // Fails if git is missing, which would otherwise be reported as an unknown version.
  git(['--version']);
  const commit =
    reference === ''
      ? mergeBase(git)
      : undefinedOnError(() =>
          git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]),
        );
  if (commit === undefined) throw new NotCompared(`Git knows no version ${reference}.`);
  const grep = ['grep', '-q', 'captureStory', commit, '--', '.storybook'];
  if (undefinedOnError(() => git(grep)) === undefined) {
    throw new NotCompared(`Version ${commit.slice(0, 12)} has no stories that can be captured.`);
  }
  return commit;
}

/** The files that differ from a commit: changed, added or deleted, committed or not. */
export function filesChangedSince(root: string, commit: string): string[] {
  const git = createGit(root);
  return [
    git(['diff', '--name-only', '--no-renames', '--relative', commit]),
    git(['ls-files', '--others', '--exclude-standard']),
  ]
    .flatMap((text) => text.split('\n'))
    .filter((path) => path !== '');
}

/** Whether a commit's baselines equal captures made here: same tools, same browser. */
const hasValidBaselines = (project: Project, commit: string): boolean =>
  recordedEnvironment(project) !== undefined &&
  environmentDifferences(project).length === 0 &&
  undefinedOnError(() =>
    createGit(project.root)(['diff', '--quiet', commit, '--', ...project.tools]),
  ) !== undefined;

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
  const git = createGit(root);
  const modules = join(to, 'node_modules');
  const theirs = undefinedOnError(() => git(['rev-parse', `${commit}:package-lock.json`]));
  const ours = undefinedOnError(() => git(['hash-object', 'package-lock.json']));
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

/** Checks out a commit beside the project, and caches it for later runs. */
export async function checkoutVersion(project: Project, commit: string): Promise<Version> {
  const { root, cache, modes, context, browser } = project;
  const folder = join(cache, 'versions', commit);
  const checkout = join(folder, 'project');
  if (!existsSync(checkout)) {
    console.log(`Checking out ${commit.slice(0, 12)} (once) ...`);
    await fillFolder(checkout, async (partial) => {
      const git = createGit(root);
      const index = { GIT_INDEX_FILE: `${partial}.index` };
      git(['read-tree', commit], index);
      git(['checkout-index', '--all', `--prefix=${partial}/`], index);
      rmSync(index.GIT_INDEX_FILE);
      await installPackages(root, commit, partial);
    });
  }
  // Both versions are captured by the current tools.
  const tools = toolsFolder(root);
  const hash = createHash('sha256').update(
    JSON.stringify([currentEnvironment(project), modes, context, browser().args]),
  );
  for (const path of globSync([`${tools}/package.json`, `${tools}/src/*.ts`], {
    cwd: root,
  }).sort()) {
    hash.update(readFileSync(join(root, path)));
    cpSync(join(root, path), join(checkout, path));
  }
  const indexFile = join(folder, 'index.json');
  if (!existsSync(indexFile)) {
    writeFileSync(indexFile, JSON.stringify(buildStoryIndex(checkout)));
  }
  return {
    commit,
    root: checkout,
    captures: join(folder, `captures-${hash.digest('hex').slice(0, 12)}`),
    baselines: hasValidBaselines(project, commit)
      ? join(checkout, `${project.folder}/baselines`)
      : undefined,
    index: JSON.parse(readFileSync(indexFile, 'utf8')) as StoryIndex,
  };
}
