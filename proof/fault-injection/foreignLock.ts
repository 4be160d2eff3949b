import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { runServer } from '#tests/support/processes.ts';
import { post } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { writeSite } from '#tests/support/site.ts';
import { othersLoad, timedResultOf, type Result } from './result.ts';

const SLOWEST_PAGE = 200;
/** A write waits up to 5 s for the lock; the rest is for its way there and back. */
const SLOWEST_WRITE = 6_000;

/**
 * While another program holds the write lock of SQLite's file, pages do not wait, writes
 * are 503 after 5 s at most, and all is well again as soon as it lets go.
 */
export async function foreignLock(given: { seconds: number }): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-lock-'));
  const buildDir = writeSite();
  const server = runServer(dataDir, {
    BUILD_DIR: buildDir,
    LOG_LEVEL: 'fatal',
  });
  const problems: string[] = [];
  try {
    const url = await server.ready();
    for (let warm = 0; warm < 20; warm += 1) await placeOrder({ url });
    const load = await othersLoad();
    const other = new DatabaseSync(join(dataDir, 'studio.sqlite'), { timeout: 5_000 });
    other.exec('begin immediate');
    let held = true;
    const statuses: number[] = [];
    let slowestWrite = 0;
    const writers = Array.from({ length: 8 }, async () => {
      while (held) {
        const began = performance.now();
        const { status } = await post({ url }, '/api/orders', pickupOrder);
        slowestWrite = Math.max(slowestWrite, performance.now() - began);
        statuses.push(status);
      }
    });
    const until = performance.now() + given.seconds * 1_000;
    let slowestPage = 0;
    let pages = 0;
    while (performance.now() < until) {
      for (const path of ['/', '/api/products', '/healthz']) {
        const began = performance.now();
        const { status } = await fetch(url + path);
        slowestPage = Math.max(slowestPage, performance.now() - began);
        pages += 1;
        if (status !== 200) problems.push(`${path} is ${status}`);
      }
      await wait(20);
    }
    held = false;
    // The writers' last requests wait for a lock that nobody lets go of.
    await Promise.all(writers);
    other.exec('rollback');
    other.close();
    await placeOrder({ url });
    const others = statuses.filter((status) => status !== 503);
    if (others.length) problems.push(`${others.length} writes with ${others[0]}`);
    if (statuses.length === 0) problems.push('no write was tried');
    const slow: string[] = [];
    if (slowestPage > SLOWEST_PAGE) slow.push('pages waited');
    if (slowestWrite > SLOWEST_WRITE) slow.push('writes waited longer than 5 s');
    return timedResultOf(
      `another program holds SQLite's write lock for ${given.seconds} s: slowest page under 200 ms, writes 503`,
      `slowest of ${pages} pages ${slowestPage.toFixed(0)} ms, ${statuses.length} writes refused after ${(slowestWrite / 1000).toFixed(1)} s at most`,
      { problems, slow, loads: [load, await othersLoad()] },
    );
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(dirname(buildDir), { recursive: true, force: true });
  }
}
