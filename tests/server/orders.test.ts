import { describe, expect, it } from 'vitest';
import { orderRefusals } from '#contract/refusals.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { newKey, post } from '#tests/support/server.ts';
import { newCart, pay, startHeldPayment, placeOrder, placeSameOrder } from '#tests/support/shop.ts';
import { startPaymentWhileBlocking } from '#tests/support/postgres.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

describe.each(testDatabases())('placing orders on %s', (kind) => {
  const start = useServers(kind);

  it('stores a pending order with the catalogue’s names and prices in cents', async () => {
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

  it('stores neither a fee nor an address for a pickup order', async () => {
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

  it('returns the first id for the same key and body, even after a price change', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': newKey() };
    const first = await placeOrder(server, pickupOrder, headers);
    expect(await placeOrder(server, pickupOrder, headers)).toBe(first);
    const written = JSON.stringify(pickupOrder, null, 3).replace(
      '"customerName"',
      '"customerName"  ',
    );
    expect((await post(server, '/api/orders', written, headers)).body).toEqual({ id: first });
    expect(await countOrders(server)).toBe(1);
  });

  // The parity corpus tests which orders are rejected, and with which messages.
  it('writes no row for a rejected order, and keeps the earlier order with the same key', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': newKey() };
    await placeOrder(server, pickupOrder, headers);
    const answers = [
      await post(server, '/api/orders', { ...pickupOrder, customerName: 'Else' }, headers),
      await post(server, '/api/orders', { ...pickupOrder, totalAmount: '1.00' }),
      await post(server, '/api/orders', { ...pickupOrder, items: [] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 409, 400]);
    expect(await countOrders(server)).toBe(1);
  });

  describe('of one cart (ruling 53)', () => {
    const paymentOpen = { status: 409, body: orderRefusals.paymentOpen };
    const other = { ...pickupOrder, customerName: 'Robin E. Example' };

    async function setUpOrder() {
      const server = await start();
      const cart = newCart();
      return { server, cart, first: await placeOrder(server, pickupOrder, cart(0)) };
    }

    it('cancels its earlier unpaid order, even after a declined card', async () => {
      const { server, cart, first } = await setUpOrder();
      const elsewhere = await placeOrder(server, pickupOrder, newCart()(0));
      const second = await placeOrder(server, other, cart(1));
      await pay(server, first);
      expect(server.gateway.calls).toHaveLength(0);
      await pay(server, second, { sourceId: 'cnon:card-nonce-declined' });
      const third = await placeOrder(server, pickupOrder, cart(2));
      expect(await statuses(server)).toEqual({
        [first]: 'cancelled',
        [second]: 'cancelled',
        [third]: 'pending',
        [elsewhere]: 'pending',
      });
    });

    it('returns the paid order instead of a new one, and charges nothing more', async () => {
      const { server, cart, first } = await setUpOrder();
      await pay(server, first);
      // As if the buyer reloads and orders again: with the same key, then another key and name.
      expect(await placeOrder(server, pickupOrder, cart(0))).toBe(first);
      const items = pickupOrder.items.toReversed();
      const reordered = { ...pickupOrder, items, customerName: 'Another' };
      expect(await placeOrder(server, reordered, cart(1))).toBe(first);
      const again = await pay(server, first, { amount: 10_199, sourceId: 'cnon:another' });
      expect(again).toMatchObject({ status: 200, body: { success: true } });
      expect(server.gateway.calls).toHaveLength(1);
      const second = await placeOrder(server, pickupOrder, newCart()(0));
      expect(await statuses(server)).toEqual({ [first]: 'paid', [second]: 'pending' });
    });

    it.each([
      ['fulfillment', { fulfillmentMethod: 'shipping' as const, totalAmount: '101.99' }],
      ['total', { totalAmount: '1.00' }],
      ['quantity', { items: pickupOrder.items.map((item) => ({ ...item, quantity: 3 })) }],
      ['lines', { items: pickupOrder.items.slice(1) }],
    ])(
      'is rejected with the paid order number when its %s differs (ruling 68)',
      async (_, change) => {
        const { server, cart, first } = await setUpOrder();
        await pay(server, first);
        for (const attempt of [0, 1]) {
          const order = { ...pickupOrder, ...change };
          expect(await post(server, '/api/orders', order, cart(attempt))).toMatchObject({
            status: 409,
            body: `This cart was already paid as order ${first.slice(0, 8).toUpperCase()}.`,
          });
        }
        expect(server.gateway.calls).toHaveLength(1);
        expect(await statuses(server)).toEqual({ [first]: 'paid' });
      },
    );

    it('returns 409 with Retry-After while a payment stays open', async () => {
      const { server, cart, first } = await setUpOrder();
      server.gateway.script.push('lose', 'lose');
      await pay(server, first);
      const refused = await post(server, '/api/orders', other, cart(1));
      expect(refused).toMatchObject(paymentOpen);
      expect(refused.headers.get('Retry-After')).toBe('2');
      expect(await statuses(server)).toEqual({ [first]: 'pending' });
    });

    it('returns 409 while the gateway is being called, and does not call it again', async () => {
      const { server, cart, first } = await setUpOrder();
      const { paying, release } = await startHeldPayment(server, first);
      expect(await post(server, '/api/orders', other, cart(1))).toMatchObject(paymentOpen);
      release();
      expect((await paying).body).toMatchObject({ success: true });
      expect(server.gateway.calls).toHaveLength(1);
    });

    it.runIf(kind === 'postgres')('keeps an order whose payment just started', async () => {
      const { server, cart, first } = await setUpOrder();
      await pay(server, first, { sourceId: 'cnon:card-nonce-declined' });
      const refused = await startPaymentWhileBlocking(server.database.db, 1, () =>
        post(server, '/api/orders', other, cart(1)),
      );
      expect(refused).toMatchObject(paymentOpen);
      expect(await statuses(server)).toEqual({ [first]: 'pending' });
    });

    it('charges once when two tabs order and pay at the same moment', async () => {
      const server = await start();
      const cart = newCart();
      const orderAndPayInTab = async (index: number) => {
        const typed = { ...pickupOrder, customerPhone: String(index) };
        const { status, body } = await post(server, '/api/orders', typed, cart(index));
        if (status !== 200) return status;
        return (await pay(server, (body as { id: string }).id, {}, cart(index))).status;
      };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => orderAndPayInTab(index)),
      );
      for (const status of answers) expect([200, 409]).toContain(status);
      // Send one more: a request that was rejected meanwhile may have cancelled the others' order.
      const last = await placeOrder(server, other, cart(20));
      expect((await pay(server, last)).body).toMatchObject({ success: true });
      expect(server.gateway.charges.size).toBe(1);
      expect(Object.values(await statuses(server)).filter((one) => one === 'paid')).toHaveLength(1);
    });
  });

  it('creates one order from 200 simultaneous requests with one key', async () => {
    const server = await start();
    expect(await placeSameOrder(200, () => server)).toHaveLength(1);
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
