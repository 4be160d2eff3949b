import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Result } from './compare.ts';
import { outputDir } from './folders.ts';
import type { Picture } from './projects.ts';

/** What the last run saw, as the report, the review and `vr:accept` read it. */
export type Run = {
  /** What was compared with: the repository's baselines, or another version. */
  against: string;
  /** Whether its pictures may become baselines. */
  acceptable: boolean;
  results: Result[];
  /** Pictures that needed a second look. */
  again: Picture[];
  /** Pictures that only the other version has. */
  gone: Picture[];
  remarks: string[];
  /** Seconds. */
  seconds: number;
  /** What a reviewer has said since. */
  decisions?: Record<Picture, { decision: 'accepted' | 'rejected'; note?: string }>;
};

const RUN = 'run.json';

export const runFile = join(outputDir, RUN);

/** The last run that left its results in a folder. */
export function readRun(folder = outputDir): Run | undefined {
  const file = join(folder, RUN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : undefined;
}

/** A sentence for whoever started it: the pictures could not be compared. */
export class NotCompared extends Error {}

const lockFile = resolve(import.meta.dirname, '../../.cache/vr/lock');

function holderOf(lock: string): number | undefined {
  const pid = Number(readFileSync(lock, 'utf8'));
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a second run out: both would write the same files.
 * @throws NotCompared when one is under way.
 */
export function lock(): void {
  mkdirSync(resolve(lockFile, '..'), { recursive: true });
  if (existsSync(lockFile)) {
    const holder = holderOf(lockFile);
    if (holder !== undefined) {
      throw new NotCompared(`Another run is under way (process ${holder}): wait for its end.`);
    }
    rmSync(lockFile, { force: true });
  }
  try {
    const file = openSync(lockFile, 'wx');
    writeFileSync(file, String(process.pid));
    closeSync(file);
  } catch {
    throw new NotCompared('Another run has just begun: wait for its end.');
  }
  process.on('exit', () => rmSync(lockFile, { force: true }));
}

const leftovers = new Set<string>();

/** Removes a folder at the end, however that comes, until `keep` is called. */
export function removeAtEnd(folder: string): { keep: () => void } {
  leftovers.add(folder);
  return { keep: () => leftovers.delete(folder) };
}

process.on('exit', () => {
  for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a command to its end, and ends what it leaves behind: a test that goes red may leave a server.
 * An interrupt ends it too, and then this process.
 * @returns its exit code, and what it said unless that was shown.
 */
export function command(
  name: string,
  args: readonly string[],
  { cwd, env, show = false }: { cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<{ status: number; said: string }> {
  return new Promise((done, fail) => {
    const child = spawn(name, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: true,
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => (said += data.toString()));
    }
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    };
    const interrupt = () => {
      end('SIGTERM');
      child.once('close', () => process.exit(130));
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.once('error', fail).once('exit', () => end('SIGKILL'));
    child.once('close', (status) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      done({ status: status ?? 1, said });
    });
  });
}
