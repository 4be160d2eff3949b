import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderRefusals } from '#contract/refusals.ts';
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
        shipping_city: 'Galion',
      }),
    ]);
    const items = await db.selectFrom('order_items').selectAll().orderBy('line').execute();
    expect(items.map(({ name, quantity, price_cents }) => [name, quantity, price_cents])).toEqual([
      ['Heartbeat Bear', 1, 4800],
      ['Oak Picture Frame', 2, 2400],
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

  it('refuses the same key with another body, and keeps the first order', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    await placeOrder(server, pickupOrder, headers);
    const other = { ...pickupOrder, customerName: 'Someone Else' };
    expect(await post(server, '/api/orders', other, headers)).toMatchObject({
      status: 422,
      body: orderRefusals.keyReused,
    });
    expect(await countOrders(server)).toBe(1);
  });

  it.each([
    ['without a key', {}],
    ['with a key that is no UUID', { 'Idempotency-Key': 'abc' }],
  ])('refuses an order %s', async (_case, headers) => {
    const server = await start();
    const response = await fetch(`${server.url}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(pickupOrder),
    });
    expect([response.status, await response.text()]).toEqual([400, orderRefusals.missingKey]);
  });

  it('refuses changed prices and totals with the right figure, writes no row and frees the key', async () => {
    const server = await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [bear, frame] = pickupOrder.items;
    const cases = [
      [
        { ...pickupOrder, items: [{ ...bear, price: '1.00' }], totalAmount: '1.00' },
        orderRefusals.priceChanged('Heartbeat Bear', '48.00'),
      ],
      [{ ...pickupOrder, totalAmount: '95.99' }, orderRefusals.totalDiffers('96.00')],
      [{ ...pickupOrder, fulfillmentMethod: 'shipping' }, orderRefusals.totalDiffers('101.99')],
      [{ ...pickupOrder, items: [bear, bear] }, orderRefusals.listedTwice],
      [
        { ...pickupOrder, items: [{ ...frame, productId: 'no-such-thing', name: 'Old Mug' }] },
        orderRefusals.notSold('Old Mug'),
      ],
    ] as const;
    for (const [body, sentence] of cases) {
      expect(await post(server, '/api/orders', body, headers)).toMatchObject({
        status: 409,
        body: sentence,
      });
    }
    expect(await countOrders(server)).toBe(0);
    await placeOrder(server, pickupOrder, headers);
  });

  it.each([
    ['no items', { items: [] }],
    ['a quantity of 0', { items: [{ ...pickupOrder.items[0], quantity: 0 }] }],
    ['a quantity of 100', { items: [{ ...pickupOrder.items[0], quantity: 100 }] }],
    ['half an item', { items: [{ ...pickupOrder.items[0], quantity: 0.5 }] }],
    ['a blank name', { customerName: '   ' }],
    ['a blank email', { customerEmail: '' }],
    ['an extra field', { discount: '10.00' }],
    ['a negative total', { totalAmount: '-1.00' }],
    ['another fulfillment', { fulfillmentMethod: 'drone' }],
    ['a NUL in the name', { customerName: 'Ro\0bin' }],
    ['a line break in the email', { customerEmail: 'a@example.com\r\nBcc: b@example.com' }],
  ])('refuses %s', async (_case, change) => {
    const server = await start();
    expect(await post(server, '/api/orders', { ...pickupOrder, ...change })).toMatchObject({
      status: 400,
      body: orderRefusals.invalid,
    });
    expect(await countOrders(server)).toBe(0);
  });

  it('takes an email of any form and a blank address and phone (ruling 26)', async () => {
    const server = await start();
    await placeOrder(server, {
      ...shippingOrder,
      customerEmail: 'call me instead',
      customerPhone: '',
      shippingAddress: { street: '', city: '', state: '', zipCode: '' },
    });
  });

  describe('that replace another one (ruling 24)', () => {
    const other = { ...pickupOrder, customerName: 'Robin E. Example' };

    it('cancel it when it is unpaid', async () => {
      const server = await start();
      const first = await placeOrder(server);
      const second = await placeOrder(server, other, { 'Replaces-Order': first });
      expect(await statuses(server)).toEqual({ [first]: 'cancelled', [second]: 'pending' });
      expect((await pay(server, first)).status).toBe(409);
    });

    it('are refused when it is paid', async () => {
      const server = await start();
      const first = await placeOrder(server);
      await pay(server, first);
      expect(await post(server, '/api/orders', other, { 'Replaces-Order': first })).toMatchObject({
        status: 409,
        body: orderRefusals.replacedIsPaid,
      });
      expect(await statuses(server)).toEqual({ [first]: 'paid' });
    });

    it('are refused while its payment is open', async () => {
      const server = await start();
      const first = await placeOrder(server);
      server.gateway.script.push('lose');
      await pay(server, first);
      const refused = await post(server, '/api/orders', other, { 'Replaces-Order': first });
      expect(refused).toMatchObject({ status: 409, body: orderRefusals.replacedInFlight });
      expect(refused.headers.get('Retry-After')).toBe('5');
      expect(await statuses(server)).toEqual({ [first]: 'pending' });
    });

    it('cancel it although its payment was declined', async () => {
      const server = await start();
      const first = await placeOrder(server);
      await pay(server, first, { sourceId: 'cnon:card-nonce-declined' });
      const second = await placeOrder(server, other, { 'Replaces-Order': first });
      expect(await statuses(server)).toEqual({ [first]: 'cancelled', [second]: 'pending' });
    });

    it('do not mind one that does not exist', async () => {
      const server = await start();
      await placeOrder(server, other, { 'Replaces-Order': randomUUID() });
      expect(
        await post(server, '/api/orders', other, { 'Replaces-Order': "' or 1=1" }),
      ).toMatchObject({ status: 400 });
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
