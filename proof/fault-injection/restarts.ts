import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#tests/support/postgres.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { resultOf, type Result } from './result.ts';

const HEALTHY_WITHIN = 5_000;

/** PostgreSQL falls and stands up again under load; the server goes on and loses nothing. */
export async function restarts(given: { restarts: number; buyers: number }): Promise<Result> {
  const postgres = await startPostgres();
  const server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  const problems: string[] = [];
  const created: string[] = [];
  const paid: string[] = [];
  const statuses = new Map<number, number>();
  let open = true;
  let slowest = 0;

  async function buy(): Promise<void> {
    while (open) {
      const order = await post(server, '/api/orders', pickupOrder);
      statuses.set(order.status, (statuses.get(order.status) ?? 0) + 1);
      if (order.status !== 200) continue;
      const { id } = order.body as { id: string };
      created.push(id);
      const payment = await post(server, '/api/payments/process', paymentFor(id));
      statuses.set(payment.status, (statuses.get(payment.status) ?? 0) + 1);
      if (payment.status === 200 && (payment.body as { success: boolean }).success) paid.push(id);
    }
  }
  try {
    const buyers = Array.from({ length: given.buyers }, () => buy());
    for (let round = 0; round < given.restarts; round += 1) {
      await wait(300);
      await postgres.restart();
      const back = Date.now();
      while ((await fetch(`${server.url}/healthz`)).status !== 200) await wait(20);
      slowest = Math.max(slowest, Date.now() - back);
    }
    await wait(300);
    open = false;
    await Promise.all(buyers);
    const rows = await server.database.db.selectFrom('orders').select(['id', 'status']).execute();
    const status = new Map(rows.map((row) => [row.id, row.status]));
    const lost = created.filter((id) => !status.has(id)).length;
    const unpaid = paid.filter((id) => status.get(id) !== 'paid').length;
    if (lost) problems.push(`${lost} orders lost`);
    if (unpaid) problems.push(`${unpaid} payments lost`);
    if (slowest > HEALTHY_WITHIN) problems.push(`healthy after ${slowest} ms`);
    const odd = [...statuses.keys()].filter((code) => ![200, 409, 503].includes(code));
    if (odd.length) problems.push(`answers with ${odd.join(', ')}`);
    return resultOf(
      `${given.restarts} restarts under load: 0 acknowledged lost, healthy in 5 s`,
      `${created.length} orders, ${paid.length} paid, ${lost + unpaid} lost, healthy in ${slowest} ms`,
      problems,
    );
  } finally {
    open = false;
    await server.stop();
    await postgres.stop();
  }
}
