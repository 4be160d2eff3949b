import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { NotCompared } from './lock.ts';
import type { Project } from './project.ts';
import { readJson } from './results.ts';
import { headCommit } from './versions.ts';

/** The environment variable with the folder for captures: set while story tests capture. */
export const CAPTURES = 'STORYBOOK_VISUAL_CAPTURES';

/** What the last story tests captured. */
export type Captured = {
  /** Whether all stories ran. */
  complete: boolean;
  /** The captured commit; missing outside of a repository. */
  commit?: string;
  seconds: number;
};

/**
 * Runs story tests that capture screenshots.
 * @param run starts Vitest with this environment and waits for its end.
 * @returns what `run` returns.
 */
export function captureStories<Status>(
  { results, captures, captured, root }: Project,
  complete: boolean,
  run: (env: NodeJS.ProcessEnv) => Status,
): Status {
  for (const path of [captured, captures, results]) rmSync(path, { recursive: true, force: true });
  mkdirSync(captures, { recursive: true });
  const started = Date.now();
  const status = run({ [CAPTURES]: captures });
  const commit = headCommit(root);
  const seconds = Math.round((Date.now() - started) / 1000);
  const written: Captured = { complete, seconds, ...(commit && { commit }) };
  writeFileSync(captured, JSON.stringify(written));
  return status;
}

/** @throws NotCompared when no story tests have captured, or their run was interrupted. */
export function requireCaptured({ captured }: Project): Captured {
  const last = readJson<Captured>(captured);
  if (last) return last;
  throw new NotCompared('There are no captures of a finished run: run the story tests.');
}
