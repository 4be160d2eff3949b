import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeError, type Log } from './log.ts';

/**
 * Makes a folder and its files unreadable for other users of the machine. Logs a warning when
 * another user owns them.
 */
export function makePrivate(folder: string, log: Log): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600);
    }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'others may be able to read the data folder');
  }
}
