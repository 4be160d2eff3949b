import { randomUUID } from 'node:crypto';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { requestBytes, sendTogether } from '#tests/support/rawHttp.ts';
import { startTestServer } from '#tests/support/server.ts';
import { paymentFor, placeOrder } from '#tests/support/shop.ts';
import { resultOf, type Result } from './result.ts';

/** Target 3: what is sent many times at the same moment happens once. */
export async function together(given: {
  databaseUrl?: string | undefined;
  submissions: number;
  payments: number;
}): Promise<Result> {
  const server = await startTestServer({ databaseUrl: given.databaseUrl });
  const problems: string[] = [];
  try {
    const { db } = server.database;
    const key = { 'Idempotency-Key': randomUUID() };
    const orders = await sendTogether(
      server.port,
      Array.from({ length: given.submissions }, () =>
        requestBytes('/api/orders', pickupOrder, key),
      ),
    );
    const ids = new Set(orders.map(({ status, body }) => `${status} ${body}`));
    const rows = await db.selectFrom('orders').select('id').execute();
    if (ids.size !== 1 || rows.length !== 1) {
      problems.push(`${rows.length} orders and ${ids.size} answers for one key`);
    }

    const id = await placeOrder(server);
    const answers = await sendTogether(
      server.port,
      Array.from({ length: given.payments }, () =>
        requestBytes('/api/payments/process', paymentFor(id), { 'Idempotency-Key': randomUUID() }),
      ),
    );
    const charges = server.gateway.charges.size;
    if (charges !== 1) problems.push(`${charges} charges for one order`);
    const odd = answers.filter(({ status }) => status !== 200 && status !== 409);
    if (odd.length) problems.push(`${odd.length} answers such as ${odd[0]?.status}`);

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
