import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { runServer, type TestProcess } from '#tests/support/processes.ts';
import { writeSite } from '#tests/support/site.ts';

// What a target starts: `using` and `await using` end it with the target.

export const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'studio-fault-'));

/** Lets `await using` stop what the tests' helpers start. */
export const stopping = <Started extends { stop(): Promise<unknown> }>(started: Started) =>
  Object.assign(started, {
    [Symbol.asyncDispose]: async () => {
      await started.stop();
    },
  });

/** Starts a server process with a database and a small build of its own. */
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

/** What `deploy/orchard-peek.service` gives a server to stop in, in milliseconds. */
const STOPPED_WITHIN = 20_000;

/** Sends SIGTERM. @returns the milliseconds until the process ended; any code but 0 is a problem. */
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
 * Does `work` again and again, in so many lanes, with a pause in milliseconds after each.
 * @returns a function that ends it, with how many milliseconds each took.
 */
export function repeat(
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
export async function openPayments(db: Db): Promise<number> {
  const open = db.selectFrom('payments').select('id').where('state', 'in', ['started', 'unknown']);
  return (await open.execute()).length;
}

export async function paidOrders(db: Db): Promise<number> {
  const paid = db.selectFrom('orders').select('id').where('status', '=', 'paid');
  return (await paid.execute()).length;
}
