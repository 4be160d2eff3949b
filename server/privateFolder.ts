import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeError, type Log } from './log.ts';

/**
 * Makes a folder and its files unreadable for other users of the machine. Logs a warning when
 * another user owns them.
 */
export function makePrivate(folder: string, log: Log): void {
  makeFolder(folder);
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600);
    }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'others may be able to read the data folder');
  }
}

/** Not Node's recursive `mkdir`: where a folder is impossible, as in /proc, it never returns. */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
