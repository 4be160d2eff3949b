import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesChangedSince, hardLinkFolder } from '#packages/storybook-visual/src/versions.ts';
import { mutate, readMutatedFile, type Mutant } from './mutant.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache/mutants');

/** The git worktree in which mutants run, with the current state of the files. */
export const worktree = join(folder, 'tree');

function removeWorktree(): void {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root, stdio: 'ignore' });
}

/**
 * Creates the worktree; it is removed when this process exits.
 * @throws Error when git cannot create it.
 */
export function createWorktree(): void {
  removeWorktree();
  mkdirSync(folder, { recursive: true });
  process.on('exit', removeWorktree);
  const add = ['worktree', 'add', '--detach', '--quiet', worktree, 'HEAD'];
  execFileSync('git', add, { cwd: root, stdio: 'pipe' });
  for (const path of filesChangedSince(root, 'HEAD')) {
    rmSync(join(worktree, path), { force: true });
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(worktree, path)), { recursive: true });
    cpSync(join(root, path), join(worktree, path));
  }
  // Hard links take a second and no space; through a symlink, tools would find this checkout.
  hardLinkFolder(join(root, 'node_modules'), join(worktree, 'node_modules'));
}

/** Applies a mutant to the worktree. @returns a function that restores its file. */
export function applyMutant(mutant: Mutant): () => void {
  const before = readMutatedFile(mutant, worktree);
  const file = join(worktree, mutant.file);
  writeFileSync(file, mutate(before, mutant));
  return () => writeFileSync(file, before);
}
