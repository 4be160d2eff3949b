import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when nothing could be compared; the message is a sentence for the user. */
export class NotCompared extends Error {}

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
