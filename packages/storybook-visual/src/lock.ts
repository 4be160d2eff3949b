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
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isRunning(holder)) {
      throw new NotCompared(`Another run is under way (process ${holder}): wait for its end.`);
    }
    rmSync(file, { force: true });
  }
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    throw new NotCompared('Another run has just begun: wait for its end.');
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
