import { describe, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { limitAll, post, createTransport, waitUntilAllSent } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeSameOrder } from '#tests/support/shop.ts';
import { runInParallel } from '#proof/fault-injection/result.ts';
import { createLedgerGateway } from '#tests/support/ledger.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

// The server has no module state: two servers in one process share no more than two processes do.

describe.runIf(testDatabases().includes('postgres'))('two servers on one PostgreSQL', () => {
  const start = useServers('postgres');

  async function startTwoServers() {
    const gateway = createLedgerGateway();
    const sent: string[] = [];
    const transport = createTransport(({ id }) => sent.push(id));
    const first = await start({ gateway, transport });
    const databaseUrl = first.database.pool?.options.connectionString;
    const second = await start({ gateway, transport, databaseUrl });
    return { gateway, sent, servers: [first, second] as const };
  }

  it('share idempotency keys and charge an order once', async () => {
    const { gateway, sent, servers } = await startTwoServers();
    const alternateServer = (index: number) => servers[index % 2] ?? servers[0];
    const ids = await placeSameOrder(40, alternateServer);
    expect(ids).toHaveLength(1);
    const id = ids[0] ?? '';
    await Promise.all(Array.from({ length: 40 }, (_, index) => pay(alternateServer(index), id)));
    // Send one more, in case a busy database rejected some: it gets the success.
    expect((await pay(servers[0], id)).body).toMatchObject({ success: true });
    expect(gateway.charges.size).toBe(1);
    await until(() => sent.length === 2);
  });

  it('share the outbox and send each mail once', async () => {
    const { sent, servers } = await startTwoServers();
    // Fewer in parallel than each server has database connections.
    await runInParallel(60, 10, async (index) => {
      await post(servers[index % 2] ?? servers[0], '/api/contact', contactMessage);
    });
    await waitUntilAllSent(servers[0]);
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  });

  it('share the rate limit of a visitor', async () => {
    const limits = limitAll({ points: 3, seconds: 60 });
    const first = await start({ limits });
    const databaseUrl = first.database.pool?.options.connectionString;
    const second = await start({ limits, databaseUrl });
    const statuses = [];
    for (const { url } of [first, second, first, second]) {
      statuses.push((await fetch(`${url}/api/services`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
