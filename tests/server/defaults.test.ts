import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHECKOUT_TIMEOUT_MS } from '#api/orders.ts';
import { BODY_LIMIT } from '#contract/endpoints.ts';
import { SEARCH_AFTER } from '#contract/payments.ts';
import { SILENCE } from '#server/db/database.ts';
import { defaultCardTries, defaultLimits } from '#server/http/limits.ts';
import { IDLE } from '#server/http/sockets.ts';
import { GATEWAY_TIMEOUT } from '#server/shop/gatewayCall.ts';
import { LEASE, RETRY_AFTER } from '#server/shop/openPayments.ts';
import { MAX_BACKOFF } from '#server/shop/outcome.ts';
import { DRAIN, GATEWAY_CHECK, GATEWAY_GRACE, MAIL_GRACE } from '#server/start.ts';
import { outboxRow } from '#tests/support/outboxRow.ts';
import { createTransport } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { useServers } from '#tests/support/useServers.ts';

vi.mock('node:http', { spy: true });
afterEach(() => void vi.restoreAllMocks());

// The defaults that other tests replace. Retention times: retention.test.ts; the client's cache and
// retries: src/api/client.test.ts; cache times of responses: headers.test.ts.

it.each([
  [
    'the rate limits per address',
    defaultLimits,
    {
      listServices: { points: 600, seconds: 60 },
      listProducts: { points: 600, seconds: 60 },
      sendMessage: { points: 20, seconds: 600 },
      createOrder: { points: 60, seconds: 60 },
      processPayment: { points: 60, seconds: 60 },
    },
  ],
  [
    'the declined cards per address',
    defaultCardTries,
    [
      { points: 6, seconds: 600 },
      { points: 20, seconds: 86_400 },
    ],
  ],
  ['the longest idle time of a connection (deploy/nginx.conf)', IDLE, 8_000],
  ['the lease of a payment', LEASE, 20_000],
  ['the timeout of the gateway within it', GATEWAY_TIMEOUT, 15_000],
  ['the wait before a search for a charge', SEARCH_AFTER, 30_000],
  ['the longest wait between retries of a payment', MAX_BACKOFF, 600_000],
  ['the seconds of Retry-After while a payment is open', RETRY_AFTER, 2],
  ['the time for current requests after a stop signal', DRAIN, 8_000],
  ['the time for a gateway call after it', GATEWAY_GRACE, 1_000],
  ['the time for a mail after it', MAIL_GRACE, 5_000],
  ['the timeout of the gateway check at start', GATEWAY_CHECK, 10_000],
  ['the longest silence of PostgreSQL', SILENCE, 2_000],
  ['the client’s timeout of a checkout request', CHECKOUT_TIMEOUT_MS, 60_000],
  ['the bytes of a body', BODY_LIMIT, 32_768],
])('%s have their documented default', (_name, actual, expected) => {
  expect(actual).toEqual(expected);
});

describe('a server as started', () => {
  const start = useServers('sqlite');

  it('closes slow connections, retries payments and removes old data after its default times', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await start();
    const http = vi.mocked(createServer).mock.results.at(-1)?.value as ReturnType<
      typeof createServer
    >;
    expect(http).toMatchObject({ requestTimeout: 9_000, headersTimeout: 5_000, timeout: 4_500 });
    const delays = timers.mock.calls.map(([, delay]) => delay);
    expect(delays).toEqual(expect.arrayContaining([5_000, 21_600_000]));
  });

  it('gives up a mail at the 100th attempt', async () => {
    const transport = createTransport(() => Promise.reject(new Error('unavailable')));
    const { db } = (await start({ transport, mail: { pollInterval: 10 } })).database;
    const rowAfter = (attempts: number) => ({ ...outboxRow('a@example.com'), attempts });
    const last = rowAfter(99);
    await db
      .insertInto('outbox')
      .values([rowAfter(98), last])
      .execute();
    const read = () => db.selectFrom('outbox').select(['id', 'dead_at', 'last_error']).execute();
    await until(async () => (await read()).every(({ last_error }) => last_error !== null));
    const dead = (await read()).filter(({ dead_at }) => dead_at !== null);
    expect(dead.map(({ id }) => id)).toEqual([last.id]);
  });
});
