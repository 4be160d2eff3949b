import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The trees that are held, one file for each story that claims a state. */
export const treesDir = resolve(import.meta.dirname, 'baselines');

const fileOf = (storyId: string) => join(treesDir, `${storyId}.txt`);

/** What was read aloud of a story when it was last accepted; undefined when nothing was. */
export function keptTree(storyId: string): string | undefined {
  const file = fileOf(storyId);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

/** Makes a tree the one that is held. */
export function keepTree(storyId: string, tree: string): void {
  const file = fileOf(storyId);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${tree}\n`);
}
