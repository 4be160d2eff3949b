import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createMigrator } from '#server/db/migrations.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite, sqliteDialect } from '#server/db/sqlite.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useDatabases, useServers } from '#tests/support/useServers.ts';

const [paid, open, declined] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string];

describe.each(testDatabases())('a database from the release before cart ids on %s', (kind) => {
  const start = useServers(kind);
  const createDatabase = useDatabases(kind);

  async function startOnOldDatabase() {
    const dataDir = mkdtempSync(join(tmpdir(), 'studio-old-'));
    const databaseUrl = await createDatabase();
    const dialect = databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : sqliteDialect(openSqlite(join(dataDir, 'studio.sqlite')));
    const db = new Kysely<Schema>({ dialect });
    const { error } = await createMigrator(db, kind).migrateTo('0002-life-after-payment');
    if (error) throw error;
    const insertOrder = async (id: string, status: string, payment: string) => {
      await sql`insert into orders values (${id}, ${status}, 9600, 0, 'USD', 'Robin Example',
        'robin@example.com', '', 'pickup', null, null, null, null, 'hash', 1, 1, null, null)`.execute(
        db,
      );
      await sql`insert into order_items values
        (${id}, 0, 'heartbeat-bear', 'Heartbeat Bear', 2, 4800)`.execute(db);
      await sql`insert into payments values (${`${id}-payment`}, ${id}, 1, ${payment}, 9600, 'USD',
        'default', 'cnon:once', ${id}, null, null, 0, 3, 0, 0, 1, 1)`.execute(db);
    };
    await insertOrder(paid, 'paid', 'succeeded');
    await insertOrder(open, 'pending', 'unknown');
    await insertOrder(declined, 'pending', 'declined');
    await db.destroy();
    return start({ config: { dataDir }, databaseUrl, now: () => 60_000 });
  }

  it('keeps its orders and payments, each order as a cart of its own', async () => {
    const server = await startOnOldDatabase();
    const { db } = server.database;
    const carts = db.selectFrom('payments').select(['order_id', 'cart_id', 'gateway_calls']);
    expect(await carts.where('order_id', '=', paid).execute()).toEqual([
      { order_id: paid, cart_id: paid.replaceAll('-', ''), gateway_calls: 3 },
    ]);
    const amount = { amount: 9600 };
    expect((await pay(server, paid, amount)).body).toEqual({
      success: true,
      paymentId: `${paid}-payment`,
    });
    expect(server.gateway.calls.some(({ orderId }) => orderId === paid)).toBe(false);
    // The reconciler retries the open payment at start; a click meanwhile is rejected as busy.
    const stillOpen = db
      .selectFrom('payments')
      .select('id')
      .where('state', 'in', ['started', 'unknown']);
    await until(async () => (await stillOpen.execute()).length === 0);
    for (const id of [open, declined]) {
      expect((await pay(server, id, amount)).body).toMatchObject({ success: true });
    }
    expect(server.gateway.charges.size).toBe(2);
    const orders = await db.selectFrom('orders').select(['status', 'cart_id']).execute();
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(3);
  });

  it('works with this release after a rollback from a newer one', async () => {
    const databaseUrl = await createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'studio-later-'));
    const options = { config: { dataDir }, databaseUrl };
    const later = await start(options);
    const { db } = later.database;
    for (const table of ['orders', 'payments', 'outbox']) {
      await sql`alter table ${sql.table(table)} add column later integer not null default 0`.execute(
        db,
      );
    }
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
    const id = await placeOrder(later);
    await later.stop();

    const { gateway } = later;
    const rolledBack = await start({ ...options, gateway });
    expect((await pay(rolledBack, id)).body).toMatchObject({ success: true });
    expect((await pay(rolledBack, await placeOrder(rolledBack))).body).toMatchObject({
      success: true,
    });
  });
});
