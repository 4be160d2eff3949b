import { basename, join, resolve } from 'node:path';
import type { Project } from './project.ts';
import { hashOf, readRun, resultFile } from './results.ts';
import { headCommit } from './versions.ts';

const shortCommit = (commit?: string) => commit?.slice(0, 12) ?? 'an unknown commit';

/**
 * The folder with the results of a run on another machine, inside a CI artifact.
 * @throws Error with a sentence when they are of another commit or incomplete.
 */
export function findResultsFolder(
  { root, results }: Pick<Project, 'root' | 'results'>,
  artifact: string,
): string {
  for (const folder of [artifact, join(artifact, basename(results))]) {
    const run = readRun(folder);
    if (!run) continue;
    const here = headCommit(root);
    if (run.commit === undefined || run.commit !== here) {
      throw new Error(
        `The artifact is of ${shortCommit(run.commit)}, and ${shortCommit(here)} is checked out here.`,
      );
    }
    for (const { screenshot, outcome, fingerprint } of run.results) {
      const file = resultFile(folder, screenshot, 'actual');
      if (outcome !== 'same' && hashOf(file) !== fingerprint) {
        throw new Error(`${file} is missing or cut short: download the artifact again.`);
      }
    }
    return resolve(folder);
  }
  throw new Error(`There is no finished run in ${artifact}.`);
}
