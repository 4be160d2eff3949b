import fc from 'fast-check';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { shippingOrder } from '#mocks/fixtures/orders.ts';
import { sendRaw } from '#tests/support/rawHttp.ts';
import {
  fetchAgainAfterReset,
  newKey,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { paymentFor, placeOrder } from '#tests/support/shop.ts';
import { until } from '#tests/support/until.ts';
import { rawCases } from './rawCases.ts';
import { runInParallel, resultOf, type Databases, type Result } from './result.ts';

/** No input causes a 5xx response or an unhandled error. */
export async function fuzzRequests(
  given: Databases & { bodies: number; seed: number },
): Promise<Result> {
  await using server = await startTestServer({ databaseUrl: await given.createDatabase() });
  const problems: string[] = [];
  const recordUnhandled = (error: unknown) => problems.push(`unhandled: ${String(error)}`);
  process.on('unhandledRejection', recordUnhandled);
  const counts = new Map<number, number>();
  const countStatus = (status: number, about: string) => {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status >= 500 || status === 0) problems.push(`${status} for ${about}`);
  };
  try {
    const orderId = await placeOrder(server, shippingOrder);
    const routes: [string, object][] = [
      ['/api/orders', shippingOrder],
      ['/api/payments/process', paymentFor(orderId, shippingOrder)],
      ['/api/contact', contactMessage],
      ['/contact', contactMessage],
    ];
    for (const [path, valid] of routes) {
      const bodies = fc.sample(bodyArbitrary(valid), { numRuns: given.bodies, seed: given.seed });
      // Fewer in parallel than the pool's connections: a busy pool may respond 503.
      await runInParallel(bodies.length, 8, async (index) => {
        const body = bodies[index] ?? '';
        let status = 503;
        // A busy PostgreSQL, not the body, may be why.
        await until(async () => (status = await send(server, path, body)) !== 503);
        countStatus(status, `${path} ${body.slice(0, 80)}`);
      });
    }
    await Promise.all(
      rawCases.map(async ([name, bytes]) => {
        const answer = await sendRaw(server.port, bytes);
        // A connection closed without a response is allowed too.
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 400);
        countStatus(status, name);
      }),
    );
    const health = await fetch(`${server.url}/healthz`);
    if (health.status !== 200) problems.push('unhealthy afterwards');
    const seen = [...counts].sort().map(([status, count]) => `${count} x ${status}`);
    return resultOf(
      `${given.bodies} bodies for each of 4 routes, ${rawCases.length} raw cases: no 5xx, nothing unhandled`,
      seen.join(', '),
      problems,
    );
  } finally {
    process.off('unhandledRejection', recordUnhandled);
  }
}

async function send(server: TestServer, path: string, body: string): Promise<number> {
  const form = path === '/contact';
  const response = await fetchAgainAfterReset(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'Idempotency-Key': newKey(),
    },
    body: form ? asForm(body) : body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Encodes an object as form fields; returns other text unchanged. */
function asForm(body: string): string {
  try {
    const fields = Object.entries(JSON.parse(body) as object);
    return String(new URLSearchParams(fields.map(([key, value]) => [key, String(value)])));
  } catch {
    return body;
  }
}

/** Bodies close to a valid one, arbitrary JSON, and text that is not JSON. */
function bodyArbitrary(valid: object): fc.Arbitrary<string> {
  const nasty = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      '\0',
      '\ud800',
      '\u202e',
      '1e999',
      -0,
      1e308,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      '9'.repeat(400),
      "'; drop table orders; --",
      '../../etc/passwd',
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.double(),
    fc.anything({ maxDepth: 3, withNullPrototype: true }),
  );
  const keys = new Set<string>();
  JSON.stringify(valid, (key, value: unknown) => {
    keys.add(key);
    return value;
  });
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...keys), nasty), { minLength: 1, maxLength: 3 })
    .map((changes) => {
      const values = new Map(changes);
      const changeOneField = (key: string, value: unknown) =>
        values.has(key) ? values.get(key) : value;
      return stringify(JSON.parse(JSON.stringify(valid), changeOneField));
    });
  const polluted = fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'a'), nasty)
    .map(([key, value]) => JSON.stringify(valid).replace('{', `{"${key}":${stringify(value)},`));
  const deep = fc
    .tuple(fc.integer({ min: 1, max: 15_000 }), fc.constantFrom('[', '{"a":'))
    .map(([depth, open]) => open.repeat(Math.floor(depth / open.length)));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: polluted },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
}

function stringify(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint' ? String(inner) : inner,
    ) ?? 'null'
  );
}
