import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { limitAll, post, until } from '#tests/support/server.ts';
import { pay, paymentFor, placeSameOrder } from '#tests/support/shop.ts';
import { inParallel } from '#proof/fault-injection/result.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { runScript, type TestProcess } from '#tests/support/processes.ts';
import { writeSite } from '#tests/support/site.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { createLedgerGateway } from '#tests/support/ledger.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { readCatalogue } from '#server/shop/catalogue.ts';
import type { Order } from '#contract/orders.ts';
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

  it('share idempotency keys and charge an order once', async () => {
    const { gateway, sent, servers } = await startTwo();
    const either = (index: number) => servers[index % 2] ?? servers[0];
    const ids = await placeSameOrder(40, either);
    expect(ids).toHaveLength(1);
    const id = ids[0] ?? '';
    await Promise.all(Array.from({ length: 40 }, (_, index) => pay(either(index), id)));
    // Also when a busy database refused some: one more is answered with the success.
    expect((await pay(servers[0], id)).body).toMatchObject({ success: true });
    expect(gateway.charges.size).toBe(1);
    await until(() => sent.length === 2);
  });

  it('share the outbox and send each mail once', async () => {
    const { sent, servers } = await startTwo();
    // Fewer at once than either has connections to its database.
    await inParallel(60, 10, async (index) => {
      await post(servers[index % 2] ?? servers[0], '/api/contact', contactMessage);
    });
    const { db } = servers[0].database;
    await until(async () => {
      const rows = await db.selectFrom('outbox').select('sent_at').execute();
      return rows.every(({ sent_at }) => sent_at !== null);
    });
    expect(sent).toHaveLength(60);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
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

/** An order of the owner's own catalogue, which the server's process reads. */
function ownersOrder(): Order {
  const [product] = readCatalogue().products;
  if (!product) throw new Error('The owner sells nothing.');
  const { id, name, price } = product;
  return {
    ...pickupOrder,
    items: [{ productId: id, name, price, quantity: 1 }],
    totalAmount: price,
  };
}

/** Passes each request on to the next of its servers in turn, as a proxy without sessions does. */
async function startProxy(targets: readonly string[]): Promise<{ url: string; close(): void }> {
  let turn = 0;
  const proxy = createServer((req, res) => {
    const target = targets[turn++ % targets.length] ?? '';
    const onward = request(target + (req.url ?? ''), { method: req.method, headers: req.headers });
    onward.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

describe.runIf(testDatabases().includes('postgres'))(
  'two processes behind a proxy, on one PostgreSQL',
  () => {
    const MESSAGES = defaultLimits.sendMessage.points;
    const dataDir = mkdtempSync(join(tmpdir(), 'studio-two-'));
    let postgres: TestPostgres;
    let smtp: TestSmtp;
    let client: pg.Client;
    const buildDir = writeSite();
    let processes: TestProcess[] = [];
    let proxy: Awaited<ReturnType<typeof startProxy>>;

    beforeAll(async () => {
      postgres = await startPostgres();
      smtp = await startSmtp();
      const DATABASE_URL = await postgres.createDatabase();
      client = new pg.Client({ connectionString: DATABASE_URL });
      await client.connect();
      // Both at once: one of them has to wait for the other's migration.
      processes = [1, 2].map(() =>
        runScript('server/index.ts', {
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          BUILD_DIR: buildDir,
          DATABASE_URL,
          SMTP_URL: smtp.url,
          LOG_LEVEL: 'error',
        }),
      );
      proxy = await startProxy(await Promise.all(processes.map((one) => one.ready())));
    });
    afterAll(async () => {
      proxy.close();
      await Promise.all(processes.map((one) => one.kill('SIGTERM')));
      await client.end();
      await smtp.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true });
      rmSync(dirname(buildDir), { recursive: true });
    });

    const count = async (table: string) => {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
      return Number(rows[0]?.count);
    };

    it('create one order and one payment for one key', async () => {
      const order = ownersOrder();
      const ids = await placeSameOrder(20, () => proxy, order);
      expect(ids).toHaveLength(1);
      expect(await count('orders')).toBe(1);
      const payment = paymentFor(ids[0] ?? '', order);
      await Promise.all(
        Array.from({ length: 20 }, () => post(proxy, '/api/payments/process', payment)),
      );
      expect(await count('payments')).toBe(1);
    });

    it('share the message limit of a visitor and send each mail once', async () => {
      const mails = (await count('outbox')) + MESSAGES;
      const statuses: number[] = [];
      await inParallel(MESSAGES + 6, 6, async () => {
        statuses.push((await post(proxy, '/api/contact', contactMessage)).status);
      });
      expect(statuses.filter((status) => status === 200)).toHaveLength(MESSAGES);
      expect(statuses.filter((status) => status === 429)).toHaveLength(6);
      await until(async () => (await count('outbox where sent_at is null')) === 0);
      expect(smtp.received).toHaveLength(mails);
      expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(mails);
    });
  },
);
