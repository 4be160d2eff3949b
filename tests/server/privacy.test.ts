import { describe, expect, it } from 'vitest';
import { createLog, describeError } from '#server/log.ts';
import { post, createTransport } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, paymentFor, placeOrder, typedOrder } from '#tests/support/shop.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const CANARY = 'canary-7f3a';

describe.each(testDatabases())('logs and error responses on %s', (kind) => {
  const start = useServers(kind);

  it("never contain a person's text or a card token", async () => {
    const server = await start({
      transport: createTransport(({ to }) =>
        Promise.reject(new Error(`No such user: ${to.address}`)),
      ),
    });
    const order = typedOrder(CANARY);
    const message = {
      name: CANARY,
      email: `${CANARY}@example.com`,
      phone: CANARY,
      subject: CANARY,
      message: `${CANARY} writes`,
    };
    const answers = [
      await post(server, '/api/contact', message),
      await post(server, '/api/contact', { ...message, email: CANARY }),
      await post(server, '/api/contact', `{"name":"${CANARY}`),
      await post(server, '/api/orders', { ...order, totalAmount: '1.00' }),
      await post(server, '/api/orders', { ...order, [CANARY]: 1 }),
      await post(server, '/api/orders', order, { 'Idempotency-Key': CANARY }),
      await post(server, '/api/contact', message, { Origin: `https://${CANARY}.example` }),
      await post(server, `/api/${CANARY}`, {}),
    ];
    const id = await placeOrder(server, order);
    const payment = { ...paymentFor(id, order), sourceId: `cnon:${CANARY}` };
    answers.push(await pay(server, id, { ...payment, amount: 1 }));
    server.gateway.script.push('lose');
    answers.push(await pay(server, id, payment), await pay(server, id, payment));
    // Cause a server error whose message contains the table and the values.
    await server.database.db.schema.alterTable('messages').renameTo('gone').execute();
    answers.push(await post(server, '/api/contact', message));
    await fetch(`${server.url}/search?q=${CANARY}`);
    await until(() => server.logged().includes('a mail is tried again later'));
    expect(answers.at(-1)?.status).toBe(500);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(CANARY);
    expect(server.logged()).not.toContain(CANARY);
    expect(server.logged()).toContain('"route":"/api/orders"');
    expect(server.logged()).toContain(`"orderId":"${id}"`);
  });
});

describe('the log', () => {
  it('drops every field that is not on the allowlist', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    log.info({ status: 200, email: CANARY, body: { name: CANARY } }, 'request');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.any(String) as string,
      status: 200,
      msg: 'request',
    });
  });

  it("logs an error's name and stack location, never its message", () => {
    const error = Object.assign(new TypeError(CANARY), { code: 'E1' });
    const described = describeError(error);
    expect(described).toMatchObject({ name: 'TypeError', code: 'E1' });
    expect(described.at).toContain('privacy.test.ts');
    expect(JSON.stringify(described)).not.toContain(CANARY);
    expect(describeError(CANARY)).toEqual({ name: 'string' });
  });
});
