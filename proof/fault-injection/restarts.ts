import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#tests/support/postgres.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { repeatUntilStopped, disposeByStop } from './resources.ts';
import { resultOf, type Result } from './result.ts';

/** PostgreSQL crashes and restarts under load; the server continues and loses nothing. */
export async function testDatabaseRestarts(given: {
  restarts: number;
  buyers: number;
}): Promise<Result> {
  await using postgres = disposeByStop(await startPostgres());
  await using server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  const problems: string[] = [];
  const created: string[] = [];
  const paid: string[] = [];
  let slowest = 0;

  const send = async (path: string, body: object) => {
    const answer = await post(server, path, body);
    if (![200, 409, 503].includes(answer.status)) problems.push(`${path} is ${answer.status}`);
    return answer.status === 200 ? (answer.body as { id: string; success: boolean }) : undefined;
  };
  const endOrders = repeatUntilStopped(
    async () => {
      const order = await send('/api/orders', pickupOrder);
      if (!order) return;
      created.push(order.id);
      const payment = await send('/api/payments/process', paymentFor(order.id));
      if (payment?.success) paid.push(order.id);
    },
    { lanes: given.buyers },
  );
  for (let round = 0; round < given.restarts; round += 1) {
    await wait(300);
    await postgres.restart();
    const back = Date.now();
    while ((await fetch(`${server.url}/healthz`)).status !== 200) await wait(20);
    slowest = Math.max(slowest, Date.now() - back);
  }
  await wait(300);
  await endOrders();
  const rows = await server.database.db.selectFrom('orders').select(['id', 'status']).execute();
  const status = new Map(rows.map((row) => [row.id, row.status]));
  const lost = created.filter((id) => !status.has(id)).length;
  const unpaid = paid.filter((id) => status.get(id) !== 'paid').length;
  if (lost) problems.push(`${lost} orders lost`);
  if (unpaid) problems.push(`${unpaid} payments lost`);
  if (slowest > 5_000) problems.push(`healthy after ${slowest} ms`);
  return resultOf(
    `${given.restarts} restarts under load: 0 acknowledged lost, healthy in 5 s`,
    `${created.length} orders, ${paid.length} paid, ${lost + unpaid} lost, healthy in ${slowest} ms`,
    problems,
  );
}
