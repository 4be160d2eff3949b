import { randomUUID } from 'node:crypto';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { requestBytes, sendTogether } from '#tests/support/rawHttp.ts';
import { repeatUnavailable, startTestServer } from '#tests/support/server.ts';
import { paymentFor, placeOrder } from '#tests/support/shop.ts';
import { resultOf, type Result } from './result.ts';

/** Target 3: what is sent many times at the same moment happens once. */
export async function concurrentRequests(given: {
  databaseUrl?: string | undefined;
  submissions: number;
  payments: number;
}): Promise<Result> {
  const server = await startTestServer({ databaseUrl: given.databaseUrl });
  const problems: string[] = [];
  try {
    const { db } = server.database;
    const order = requestBytes('/api/orders', pickupOrder, { 'Idempotency-Key': randomUUID() });
    const orders = await sendAndRepeat(
      server.port,
      Array.from({ length: given.submissions }, () => order),
    );
    const rows = await db.selectFrom('orders').select('id').execute();
    if (rows.length !== 1) problems.push(`${rows.length} orders for one key`);
    const wanted = `200 ${JSON.stringify({ id: rows[0]?.id })}`;
    const others = new Set(orders.map(({ status, body }) => `${status} ${body}`));
    others.delete(wanted);
    for (const answer of others) problems.push(`for one key an answer was ${answer}`);

    const id = await placeOrder(server);
    const answers = await sendAndRepeat(
      server.port,
      Array.from({ length: given.payments }, () =>
        requestBytes('/api/payments/process', paymentFor(id), { 'Idempotency-Key': randomUUID() }),
      ),
    );
    const charges = server.gateway.charges.size;
    if (charges !== 1) problems.push(`${charges} charges for one order`);
    const odd = answers
      .filter(({ status }) => status !== 200 && status !== 409)
      .map(({ status, body }) => `a payment was answered with ${status} ${body}`);
    problems.push(...new Set(odd));

    const paid = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const second = { ...paid, id: randomUUID(), attempt: 99, gateway_key: randomUUID() };
    const taken = await db
      .insertInto('payments')
      .values({ ...second, state: 'started', gateway_id: null })
      .execute()
      .then(
        () => true,
        () => false,
      );
    if (taken) problems.push('the database takes a second live payment');
    return resultOf(
      `${given.submissions} submissions, ${given.payments} payments: 1 order, 1 charge`,
      `${rows.length} order, ${charges} charge`,
      problems,
    );
  } finally {
    await server.stop();
  }
}

/** Sends all at the same moment, and again those that a busy database refused. */
async function sendAndRepeat(port: number, requests: readonly Buffer[]) {
  return repeatUnavailable(await sendTogether(port, requests), async (index) => {
    const [answer] = await sendTogether(port, requests.slice(index, index + 1));
    return answer ?? { status: 0, body: '' };
  });
}
