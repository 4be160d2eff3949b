import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when nothing could be compared; the message is a sentence for the user. */
export class NotCompared extends Error {}

/**
 * Prints one sentence for an error that the user can correct. @returns the exit code.
 * @throws any other error.
 */
export function reportNotCompared(error: unknown): 3 {
  const { code, syscall = '', path, message } = error as NodeJS.ErrnoException & Error;
  const isMissing = code === 'ENOENT' && syscall.startsWith('spawn');
  if (!(error instanceof NotCompared) && !isMissing && code !== 'ENOSPC') throw error;
  const reasons: Record<string, string> = {
    ENOENT: `There is no ${path} on the PATH.`,
    ENOSPC: 'No space is left on the disk.',
  };
  console.error(`Not compared. ${reasons[code ?? ''] ?? message}`);
  return 3;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Prevents a second run, which would write the same files.
 * @throws NotCompared while another run is active.
 */
export function acquireLock(cache: string): void {
  const file = join(cache, 'lock');
  mkdirSync(cache, { recursive: true });
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder)) {
    throw new NotCompared(`Another run is under way (process ${holder}): wait for its end.`);
  }
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}
