import { describe, expect, it } from 'vitest';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { recordFulfillment, recordRefund } from '#server/shop/afterPayment.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

describe.each(testDatabases())('a paid order on %s', (kind) => {
  const start = useServers(kind);

  it('is fulfilled once with one mail under concurrent requests', async () => {
    const { now, server, db, id } = await start.withOrder();
    const fulfill = () => recordFulfillment(db, id, { mail: true, now: now() });
    expect(await fulfill()).toEqual({ done: false, state: 'pending' });
    await pay(server, id);
    const results = await Promise.all([fulfill(), fulfill(), fulfill()]);
    expect(results.filter(({ done }) => done)).toEqual([{ done: true, mailed: true }]);
    await until(() => server.sent.length === 3);
    expect(server.sent.map(({ subject }) => subject)).toContain(
      `Your order ${id.slice(0, 8).toUpperCase()} is ready for pickup`,
    );
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: 'paid', fulfilled_at: now(), refunded_at: null });
  });

  it("is fulfilled with mailed: false when the customer's address is invalid", async () => {
    const server = await start();
    const id = await placeOrder(server, { ...pickupOrder, customerEmail: 'no address' });
    await pay(server, id);
    const recorded = await recordFulfillment(server.database.db, id, { mail: true, now: 1 });
    expect(recorded).toEqual({ done: true, mailed: false });
  });

  it('is refunded once and not fulfilled afterwards', async () => {
    const { server, db, id } = await start.withOrder();
    expect(await recordRefund(db, id, 1)).toEqual({ done: false, state: 'pending' });
    await pay(server, id);
    expect(await recordRefund(db, id, 1)).toEqual({ done: true, mailed: false });
    expect(await recordRefund(db, id, 2)).toEqual({ done: false, state: 'refunded' });
    expect(await recordFulfillment(db, id, { mail: false, now: 2 })).toEqual({
      done: false,
      state: 'refunded',
    });
    expect(await recordRefund(db, '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b', 1)).toEqual({
      done: false,
      state: undefined,
    });
  });

  it('cannot be fulfilled or refunded before payment, by a database constraint', async () => {
    const { db, id } = await start.withOrder();
    const wrong = db.updateTable('orders').set({ fulfilled_at: 1 }).where('id', '=', id);
    await expect(wrong.execute()).rejects.toThrow();
  });
});
