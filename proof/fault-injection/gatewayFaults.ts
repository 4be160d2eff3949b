import { setTimeout as wait } from 'node:timers/promises';
import { createSquareGateway } from '#server/shop/gateways/square.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { paymentFor, placeOrder } from '#tests/support/shop.ts';
import { startSquare, type SquareFault } from '#tests/support/square.ts';
import { createRandom } from './random.ts';
import { countOpenPayments, disposeByStop } from './resources.ts';
import { runInParallel, resultOf, type Result } from './result.ts';

/** A gateway that fails after charging causes no second charge, and no payment stays open. */
export async function testGatewayFaults(given: {
  checkouts: number;
  concurrency: number;
  seed: number;
  /** How much faster than real time the server's clock runs, which shortens leases and waits. */
  speed?: number;
  /** The faults to inject; without 'timeout' the run takes seconds: each timeout takes 15 s. */
  faults: readonly SquareFault[];
}): Promise<Result> {
  const kinds = given.faults;
  const random = createRandom(given.seed);
  let calls = 0;
  let healthy = false;
  const nextFault = () => {
    calls += 1;
    const failing = random() < 0.3 && !healthy;
    return failing ? kinds[Math.floor(random() * kinds.length)] : undefined;
  };
  await using square = disposeByStop(await startSquare(nextFault));
  const gateway = createSquareGateway(
    { accessToken: 'test', locationId: 'default', environment: 'sandbox' },
    square.url,
  );
  const began = Date.now();
  const now = () => Math.round(began + (Date.now() - began) * (given.speed ?? 1));
  await using server = await startTestServer({ realGateway: gateway, now, reconcileInterval: 500 });
  const ids: string[] = [];
  await runInParallel(given.checkouts, given.concurrency, async (index) => {
    const id = await placeOrder(server);
    ids.push(id);
    // Every fifth visitor leaves after one click: the reconciler has to finish the payment.
    for (let clicks = 0; clicks < (index % 5 === 0 ? 1 : 20); clicks += 1) {
      const { status, body } = await post(server, '/api/payments/process', paymentFor(id));
      if (status === 200 && (body as { success: boolean }).success) return;
      if (status === 409) await wait(500);
    }
  });
  healthy = true;
  const { db } = server.database;
  await until(async () => (await countOpenPayments(db)) === 0, 90_000).catch(() => {});
  const problems: string[] = [];
  const stuck = await countOpenPayments(db);
  if (stuck) problems.push(`${stuck} payments stuck`);
  const doubled = [...square.charges.values()].filter((count) => count > 1).length;
  if (doubled) problems.push(`${doubled} orders charged twice`);
  const rows = await db.selectFrom('orders').select(['id', 'status']).execute();
  const wrong = rows.filter(({ id, status }) => (status === 'paid') !== square.charges.has(id));
  if (wrong.length) problems.push(`${wrong.length} orders whose state is not the ledger's`);
  return resultOf(
    `${given.checkouts} checkouts with 30 % gateway faults (${kinds.join(', ')}): 0 doubled, 0 stuck`,
    `${square.charges.size} charged, ${doubled} doubled, ${stuck} stuck, ${calls} calls`,
    problems,
  );
}
