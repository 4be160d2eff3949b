import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentRefusals } from '#contract/refusals.ts';
import { createLog } from '#server/log.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { retryCharge } from '#server/shop/openPayments.ts';
import type { ShopDeps } from '#server/shop/outcome.ts';
import { listen } from '#tests/support/freePort.ts';
import { createLedgerGateway } from '#tests/support/ledger.ts';
import { outgoingMail } from '#tests/support/outboxRow.ts';
import { until } from '#tests/support/until.ts';
import { pay, startHeldPayment } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

// Safeguards for rare failures, which no other test covers.
const SECOND = 1000;

describe.each(testDatabases())('a payment on %s', (kind) => {
  const start = useServers(kind);
  afterEach(() => void vi.restoreAllMocks());

  it('is settled by the reconciler when its process died during the gateway call', async () => {
    const { now, server, db, id } = await start.withOrder({ reconcileInterval: 20 });
    server.gateway.script.push('charge-then-lose');
    await pay(server, id);
    const leftBehind = { state: 'started' as const, lease_until: now() + 20 * SECOND };
    await db.updateTable('payments').set(leftBehind).execute();
    now.advance(21 * SECOND);
    const order = db.selectFrom('orders').select('status');
    await until(async () => (await order.executeTakeFirstOrThrow()).status === 'paid');
    expect(server.gateway.charges.size).toBe(1);
  });

  it('aborts the gateway call after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { server, id } = await start.withOrder();
    const charge = vi.spyOn(server.gateway, 'charge');
    await pay(server, id);
    expect(timeout.mock.calls).toContainEqual([15_000]);
    const signals = timeout.mock.results.map(({ value }) => value as AbortSignal);
    expect(signals).toContain(charge.mock.calls[0]?.[1]);
  });

  it('keeps its lease for longer than the gateway call can take', async () => {
    const { now, server, id } = await start.withOrder();
    const { paying: first, release } = await startHeldPayment(server, id);
    now.advance(16 * SECOND);
    expect(await pay(server, id)).toMatchObject({ status: 409, body: paymentRefusals.inFlight });
    now.advance(5 * SECOND);
    const second = pay(server, id);
    await until(() => server.gateway.calls.length === 2);
    release();
    for (const answer of [await first, await second]) {
      expect(answer.body).toMatchObject({ success: true });
    }
    expect(server.gateway.charges.size).toBe(1);
  });

  it('is not charged again by a request that read an outdated row', async () => {
    const { now, server, db, id } = await start.withOrder();
    server.gateway.script.push('lose', 'lose');
    await pay(server, id);
    const open = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const deps: ShopDeps = {
      db,
      gateway: server.gateway,
      products: [],
      locationId: 'default',
      publicUrl: server.url,
      now,
      log: createLog('silent'),
      onMailQueued() {},
    };
    expect(await retryCharge(deps, open)).toMatchObject({ state: 'unknown', gateway_calls: 2 });
    expect(await retryCharge(deps, open)).toBeUndefined();
    expect(server.gateway.calls).toHaveLength(2);
  });
});

describe("the server's start", () => {
  const start = useServers('sqlite');

  it('is not delayed by a gateway that hangs', async () => {
    const { now, server: before, id } = await start.withOrder();
    before.gateway.script.push('charge-then-lose');
    await pay(before, id);
    now.advance(60 * SECOND);
    const gateway = createLedgerGateway();
    const release = gateway.hold();
    const server = await start({ now, gateway, config: { dataDir: before.dataDir } });
    await until(() => gateway.calls.length === 1);
    expect((await fetch(`${server.url}/api/products`)).status).toBe(200);
    release();
  });
});

describe.runIf(testDatabases().includes('postgres'))('the PostgreSQL pool', () => {
  const start = useServers('postgres');

  it('limits connection time, statement time and idle transactions', async () => {
    const { database } = await start();
    expect(database.pool?.options.connectionTimeoutMillis).toBe(2_000);
    const readSetting = (name: string) =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(trx);
        return rows[0]?.[name];
      });
    expect(await readSetting('statement_timeout')).toBe('2s');
    expect(await readSetting('idle_in_transaction_session_timeout')).toBe('5s');
  });
});

describe('an outgoing mail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-guards-'));
  const transport = createFileTransport(join(folder, 'outbox'), 'studio@example.com');
  const sendMail = (changes: object) => transport.send({ ...outgoingMail, ...changes });

  it('is rejected when its text is a path of a server file', async () => {
    const path = join(folder, 'secret.txt');
    writeFileSync(path, 'secret');
    await expect(sendMail({ text: { path } })).rejects.toThrow(/file access/i);
  });

  it('is rejected without a request when its HTML is a URL', async () => {
    let asked = 0;
    const other = createServer((_req, res) => {
      asked += 1;
      res.end('secret');
    });
    const href = `http://127.0.0.1:${await listen(other)}/`;
    await expect(sendMail({ html: { href } })).rejects.toThrow(/url access/i);
    expect(asked).toBe(0);
    expect(readdirSync(folder)).toEqual(['secret.txt']);
    other.close();
  });
});

describe('a client that sends its request very slowly', () => {
  const start = useServers('sqlite');

  it('is disconnected, sooner during headers than during a body', async () => {
    const server = await start();
    const ended: string[] = [];
    const sendSlowly = (name: string, first: string, drip: string) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(first));
      const timer = setInterval(() => socket.writable && socket.write(drip), 500);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        ended.push(name);
      });
      socket.resume();
    };
    const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\n';
    sendSlowly(
      'body',
      `${head}Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{`,
      ' ',
    );
    sendSlowly('headers', `${head}X-Slow: `, 'x');
    await until(() => ended.length === 2);
    expect(ended).toEqual(['headers', 'body']);
  });
});
