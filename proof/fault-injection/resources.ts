import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { runServer, type TestProcess } from '#tests/support/processes.ts';
import { writeSite } from '#tests/support/site.ts';

// Resources of a test: `using` and `await using` release them at its end.

export const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'studio-fault-'));

/** Adapts an object with `stop()` to `await using`. */
export const disposeByStop = <Started extends { stop(): Promise<unknown> }>(started: Started) =>
  Object.assign(started, {
    [Symbol.asyncDispose]: async () => {
      await started.stop();
    },
  });

/** Starts a server process with its own database and a small build. */
export function startProcess(
  env: Record<string, string> = {},
  options: Parameters<typeof runServer>[2] = {},
) {
  const folder = temporaryFolder();
  const buildDir = writeSite({}, join(folder.path, 'build'));
  const server = runServer(folder.path, { BUILD_DIR: buildDir, ...env }, options);
  return {
    ...server,
    dataDir: folder.path,
    buildDir,
    async [Symbol.asyncDispose]() {
      await server.kill('SIGKILL');
      folder.remove();
    },
  };
}

/** The stop timeout of `deploy/orchard-peek.service`, in milliseconds. */
const STOPPED_WITHIN = 20_000;

/** Sends SIGTERM; records a nonzero exit code. @returns milliseconds until the process exits. */
export async function terminate(server: TestProcess, problems: string[]): Promise<number> {
  const began = performance.now();
  const kill = setTimeout(() => server.child.kill('SIGKILL'), STOPPED_WITHIN);
  server.child.kill('SIGTERM');
  const { code } = await server.ended();
  clearTimeout(kill);
  if (code !== 0) problems.push(`exit code ${String(code)}`);
  return performance.now() - began;
}

/**
 * Repeats `work` in parallel lanes, with a pause in milliseconds after each.
 * @returns a function that stops it and returns the duration of each, in milliseconds.
 */
export function repeatUntilStopped(
  work: (lane: number) => Promise<unknown>,
  { lanes = 1, pause = 0 } = {},
): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const running = Array.from({ length: lanes }, async (_, lane) => {
    while (!isOver) {
      const began = performance.now();
      await work(lane);
      times.push(performance.now() - began);
      if (pause) await wait(pause);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(running);
    return times;
  };
}

/** How many payments have no known outcome. */
export async function countOpenPayments(db: Db): Promise<number> {
  const open = db.selectFrom('payments').select('id').where('state', 'in', ['started', 'unknown']);
  return (await open.execute()).length;
}

export async function countPaidOrders(db: Db): Promise<number> {
  const paid = db.selectFrom('orders').select('id').where('status', '=', 'paid');
  return (await paid.execute()).length;
}
