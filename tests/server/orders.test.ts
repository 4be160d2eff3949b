import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { post } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

describe.each(testDatabases())('orders on %s', (kind) => {
  const start = useServers(kind);

  it('stores an order with the catalogue’s names, in cents, pending', async () => {
    const server = await start();
    const sent = {
      ...shippingOrder,
      items: shippingOrder.items.map((item) => ({ ...item, name: 'Cheap thing' })),
    };
    const { db } = server.database;
    const id = await placeOrder(server, sent);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([
      expect.objectContaining({
        id,
        status: 'pending',
        total_cents: 10_199,
        shipping_cents: 599,
        customer_name: 'Robin Example',
        fulfillment_method: 'shipping',
        shipping_street: '1 Sample Street',
        shipping_city: 'Galion',
        shipping_state: 'OH',
        shipping_zip_code: '44833',
      }),
    ]);
    const items = await db.selectFrom('order_items').selectAll().orderBy('line').execute();
    expect(items.map(({ name, quantity, price_cents }) => [name, quantity, price_cents])).toEqual([
      ['Heartbeat Bear', 1, 4800],
      ['Oak Picture Frame', 2, 2400],
    ]);
  });

  it('stores neither a fee nor an address of an order that is fetched', async () => {
    const server = await start();
    await placeOrder(server, { ...pickupOrder, shippingAddress: shippingOrder.shippingAddress });
    const { db } = server.database;
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([
      expect.objectContaining({
        total_cents: 9600,
        shipping_cents: 0,
        fulfillment_method: 'pickup',
        shipping_street: null,
        shipping_city: null,
        shipping_state: null,
        shipping_zip_code: null,
      }),
    ]);
  });

  it('answers the same key and body with the first id, also after the price has changed', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await placeOrder(server, pickupOrder, headers);
    expect(await placeOrder(server, pickupOrder, headers)).toBe(first);
    const written = JSON.stringify(pickupOrder, null, 3).replace(
      '"customerName"',
      '"customerName"  ',
    );
    expect((await post(server, '/api/orders', written, headers)).body).toEqual({ id: first });
    expect(await countOrders(server)).toBe(1);
  });

  // Which orders are refused, and in what words, is the parity corpus's to say.
  it('writes no row of an order that is refused, and keeps the one whose key it came with', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    await placeOrder(server, pickupOrder, headers);
    const answers = [
      await post(server, '/api/orders', { ...pickupOrder, customerName: 'Else' }, headers),
      await post(server, '/api/orders', { ...pickupOrder, totalAmount: '1.00' }),
      await post(server, '/api/orders', { ...pickupOrder, items: [] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 409, 400]);
    expect(await countOrders(server)).toBe(1);
  });

  describe('that replace another one (ruling 24)', () => {
    const other = { ...pickupOrder, customerName: 'Robin E. Example' };

    it('cancel it when it is unpaid', async () => {
      const server = await start();
      const first = await placeOrder(server);
      const second = await placeOrder(server, other, { 'Replaces-Order': first });
      expect(await statuses(server)).toEqual({ [first]: 'cancelled', [second]: 'pending' });
      await pay(server, first);
      expect(server.gateway.calls).toHaveLength(0);
    });

    it('leave it when it is paid', async () => {
      const server = await start();
      const first = await placeOrder(server);
      await pay(server, first);
      await post(server, '/api/orders', other, { 'Replaces-Order': first });
      expect(await statuses(server)).toEqual({ [first]: 'paid' });
    });

    it.each(['started', 'unknown', 'succeeded'] as const)(
      'leave it while its payment is %s, and say when to come back',
      async (state) => {
        const server = await start();
        const first = await placeOrder(server);
        server.gateway.script.push('lose');
        await pay(server, first);
        await server.database.db.updateTable('payments').set({ state }).execute();
        const refused = await post(server, '/api/orders', other, { 'Replaces-Order': first });
        expect(refused.headers.get('Retry-After')).toBe('5');
        expect(await statuses(server)).toEqual({ [first]: 'pending' });
      },
    );

    it('cancel it although its payment was declined', async () => {
      const server = await start();
      const first = await placeOrder(server);
      await pay(server, first, { sourceId: 'cnon:card-nonce-declined' });
      const second = await placeOrder(server, other, { 'Replaces-Order': first });
      expect(await statuses(server)).toEqual({ [first]: 'cancelled', [second]: 'pending' });
    });
  });

  it('makes one order of 200 simultaneous submissions with one key', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const ids = await Promise.all(
      Array.from({ length: 200 }, () => placeOrder(server, pickupOrder, headers)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await countOrders(server)).toBe(1);
  });
});

type Server = Awaited<ReturnType<ReturnType<typeof useServers>>>;

async function countOrders({ database }: Server): Promise<number> {
  return (await database.db.selectFrom('orders').select('id').execute()).length;
}

async function statuses({ database }: Server): Promise<Record<string, string>> {
  const rows = await database.db.selectFrom('orders').select(['id', 'status']).execute();
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}
