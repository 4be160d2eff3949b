import { describe, expect, it } from 'vitest';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { paymentRefusals } from '#contract/refusals.ts';
import { applyRetention } from '#server/db/retention.ts';
import type { MailTransport } from '#server/mail/mail.ts';
import { createClock, post, until } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const DAY = 86_400_000;

describe.each(testDatabases())('personal data on %s has an end (ruling 39)', (kind) => {
  const start = useServers(kind);

  it('by kind: mail bodies and unpaid orders 30 days, messages 180, paid orders never', async () => {
    const now = createClock();
    const server = await start({ now });
    const { db } = server.database;
    const pruned: number[] = [];
    const transport: MailTransport = {
      send: () => Promise.resolve(),
      prune: (time) => {
        pruned.push(time);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const paid = await placeOrder(server);
    await pay(server, paid);
    const unpaid = await placeOrder(server, { ...pickupOrder, customerPhone: '' });
    await pay(server, unpaid, { sourceId: 'cnon:card-nonce-declined' });
    const open = await placeOrder(server, { ...pickupOrder, customerPhone: '1' });
    server.gateway.script.push('lose');
    await pay(server, open);
    await post(server, '/api/contact', contactMessage);
    await until(() => server.sent.length === 3);
    await until(async () => {
      const rows = await db.selectFrom('outbox').select('sent_at').execute();
      return rows.every(({ sent_at }) => sent_at !== null);
    });
    const after = async (days: number) => {
      await applyRetention(db, { now: now() + days * DAY, transport });
      const orders = await db.selectFrom('orders').select(['id', 'status']).execute();
      const messages = await db.selectFrom('messages').select('id').execute();
      const bodies = await db
        .selectFrom('outbox')
        .select('id')
        .where('payload', '!=', '')
        .execute();
      return {
        orders: Object.fromEntries(orders.map(({ id, status }) => [id, status])),
        messages: messages.length,
        bodies: bodies.length,
      };
    };
    const kept = { [paid]: 'paid', [open]: 'pending' };
    expect(await after(0.9)).toEqual({
      orders: { ...kept, [unpaid]: 'pending' },
      messages: 1,
      bodies: 3,
    });
    expect(await after(1.1)).toMatchObject({ orders: { ...kept, [unpaid]: 'expired' } });
    expect(await pay(server, unpaid)).toMatchObject({
      status: 409,
      body: paymentRefusals.orderClosed,
    });
    expect(await after(31)).toEqual({ orders: kept, messages: 1, bodies: 0 });
    expect(await after(181)).toEqual({ orders: kept, messages: 0, bodies: 0 });
    expect(pruned.at(-1)).toBe(now() + 151 * DAY);
    expect(await db.selectFrom('order_items').select('line').execute()).toHaveLength(4);
  });
});
