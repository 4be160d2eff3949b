import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { repeat, startProcess } from './resources.ts';
import { measureOtherLoad, timedResultOf, type Result } from './result.ts';

const SLOWEST_PAGE = 200;
/** A write waits up to 5 s for the lock; the rest is for the request itself. */
const SLOWEST_WRITE = 6_000;

/**
 * While another program holds the write lock of the SQLite file, pages do not wait, writes get 503
 * within 5 s, and everything works again once the lock is released.
 */
export async function testForeignLock(given: { seconds: number }): Promise<Result> {
  await using server = startProcess({ LOG_LEVEL: 'fatal' });
  const problems: string[] = [];
  const url = await server.ready();
  for (let warm = 0; warm < 20; warm += 1) await placeOrder({ url });
  const load = await measureOtherLoad();
  using other = new DatabaseSync(join(server.dataDir, 'studio.sqlite'), { timeout: 5_000 });
  other.exec('begin immediate');
  const endWrites = repeat(
    async () => {
      const { status } = await post({ url }, '/api/orders', pickupOrder);
      if (status !== 503) problems.push(`a write is ${status}`);
    },
    { lanes: 8 },
  );
  const paths = ['/', '/api/products', '/healthz'];
  const endPages = repeat(
    async (lane) => {
      const { status } = await fetch(url + paths[lane]);
      if (status !== 200) problems.push(`${paths[lane]} is ${status}`);
    },
    { lanes: paths.length, pause: 20 },
  );
  await wait(given.seconds * 1_000);
  const pages = await endPages();
  // The last requests wait for a lock that is never released.
  const writes = await endWrites();
  other.exec('rollback');
  await placeOrder({ url });
  const slowestPage = Math.max(...pages);
  const slowestWrite = Math.max(...writes);
  const slow: string[] = [];
  if (slowestPage > SLOWEST_PAGE) slow.push('pages waited');
  if (slowestWrite > SLOWEST_WRITE) slow.push('writes waited longer than 5 s');
  return timedResultOf(
    `another program holds SQLite's write lock for ${given.seconds} s: slowest page under 200 ms, writes 503`,
    `slowest of ${pages.length} pages ${slowestPage.toFixed(0)} ms, ${writes.length} writes refused after ${(slowestWrite / 1000).toFixed(1)} s at most`,
    { problems, slow, loads: [load, await measureOtherLoad()] },
  );
}
