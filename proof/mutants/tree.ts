import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { linkFolder } from '#packages/storybook-visual/src/versions.ts';
import { breakText, textOf, type Fault } from './fault.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache/mutants');

/** Where faults are made: a worktree of its own, with the files as they are here. */
export const tree = join(folder, 'tree');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

function changedHere(): string[] {
  const lists = [
    git('diff', '--name-only', '--no-renames', 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lists.flatMap((text) => text.split('\n')).filter((path) => path !== '');
}

function removeTree(): void {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root, stdio: 'ignore' });
}

/**
 * Makes the worktree; it goes when this process does.
 * @throws Error when git cannot make it.
 */
export function growTree(): void {
  removeTree();
  mkdirSync(folder, { recursive: true });
  process.on('exit', removeTree);
  git('worktree', 'add', '--detach', '--quiet', tree, 'HEAD');
  for (const path of changedHere()) {
    rmSync(join(tree, path), { force: true });
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path));
  }
  // Links of files take a second and no place. A link of the folder would lead the tools back here.
  linkFolder(join(root, 'node_modules'), join(tree, 'node_modules'));
}

/** Makes faults in the worktree. @returns what mends them */
export function makeFaults(faults: readonly Fault[]): () => void {
  const byFile = Map.groupBy(faults, ({ file }) => file);
  const before = [...byFile].map(
    ([file, [fault]]) => [file, fault ? textOf(fault, tree) : ''] as const,
  );
  for (const [file, text] of before) {
    writeFileSync(join(tree, file), breakText(text, byFile.get(file) ?? []));
  }
  return () => {
    for (const [file, text] of before) writeFileSync(join(tree, file), text);
  };
}
