import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a command, and then ends processes that it left behind, such as a failing test's server. An
 * interrupt ends the command too, and then this process.
 * @returns its exit code and its output.
 */
export function runCommand(
  name: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ status: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(name, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    const killProcessGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    };
    const interrupt = () => {
      killProcessGroup('SIGTERM');
      child.once('close', () => process.exit(130));
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.once('error', fail).once('exit', () => killProcessGroup('SIGKILL'));
    child.once('close', (status) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      done({ status: status ?? 1, output });
    });
  });
}

/** The last lines of a command's output. */
export const lastLines = (output: string): string =>
  output.trim().split('\n').slice(-15).join('\n');

/** Fills a folder atomically, even if the process is ended meanwhile. */
export async function fillFolder(
  folder: string,
  fill: (partial: string) => Promise<void>,
): Promise<void> {
  const partial = `${folder}.partial`;
  const removePartialFolder = () => rmSync(partial, { recursive: true, force: true });
  removePartialFolder();
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(partial);
  process.once('exit', removePartialFolder);
  try {
    await fill(partial);
    renameSync(partial, folder);
  } finally {
    removePartialFolder();
    process.off('exit', removePartialFolder);
  }
}
