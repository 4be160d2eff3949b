import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post, until } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { createLedgerGateway } from '#tests/support/ledger.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

describe.runIf(testDatabases().includes('postgres'))('two servers on one PostgreSQL', () => {
  const start = useServers('postgres');

  async function startTwo() {
    const gateway = createLedgerGateway();
    const sent: OutgoingMail[] = [];
    const transport = {
      send: (mail: OutgoingMail) => {
        sent.push(mail);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const first = await start({ gateway, transport });
    const databaseUrl = first.database.pool?.options.connectionString;
    const second = await start({ gateway, transport, databaseUrl });
    return { gateway, sent, servers: [first, second] as const };
  }

  it('have one space of keys and charge an order once', async () => {
    const { gateway, sent, servers } = await startTwo();
    const either = (index: number) => servers[index % 2] ?? servers[0];
    const headers = { 'Idempotency-Key': randomUUID() };
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => placeOrder(either(index), pickupOrder, headers)),
    );
    expect(new Set(ids).size).toBe(1);
    const id = ids[0] ?? '';
    await Promise.all(Array.from({ length: 40 }, (_, index) => pay(either(index), id)));
    expect(gateway.charges.size).toBe(1);
    await until(() => sent.length === 2);
  });

  it('have one outbox: each mail leaves once', async () => {
    const { sent, servers } = await startTwo();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(servers[index % 2] ?? servers[0], '/api/contact', contactMessage),
      ),
    );
    const { db } = servers[0].database;
    await until(async () => {
      const rows = await db.selectFrom('outbox').select('sent_at').execute();
      return rows.every(({ sent_at }) => sent_at !== null);
    });
    expect(sent).toHaveLength(60);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
  });

  it('count a visitor’s requests together', async () => {
    const limit = { points: 3, seconds: 60 };
    const limits = { reads: limit, messages: limit, orders: limit, payments: limit };
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
