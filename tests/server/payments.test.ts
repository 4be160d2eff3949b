import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderRefusals, paymentErrors, paymentRefusals } from '#contract/refusals.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { products } from '#mocks/fixtures/products.ts';
import type { PaymentState } from '#server/db/schema.ts';
import type { Behavior } from '#tests/support/ledger.ts';
import { newKey, untilAvailable, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, startHeldPayment, placeOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const inFlight = { status: 409, body: paymentRefusals.inFlight };
/** Seconds until the 24-hour limit resets, after twelve declines and the waits between them. */
const DAY_LEFT = 86_400 - 60 - 840 - 60;

describe.each(testDatabases())('payments on %s', (kind) => {
  const start = useServers(kind);

  it("charge the order's total once, mark it paid and queue both mails", async () => {
    const { server, id } = await start.withOrder();
    const answer = await pay(server, id);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await pay(server, id)).body).toEqual(answer.body);
    expect([...server.gateway.charges.values()]).toEqual([
      expect.objectContaining({ amountCents: 9600, locationId: 'default', orderId: id }),
    ]);
    await expectPaidOnce(server);
    await until(() => server.sent.length === 2);
    expect(server.sent.map((mail) => mail.to.address).sort()).toEqual([
      'hello@orchardpeek.example',
      'robin@example.com',
    ]);
  });

  it('log the order, each outcome and each mail with the order id, and nothing personal', async () => {
    const { server, id } = await start.withOrder();
    await pay(server, id, { sourceId: 'cnon:card-nonce-declined' });
    await pay(server, id);
    const ofOrder = () =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes(`"orderId":"${id}"`))
        .map((line) => (JSON.parse(line) as { msg: string }).msg);
    await until(() => ofOrder().length === 7);
    expect(ofOrder().sort()).toEqual([
      ...['mail sent', 'mail sent', 'payment declined', 'payment succeeded'],
      ...['request', 'request', 'request'],
    ]);
    expect(server.logged()).not.toMatch(/robin/i);
  });

  it('delete the card token as soon as the outcome is known', async () => {
    const { server, db, id } = await start.withOrder();
    server.gateway.script.push('lose');
    await pay(server, id, { sourceId: 'cnon:once' });
    const readCardToken = () =>
      db.selectFrom('payments').select('source_id').executeTakeFirstOrThrow();
    expect(await readCardToken()).toEqual({ source_id: 'cnon:once' });
    await pay(server, id);
    expect(await readCardToken()).toEqual({ source_id: null });
  });

  it('leave the order unchanged when declined, and succeed on the next click', async () => {
    const { server, id } = await start.withOrder();
    await pay(server, id, { sourceId: 'cnon:card-nonce-declined' });
    expect(await readOrdersAndPayments(server)).toMatchObject({ orders: ['pending'], mails: 0 });
    expect((await pay(server, id)).body).toMatchObject({ success: true });
    await expectPaidOnce(server, ['declined', 'succeeded']);
  });

  it('require longer waits after declines, then accept a valid card', async () => {
    const { now, server, id } = await start.withOrder();
    const payWithBadCard = () => pay(server, id, { sourceId: 'cnon:card-nonce-declined' });
    const declined = { status: 200, body: { success: false, error: paymentErrors.declined } };
    const expectWait = async (seconds: number, words: string) => {
      const answer = await payWithBadCard();
      expect(answer.status).toBe(429);
      expect(answer.body).toBe(
        `Several cards were declined. To keep cards safe, please try again ${words} or call us.`,
      );
      expect(answer.headers.get('Retry-After')).toBe(String(seconds));
    };
    const payWithThreeBadCards = async () => {
      for (let card = 0; card < 3; card += 1)
        expect(await payWithBadCard()).toMatchObject(declined);
    };
    await payWithThreeBadCards();
    await expectWait(60, 'in a minute');
    now.advance(60 * SECOND);
    await payWithThreeBadCards();
    await expectWait(840, 'in 14 minutes');
    now.advance(840 * SECOND);
    await payWithThreeBadCards();
    now.advance(60 * SECOND);
    await payWithThreeBadCards();
    await expectWait(DAY_LEFT, 'tomorrow');
    expect(server.gateway.calls).toHaveLength(12);
    now.advance(DAY_LEFT * SECOND);
    expect((await pay(server, id)).body).toMatchObject({ success: true });
  });

  // The parity corpus tests which payments are rejected, and with which messages.
  it('store nothing, call no gateway and leave the key reusable when rejected', async () => {
    const { server, id } = await start.withOrder();
    const headers = { 'Idempotency-Key': newKey() };
    expect((await pay(server, id, { amount: 9601 }, headers)).status).toBe(409);
    expect(server.gateway.calls).toHaveLength(0);
    expect(await readOrdersAndPayments(server)).toMatchObject({ payments: [] });
    expect((await pay(server, id, {}, headers)).body).toMatchObject({ success: true });
  });

  it('return 409 with Retry-After while one is in flight', async () => {
    const { server, id } = await start.withOrder();
    const { paying: first, release } = await startHeldPayment(server, id);
    const second = await pay(server, id);
    expect(second).toMatchObject(inFlight);
    expect(second.headers.get('Retry-After')).toBe('2');
    release();
    expect((await first).body).toMatchObject({ success: true });
  });

  it.each([
    ['keys of one order', 1, undefined],
    ['requests with one key', 1, newKey()],
    ['orders of one cart', 4, undefined],
  ])('charge once for 100 concurrent %s', async (_case, count, key) => {
    const server = await start();
    const ids = await Promise.all(Array.from({ length: count }, () => placeOrder(server)));
    await server.database.db.updateTable('orders').set({ cart_id: 'one' }).execute();
    const headers = key ? { 'Idempotency-Key': key } : undefined;
    const send = (index: number) =>
      untilAvailable(() => pay(server, ids[index % count] ?? '', {}, headers));
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => send(index)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(server.gateway.charges.size).toBe(1);
    expect(server.gateway.calls).toHaveLength(1);
    await until(() => server.sent.length === 2);
  });

  it('are limited to one open or paid payment per cart by the database', async () => {
    const { server, db, id } = await start.withOrder();
    await pay(server, id);
    const other = await placeOrder(server);
    const paid = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const second = {
      ...paid,
      id: randomUUID(),
      order_id: other,
      gateway_key: randomUUID(),
      gateway_id: null,
    };
    const insertSecondPayment = (state: PaymentState) =>
      db
        .insertInto('payments')
        .values({ ...second, state })
        .execute();
    for (const state of ['started', 'unknown', 'succeeded'] as const) {
      await expect(insertSecondPayment(state)).rejects.toThrow(/unique/i);
    }
    await insertSecondPayment('declined');
  });

  it('are rejected for another order of a paid cart', async () => {
    const { server, db, id: first } = await start.withOrder();
    const second = await placeOrder(server);
    const { cart_id } = await db.selectFrom('orders').select('cart_id').executeTakeFirstOrThrow();
    await db.updateTable('orders').set({ cart_id }).execute();
    const { paying, release } = await startHeldPayment(server, first);
    expect(await pay(server, second)).toMatchObject(inFlight);
    release();
    await paying;
    expect(await pay(server, second)).toMatchObject({
      status: 409,
      body: paymentRefusals.orderClosed,
    });
    expect(server.gateway.calls).toHaveLength(1);
  });

  it.each([
    ['costs more', { price: '52.00' }, orderRefusals.priceChanged('Heartbeat Bear', '52.00')],
    ['is sold out', { soldOut: true as const }, orderRefusals.soldOut('Heartbeat Bear')],
  ])('are rejected when an item of the order now %s', async (_, change, sentence) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'studio-older-'));
    const first = await start({ config: { dataDir } });
    const id = await placeOrder(first);
    const changed = products.map((one) =>
      one.id === 'heartbeat-bear' ? { ...one, ...change } : one,
    );
    const second = await start({
      config: { dataDir },
      databaseUrl: first.database.pool?.options.connectionString,
      catalogue: { services: [], products: changed },
    });
    expect(await pay(second, id)).toMatchObject({ status: 409, body: sentence });
    expect(second.gateway.calls).toHaveLength(0);
    expect((await pay(first, id)).body).toMatchObject({ success: true });
  });

  describe('with an unknown outcome', () => {
    it('are reported as unknown, and resolved by the next attempt, which has the same idempotency key', async () => {
      const { server, id } = await start.withOrder();
      server.gateway.script.push('charge-then-lose');
      expect(await pay(server, id)).toMatchObject({
        status: 200,
        body: { success: false, error: paymentErrors.unknown },
      });
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      expect(new Set(server.gateway.calls.map(({ key }) => key)).size).toBe(1);
      await expectPaidOnce(server);
    });

    it("are found in the gateway's records when it rejects the retry", async () => {
      const { server, id } = await start.withOrder();
      server.gateway.script.push('charge-then-lose', 'refuse');
      await pay(server, id);
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      expect(server.gateway.charges.size).toBe(1);
      expect(server.gateway.calls).toHaveLength(2);
    });

    it('can be paid with another card 30 s after the lost call when the gateway rejects the retry', async () => {
      const { now, server, id } = await start.withOrder();
      const expectUnknown = async () =>
        expect((await pay(server, id)).body).toEqual({
          success: false,
          error: paymentErrors.unknown,
        });
      server.gateway.script.push('lose', 'refuse', 'refuse', 'refuse');
      await expectUnknown();
      // A rejected retry does not prove that the first call failed: its charge may appear later.
      now.advance(20 * SECOND);
      await expectUnknown();
      now.advance(9 * SECOND);
      await expectUnknown();
      now.advance(SECOND);
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      await expectPaidOnce(server, ['declined', 'succeeded']);
    });

    it('are resolved by the reconciler when no click follows', async () => {
      const { now, server, id } = await start.withOrder({ reconcileInterval: 20 });
      server.gateway.script.push('charge-then-lose', 'lose');
      await pay(server, id);
      now.advance(6 * SECOND);
      await until(() => server.gateway.calls.length === 2);
      expect(await readOrdersAndPayments(server)).toMatchObject({ orders: ['pending'] });
      now.advance(11 * SECOND);
      await until(async () => (await readOrdersAndPayments(server)).orders[0] === 'paid');
      expect(server.gateway.charges.size).toBe(1);
      await until(() => server.sent.length === 2);
    });

    it('make one gateway call at a time for 100 concurrent clicks', async () => {
      const { server, id } = await start.withOrder();
      server.gateway.script.push('charge-then-lose');
      await pay(server, id);
      await Promise.all(Array.from({ length: 100 }, () => pay(server, id)));
      expect(server.gateway.calls.length).toBe(2);
      await expectPaidOnce(server);
    });
  });

  describe("older than the gateway's key retention", () => {
    /** A payment that is still open 22 hours after its creation, with the reconciler running. */
    async function keepPaymentOpenForADay(behavior: 'charge-then-lose' | 'lose') {
      const { now, server, id } = await start.withOrder({ reconcileInterval: 20 });
      server.gateway.script.push(behavior, ...Array<'lose'>(9).fill('lose'));
      server.gateway.findings.push(...Array<'lost'>(9).fill('lost'));
      await pay(server, id);
      now.advance(22 * HOUR);
      await until(() => server.gateway.lookups.length === 1);
      const searchRecordsAgain = async () => {
        server.gateway.findings.length = 0;
        now.advance(HOUR);
        await until(() => server.gateway.lookups.length === 2);
      };
      return { server, now, id, searchRecordsAgain };
    }

    it('are looked up and never sent again, since a retry with a forgotten key would charge twice', async () => {
      const { server, id, searchRecordsAgain } = await keepPaymentOpenForADay('charge-then-lose');
      expect(server.gateway.lookups[0]).toMatchObject({ orderId: id, amountCents: 9600 });
      await searchRecordsAgain();
      await until(async () => (await readOrdersAndPayments(server)).orders[0] === 'paid');
      expect(server.gateway.calls).toHaveLength(1);
      expect(server.gateway.charges.size).toBe(1);
      await until(() => server.sent.length === 2);
    });

    it('are replaced by a new payment when the gateway has no record', async () => {
      const { server, id, searchRecordsAgain } = await keepPaymentOpenForADay('lose');
      await searchRecordsAgain();
      await until(async () => (await readOrdersAndPayments(server)).payments[0] === 'declined');
      server.gateway.script.length = 0;
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      expect(server.gateway.charges.size).toBe(1);
    });

    it('are also looked up when the visitor clicks again', async () => {
      const { server, now, id } = await keepPaymentOpenForADay('charge-then-lose');
      server.gateway.findings.length = 0;
      now.advance(1);
      await until(async () => (await pay(server, id)).status !== 409);
      expect((await readOrdersAndPayments(server)).orders).toEqual(['paid']);
      expect(server.gateway.calls).toHaveLength(1);
    });

    it('are escalated to the owner in one mail when they stay open', async () => {
      const { server, now, id } = await keepPaymentOpenForADay('charge-then-lose');
      now.advance(26 * HOUR);
      await until(() => server.sent.length === 1);
      const [mail] = server.sent;
      expect(mail?.to.address).toBe('hello@orchardpeek.example');
      expect(mail?.subject).toBe(`Please look: was order ${id.slice(0, 8).toUpperCase()} paid?`);
      expect(mail?.text).toContain('$96.00');
      expect(mail?.text).toContain(id);
      const lookups = server.gateway.lookups.length;
      now.advance(72 * HOUR);
      // Once another payment is retried, the reconciler has completed a round.
      const other = await placeOrder(server, { ...pickupOrder, customerPhone: '1' });
      await pay(server, other);
      now.advance(6 * SECOND);
      await until(() => server.gateway.calls.length === 3);
      expect(server.gateway.lookups).toHaveLength(lookups);
      expect(await readOrdersAndPayments(server)).toMatchObject({
        payments: ['unknown', 'unknown'],
        mails: 1,
      });
      // Another click searches the gateway's records, and completes a payment found there.
      server.gateway.findings.length = 0;
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      expect(await readOrdersAndPayments(server)).toMatchObject({
        orders: ['paid', 'pending'],
        mails: 3,
      });
    });
  });

  describe('whose lease expired during the gateway call', () => {
    /** A payment whose first call hangs; `behavior` is what that call does when it continues. */
    async function startHangingPayment(behavior: Behavior) {
      const { now, server, id } = await start.withOrder();
      server.gateway.script.push(behavior);
      const { paying: first, release: letFirstGo } = await startHeldPayment(server, id);
      return { server, now, id, first, letFirstGo };
    }

    it.each(['refuse', 'lose'] as const)(
      "ignore the first call's late result: %s",
      async (behavior) => {
        const { server, now, id, first, letFirstGo } = await startHangingPayment(behavior);
        now.advance(21 * SECOND);
        const { paying: second, release: letSecondGo } = await startHeldPayment(server, id);
        letFirstGo();
        expect((await first).body).toMatchObject({ error: paymentErrors.unknown });
        // The second call continues, and no other request calls the gateway.
        expect(await pay(server, id)).toMatchObject(inFlight);
        letSecondGo();
        expect((await second).body).toMatchObject({ success: true });
        await expectPaidOnce(server);
        expect(server.gateway.calls).toHaveLength(2);
      },
    );

    it('store a charge that the first call reports during the second call', async () => {
      const { server, now, id, first, letFirstGo } = await startHangingPayment('charge');
      now.advance(21 * SECOND);
      server.gateway.script.push('refuse');
      const { paying: second, release: letSecondGo } = await startHeldPayment(server, id);
      letFirstGo();
      expect((await first).body).toMatchObject({ success: true });
      letSecondGo();
      expect((await second).body).toMatchObject({ success: true });
      await expectPaidOnce(server);
    });

    it('log and mail a charge that is confirmed after the payment was declined', async () => {
      const { server, now, id, first, letFirstGo } = await startHangingPayment('charge');
      now.advance(31 * SECOND);
      server.gateway.script.push('refuse');
      const letSecondGo = server.gateway.hold();
      letSecondGo();
      // The records show no charge, so another card is accepted.
      expect((await pay(server, id)).body).toMatchObject({ success: true });
      await until(() => server.sent.length === 2);
      letFirstGo();
      expect((await first).body).toEqual({ success: false, error: paymentErrors.default });
      expect(await readOrdersAndPayments(server)).toMatchObject({
        orders: ['paid'],
        payments: ['declined', 'succeeded'],
      });
      await until(() => server.sent.length === 3);
      const [, , mail] = server.sent;
      expect(mail?.to.address).toBe('hello@orchardpeek.example');
      expect(mail?.subject).toBe(
        `Please look: order ${id.slice(0, 8).toUpperCase()} was charged after a decline`,
      );
      expect(server.logged()).toContain('a charge was confirmed after its payment was declined');
    });
  });

  describe('after the clock is set back by an hour', () => {
    async function setClockBack() {
      const { now, server, id } = await start.withOrder({ reconcileInterval: 20 });
      server.gateway.script.push('charge-then-lose');
      const { paying, release: letGo } = await startHeldPayment(server, id);
      now.advance(-HOUR);
      return { server, id, letGo, paying };
    }

    it('are sent again on the next click', async () => {
      const { server, id, letGo, paying } = await setClockBack();
      letGo();
      await paying;
      await until(async () => (await pay(server, id)).status === 200);
      expect(await readOrdersAndPayments(server)).toMatchObject({ orders: ['paid'] });
      expect(server.gateway.charges.size).toBe(1);
    });

    it('are sent again by the reconciler, even of another process', async () => {
      const { server, letGo, paying } = await setClockBack();
      await until(() => server.gateway.calls.length === 2);
      letGo();
      await paying;
      await until(async () => (await readOrdersAndPayments(server)).orders[0] === 'paid');
      expect(server.gateway.charges.size).toBe(1);
    });
  });
});

async function expectPaidOnce(server: TestServer, payments = ['succeeded']) {
  expect(await readOrdersAndPayments(server)).toMatchObject({ orders: ['paid'], payments });
  expect(server.gateway.charges.size).toBe(1);
}

async function readOrdersAndPayments({ database }: TestServer) {
  const { db } = database;
  const orders = await db.selectFrom('orders').select('status').orderBy('created_at').execute();
  const payments = await db.selectFrom('payments').select('state').orderBy('attempt').execute();
  const mails = await db.selectFrom('outbox').select('id').execute();
  return {
    orders: orders.map(({ status }) => status),
    payments: payments.map(({ state }) => state),
    mails: mails.length,
  };
}
