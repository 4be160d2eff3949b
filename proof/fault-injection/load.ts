import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { runServer } from '#tests/support/processes.ts';
import { newKey, post } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { startProcess, temporaryFolder, terminate } from './resources.ts';
import { measureOtherLoad, resultOf, timedResultOf, type Result } from './result.ts';

/**
 * Measures orders per second, each on disk before it is acknowledged. With `databaseUrl`,
 * `processes` servers on that PostgreSQL share the load.
 */
export async function measureOrdersPerSecond(given: {
  rate: number;
  seconds: number;
  databaseUrl?: string;
  processes?: number;
}): Promise<Result> {
  const { rate, seconds, databaseUrl, processes = 1 } = given;
  await using stack = new AsyncDisposableStack();
  const servers = Array.from({ length: processes }, () =>
    stack.use(startProcess({ ...(databaseUrl && { DATABASE_URL: databaseUrl }) })),
  );
  const urls = await Promise.all(servers.map((server) => server.ready()));
  for (const url of urls) for (let warm = 0; warm < 100; warm += 1) await placeOrder({ url });
  const load = await measureOtherLoad();
  const syncs = measureFsyncRate(servers[0]?.dataDir ?? '.');
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({
        url: `${url}/api/orders`,
        connections: 20 / processes,
        overallRate: rate / processes,
        duration: seconds,
        requests: [
          {
            method: 'POST',
            body: JSON.stringify(pickupOrder),
            setupRequest: (sent) => ({
              ...sent,
              headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
            }),
          },
        ],
      }),
    ),
  );
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const failed = sum(({ errors, non2xx }) => errors + non2xx);
  const orders = sum((result) => result['2xx']);
  const p99 = Math.max(...results.map(({ latency }) => latency.p99));
  const slow: string[] = [];
  if (p99 > 100) slow.push('too slow');
  if (orders < rate * seconds * 0.98) slow.push('too few');
  return timedResultOf(
    `${rate} orders/s for ${seconds} s: p99 under 100 ms, no error`,
    `${orders} orders, p99 ${p99} ms, ${failed} errors; before it the disk alone did ${syncs}`,
    {
      problems: failed ? [`${failed} errors`] : [],
      slow,
      loads: [load, await measureOtherLoad()],
    },
  );
}

/** How many small writes per second this disk can sync, to compare with the orders per second. */
function measureFsyncRate(folder: string): string {
  const file = openSync(join(folder, 'fsync'), 'w');
  const page = Buffer.alloc(4096);
  const until = performance.now() + 1_000;
  let count = 0;
  let slowest = 0;
  for (let began = performance.now(); began < until; began = performance.now()) {
    writeSync(file, page);
    fsyncSync(file);
    count += 1;
    slowest = Math.max(slowest, performance.now() - began);
  }
  closeSync(file);
  return `${count} fsyncs/s, the slowest took ${slowest.toFixed(0)} ms`;
}

/** A server that receives SIGTERM responds to all requests that it has accepted. */
export async function testSigtermUnderLoad(given: {
  terms: number;
  clients: number;
}): Promise<Result> {
  using folder = temporaryFolder();
  const unanswered: string[] = [];
  const problems: string[] = [];
  let answered = 0;
  for (let round = 0; round < given.terms; round += 1) {
    const server = runServer(folder.path);
    const url = await server.ready();
    const clients = Array.from({ length: given.clients }, async () => {
      for (;;) {
        const key = newKey();
        const headers = { 'Idempotency-Key': key };
        const status = await post({ url }, '/api/orders', pickupOrder, headers).then(
          (answer) => answer.status,
          ({ cause }: { cause?: { code?: string } }) => cause?.code ?? 'reset',
        );
        if (status === 'ECONNREFUSED') break;
        if (typeof status === 'string') unanswered.push(key);
        else if (status !== 200) problems.push(`${status} while stopping`);
        else answered += 1;
      }
    });
    await wait(400);
    await terminate(server, problems);
    await Promise.all(clients);
  }
  // A closed connection counts as a lost response only if the server stored its request.
  using database = new DatabaseSync(join(folder.path, 'studio.sqlite'));
  const taken = database.prepare('select key from idempotency_keys where key = ?');
  const lost = unanswered.filter((key) => taken.get(key) !== undefined).length;
  if (lost) problems.push(`${lost} accepted requests reset`);
  return resultOf(
    `${given.terms} SIGTERMs under load: 0 accepted requests reset`,
    `${answered} answered, ${lost} reset, ${unanswered.length} connections closed before a request was taken`,
    problems,
  );
}
