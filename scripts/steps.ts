import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { filesChangedSince } from '#packages/storybook-visual/src/versions.ts';

/** A Node script to run, with its arguments. */
export type Step = readonly [name: string, command: readonly string[]];

/**
 * Runs all steps, even after a failure, so that one run reports every problem.
 * @param run returns the step's exit status, or null when a signal ended it.
 * @returns one line per step, and the names of those that failed.
 */
export function runSteps(
  steps: readonly Step[],
  run: (command: readonly string[]) => number | null,
): { lines: string[]; failed: string[] } {
  const lines: string[] = [];
  const failed: string[] = [];
  for (const [index, [name, command]] of steps.entries()) {
    const began = Date.now();
    console.log(`\n[${index + 1}/${steps.length}] ${name} ...`);
    const status = run(command);
    if (status !== 0) failed.push(name);
    const seconds = Math.round((Date.now() - began) / 1000);
    lines.push(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  return { lines, failed };
}

/** Runs a script with this process's Node: without a shell, so that it works on every system. */
export const runNode = (command: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } })
    .status;

/** Prints the result of each step and sets the exit code. */
export function reportResults({ lines, failed }: ReturnType<typeof runSteps>): void {
  console.log(`\n${lines.join('\n')}`);
  console.log(
    failed.length
      ? `${failed.length} of ${lines.length} steps failed: ${failed.join('; ')}.`
      : `All ${lines.length} steps passed.`,
  );
  process.exitCode = failed.length ? 1 : 0;
}

/** The commit that `--changed` compares with: where this branch left `main`. */
export function branchStart(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** The files that differ from {@link branchStart}, without deleted ones. */
export const changedFiles = (): string[] =>
  filesChangedSince('.', branchStart()).filter((file) => existsSync(file));
