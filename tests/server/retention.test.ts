import { describe, expect, it, vi } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { paymentRefusals } from '#contract/refusals.ts';
import { applyRetention } from '#server/db/retention.ts';
import { erasePerson } from '#server/studio/forget.ts';
import { post, createTransport, waitUntilAllSent, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, startHeldPayment, placeOrder } from '#tests/support/shop.ts';
import { commitWhileBlocking, startPaymentWhileBlocking } from '#tests/support/postgres.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const DAY = 86_400_000;
const log = { error: () => {} };
const noTransport = createTransport(() => {});

describe.each(testDatabases())('personal data on %s (ruling 39)', (kind) => {
  const start = useServers(kind);

  it('expires after 30 days (mail bodies, unpaid orders) or 180 (messages); paid orders stay', async () => {
    const { now, server, db, id: paid } = await start.withOrder();
    const prune = vi.fn<(before: number) => Promise<void>>(() => Promise.resolve());
    const transport = { ...noTransport, prune };
    await pay(server, paid);
    const unpaid = await placeOrder(server, { ...pickupOrder, customerPhone: '' });
    await pay(server, unpaid, { sourceId: 'cnon:card-nonce-declined' });
    const open = await placeOrder(server, { ...pickupOrder, customerPhone: '1' });
    server.gateway.script.push('lose');
    await pay(server, open);
    await post(server, '/api/contact', contactMessage);
    await until(() => server.sent.length === 3);
    await waitUntilAllSent(server);
    const applyRetentionAfter = async (days: number) => {
      await db
        .updateTable('retention')
        .set({ ran_at: now() + days * DAY })
        .execute();
      await applyRetention(db, { now: now() + days * DAY, transport, log });
      const orders = await db.selectFrom('orders').select(['id', 'status']).execute();
      const messages = await db.selectFrom('messages').select('id').execute();
      const bodies = db.selectFrom('outbox').select('id').where('payload', '!=', '');
      return {
        orders: Object.fromEntries(orders.map(({ id, status }) => [id, status])),
        messages: messages.length,
        bodies: (await bodies.execute()).length,
      };
    };
    const kept = { [paid]: 'paid', [open]: 'pending' };
    expect(await applyRetentionAfter(0.9)).toEqual({
      orders: { ...kept, [unpaid]: 'pending' },
      messages: 1,
      bodies: 3,
    });
    expect(await applyRetentionAfter(1.1)).toMatchObject({
      orders: { ...kept, [unpaid]: 'expired' },
    });
    expect(await pay(server, unpaid)).toMatchObject({
      status: 409,
      body: paymentRefusals.orderClosed,
    });
    expect(await applyRetentionAfter(29.9)).toMatchObject({
      orders: { ...kept, [unpaid]: 'expired' },
      bodies: 3,
    });
    expect(await applyRetentionAfter(30.1)).toEqual({ orders: kept, messages: 1, bodies: 0 });
    expect(await applyRetentionAfter(179.9)).toMatchObject({ messages: 1 });
    expect(await applyRetentionAfter(180.1)).toEqual({ orders: kept, messages: 0, bodies: 0 });
    expect(prune.mock.lastCall?.[0]).toBeCloseTo(now() + 150.1 * DAY, -3);
    expect(await db.selectFrom('order_items').select('line').execute()).toHaveLength(4);
  });

  it('is kept for a day after a clock jump, which is logged', async () => {
    const { now, db, id } = await start.withOrder();
    const reports: string[] = [];
    const statusAfter = async (days: number) => {
      await applyRetention(db, {
        now: now() + days * DAY,
        transport: noTransport,
        log: { error: (words: string) => reports.push(words) },
      });
      const order = await db.selectFrom('orders').select('status').executeTakeFirst();
      return order?.status;
    };
    const applyRetentionAtOffset = async (ran: number) => {
      await db.updateTable('orders').set({ status: 'pending' }).execute();
      const ran_at = now() + ran * DAY;
      await db.updateTable('retention').set({ ran_at, resumes_at: 0 }).execute();
      reports.length = 0;
    };
    await applyRetentionAtOffset(0);
    expect(await statusAfter(6.9)).toBe('expired');
    expect(reports).toHaveLength(0);

    await applyRetentionAtOffset(0);
    expect(await statusAfter(7.1)).toBe('pending');
    expect(await statusAfter(8)).toBe('pending');
    expect(reports).toEqual([
      'the clock is far from the last run: no old data is removed for a day',
    ]);
    expect(await statusAfter(8.1)).toBe('expired');

    // A small clock difference between two processes does not pause the deletion.
    await applyRetentionAtOffset(2);
    expect(await statusAfter(2 - 60 / 86_400)).toBe('expired');

    await applyRetentionAtOffset(5);
    expect(await statusAfter(4.9)).toBe('pending');
    expect(reports).toHaveLength(1);
    expect(await statusAfter(5.9)).toBe('expired');
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id }]);
  });

  it.each([31, -1])(
    'is kept for a day when the first run after an upgrade is %i days from the newest row',
    async (days) => {
      const { now, server, db, id } = await start.withOrder();
      await post(server, '/api/contact', contactMessage);
      await db.updateTable('retention').set({ ran_at: 0, resumes_at: 0 }).execute();
      await db
        .updateTable('orders')
        .set({ status: 'cancelled', created_at: now() - 60 * DAY })
        .execute();
      const reports: string[] = [];
      const report = { error: (words: string) => reports.push(words) };
      const runAfter = (more: number) =>
        applyRetention(db, { now: now() + more * DAY, transport: noTransport, log: report });
      await runAfter(days);
      expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id }]);
      expect(reports).toHaveLength(1);
      await runAfter(days + 1);
      expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
    },
  );

  it.runIf(kind === 'postgres')('is kept when a payment starts during the cleanup', async () => {
    const { now, server, db, id } = await start.withOrder();
    await pay(server, id, { sourceId: 'cnon:card-nonce-declined' });
    await startPaymentWhileBlocking(db, now(), () =>
      applyRetention(db, { now: now() + 2 * DAY, transport: noTransport, log }),
    );
    expect(await paymentsOf(server)).toMatchObject([{ status: 'pending' }]);
  });

  const eraseBuyer = ({ database, dataDir }: TestServer, now: number) =>
    erasePerson(database, pickupOrder.customerEmail, { erase: true, mailFolder: dataDir, now });
  const paymentsOf = ({ database }: TestServer) =>
    database.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.status', 'state', 'customer_email'])
      .execute();

  it('is not erased during a payment, so that the charge keeps its order', async () => {
    const { now, server, id } = await start.withOrder();
    const { paying, release } = await startHeldPayment(server, id);
    expect(await eraseBuyer(server, now())).toMatchObject({ paid: [], unpaid: [], busy: 1 });
    release();
    expect((await paying).body).toMatchObject({ success: true });
    await until(() => server.sent.length === 2);
    // The leases of both mails have expired.
    expect(await eraseBuyer(server, now() + DAY)).toMatchObject({ paid: [id], busy: 0 });
    expect(await paymentsOf(server)).toEqual([
      { status: 'paid', state: 'succeeded', customer_email: '' },
    ]);
  });

  it.runIf(kind === 'postgres')('is not erased when a payment starts just before', async () => {
    const { now, server, db, id } = await start.withOrder();
    await pay(server, id, { sourceId: 'cnon:card-nonce-declined' });
    const erasure = startPaymentWhileBlocking(db, now(), () => eraseBuyer(server, now()));
    expect(await erasure).toMatchObject({ unpaid: [], busy: 1 });
    expect(await paymentsOf(server)).toMatchObject([{ status: 'pending', state: 'started' }]);
  });

  it.runIf(kind === 'postgres')(
    'is erased even if a payment starts meanwhile, which is rejected without a charge',
    async () => {
      const { server, db, id } = await start.withOrder();
      const refused = await commitWhileBlocking(
        db,
        (trx) => trx.deleteFrom('orders').execute(),
        () => pay(server, id),
      );
      expect(refused).toMatchObject({ status: 404, body: paymentRefusals.unknownOrder });
      expect(server.gateway.calls).toEqual([]);
    },
  );
});
