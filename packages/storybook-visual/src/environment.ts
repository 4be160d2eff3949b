import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { NotCompared } from './lock.ts';
import type { Project } from './project.ts';
import { readJson } from './results.ts';

/** Everything that affects how a page looks: baselines are valid only in an equal environment. */
export type Environment = Record<string, string>;

export function currentEnvironment({ browser, environment }: Project): Environment {
  const { executablePath } = browser();
  const version = execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const platform = `${process.platform}-${process.arch}`;
  return { browser: version.trim(), platform, ...environment?.() };
}

export const recordEnvironment = ({ environmentFile }: Project, environment: Environment): void =>
  writeFileSync(environmentFile, `${JSON.stringify(environment, null, 2)}\n`);

/** Lists the differences between this environment and that of the baselines. */
export function environmentDifferences(project: Project): string[] {
  const recorded = readJson<Environment>(project.environmentFile);
  if (!recorded) return [];
  return Object.entries(currentEnvironment(project))
    .filter(([name, value]) => recorded[name] !== value)
    .map(([name, value]) => `  ${name}: baselines ${recorded[name]}, here ${value}`);
}

/** @throws NotCompared when the baselines are from another environment. */
export function requireSameEnvironment(project: Project): void {
  const differences = environmentDifferences(project);
  if (differences.length === 0) return;
  throw new NotCompared(
    [
      'The baselines were made in another environment.',
      ...differences,
      'Compare with another version (--against main), or replace all of them with those of this',
      'machine (--new-environment).',
    ].join('\n'),
  );
}
