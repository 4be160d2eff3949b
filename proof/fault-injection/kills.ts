import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Order } from '#contract/orders.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import type { ChargeRequest } from '#server/shop/gateways/gateway.ts';
import { killPoints } from '#tests/support/killPoints.ts';
import { runScript, runServer } from '#tests/support/processes.ts';
import { newKey, post } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { temporaryFolder } from './resources.ts';
import { resultOf, type Result } from './result.ts';

const RESOLVED_WITHIN = 60_000;

/** A buyer who retries with the same order and key, like the page. */
type Checkout = {
  order: Order;
  key: string;
  /** The order's id, once acknowledged. */
  orderId?: string;
  paid: boolean;
  killedAt: number;
};

/** A server killed during checkouts loses no order and charges none twice. */
export async function testKilledServer(given: {
  kills: number;
  /** Whether to wait for mails that a killed process had claimed: their lease is a minute. */
  waitForMails: boolean;
}): Promise<Result> {
  using folder = temporaryFolder();
  const dataDir = folder.path;
  await using ledger = runScript('tests/support/ledgerProcess.ts', {});
  const ledgerUrl = await ledger.ready();
  const checkouts: Checkout[] = [];
  const problems: string[] = [];
  for (let round = 0; round < given.kills; round += 1) {
    const point = killPoints[round % killPoints.length] ?? '';
    await using server = runServer(dataDir, { LEDGER_URL: ledgerUrl, KILL_AT: point });
    const url = await server.ready();
    const interrupted = checkouts.at(-1);
    if (interrupted) await clickPlaceOrder({ url }, interrupted);
    server.child.kill('SIGUSR2');
    await server.waitForOutput(/Armed/);
    const checkout: Checkout = {
      order: { ...pickupOrder, customerName: `Buyer ${round}` },
      key: newKey(),
      paid: false,
      killedAt: 0,
    };
    checkouts.push(checkout);
    await clickPlaceOrder({ url }, checkout);
    if (checkout.paid) problems.push(`${point} was not reached`);
    else await server.ended();
    checkout.killedAt = Date.now();
  }
  await using server = runServer(dataDir, { LEDGER_URL: ledgerUrl });
  const url = await server.ready();
  for (const checkout of checkouts) {
    await until(async () => {
      await clickPlaceOrder({ url }, checkout);
      return checkout.paid;
    }, RESOLVED_WITHIN);
  }
  using database = new DatabaseSync(join(dataDir, 'studio.sqlite'));
  const unsent = database.prepare('select id from outbox where sent_at is null');
  if (given.waitForMails) await until(() => unsent.all().length === 0, 90_000);
  const charges = (await (await fetch(`${ledgerUrl}/`)).json()) as ChargeRequest[];
  problems.push(...findProblems(database, checkouts, charges));
  return resultOf(
    `${given.kills} kills at ${killPoints.length} points: 0 lost, 0 charged twice, 0 open after 60 s`,
    `${checkouts.length} checkouts, ${charges.length} charges`,
    problems,
  );
}

/** Clicks Place Order; there is no response if the server is killed meanwhile. */
async function clickPlaceOrder(server: { url: string }, checkout: Checkout): Promise<void> {
  try {
    if (!checkout.orderId) {
      const created = await post(server, '/api/orders', checkout.order, {
        'Idempotency-Key': checkout.key,
      });
      if (created.status === 200) checkout.orderId = (created.body as { id: string }).id;
    }
    if (!checkout.orderId) return;
    const paid = await post(server, '/api/payments/process', paymentFor(checkout.orderId));
    checkout.paid ||= paid.status === 200 && (paid.body as { success: boolean }).success;
  } catch {
    // The server was killed: the next click retries.
  }
}

function findProblems(
  database: DatabaseSync,
  checkouts: readonly Checkout[],
  charges: readonly ChargeRequest[],
): string[] {
  const queryAll = (sql: string, ...values: string[]) =>
    database.prepare(sql).all(...values) as Record<string, unknown>[];
  const problems: string[] = [];
  for (const { order, orderId, killedAt } of checkouts) {
    const rows = queryAll(
      'select id, status from orders where customer_name = ?',
      order.customerName,
    );
    const charged = charges.filter((charge) => charge.orderId === orderId);
    const mails = queryAll('select id from outbox where subject_id = ?', orderId ?? '');
    const [payment] = queryAll(
      "select updated_at from payments where order_id = ? and state = 'succeeded'",
      orderId ?? '',
    );
    if (rows.length !== 1 || rows[0]?.id !== orderId)
      problems.push(`${rows.length} rows of an order`);
    if (rows[0]?.status !== 'paid') problems.push(`an order is ${String(rows[0]?.status)}`);
    if (charged.length !== 1) problems.push(`${charged.length} charges of an order`);
    if (mails.length !== 2) problems.push(`${mails.length} mails of an order`);
    const took = Number(payment?.updated_at) - killedAt;
    if (!(took < RESOLVED_WITHIN)) problems.push(`a payment was open for ${took} ms`);
  }
  const open = queryAll("select id from payments where state in ('started', 'unknown')");
  if (open.length) problems.push(`${open.length} payments still open`);
  return problems;
}
