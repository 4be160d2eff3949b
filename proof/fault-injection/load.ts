import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { runServer } from '#tests/support/processes.ts';
import { newKey, post } from '#tests/support/server.ts';
import { placeOrder } from '#tests/support/shop.ts';
import { startProcess, temporaryFolder, terminate } from './resources.ts';
import { resultOf, type Databases, type Result } from './result.ts';

/**
 * Measures orders per second, each on disk before it is acknowledged. `processes`
 * servers on one PostgreSQL share the load.
 */
export async function measureOrdersPerSecond(
  given: Databases & { rate: number; seconds: number; processes?: number },
): Promise<Result> {
  const { rate, seconds, processes = 1 } = given;
  const DATABASE_URL = await given.createDatabase();
  await using stack = new AsyncDisposableStack();
  const servers = Array.from({ length: processes }, () =>
    stack.use(startProcess({ ...(DATABASE_URL && { DATABASE_URL }) })),
  );
  const urls = await Promise.all(servers.map((server) => server.ready()));
  for (const url of urls) for (let warm = 0; warm < 100; warm += 1) await placeOrder({ url });
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
  return resultOf(
    `${rate} orders/s for ${seconds} s: p99 under 100 ms, no error`,
    `${orders} orders, p99 ${p99} ms, ${failed} errors`,
    failed ? [`${failed} errors`] : [],
    slow,
  );
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
