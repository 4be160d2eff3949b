import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The accepted ARIA snapshots: one file for each story of the state matrix. */
export const baselinesDir = resolve(import.meta.dirname, 'baselines');

const fileOf = (storyId: string) => join(baselinesDir, `${storyId}.txt`);

/** The accepted ARIA snapshot of a story; undefined when there is none. */
export function readBaseline(storyId: string): string | undefined {
  const file = fileOf(storyId);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

/** Accepts a snapshot as the baseline of a story. */
export function writeBaseline(storyId: string, snapshot: string): void {
  const file = fileOf(storyId);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${snapshot}\n`);
}
