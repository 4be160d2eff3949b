import { createSquareGateway } from '#server/shop/gateways/square.ts';
import { listOrders } from '#server/studio/lists.ts';
import { startTestServer, until } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { startSquare, type SquareFault } from '#tests/support/square.ts';
import { inParallel, resultOf, type Result } from './result.ts';

const faults: readonly SquareFault[] = ['other amount', 'other currency', 'other reference'];

/**
 * Target 27: an answer about another payment than the one that was asked for is never taken for
 * paid. It is logged and the owner sees it; when the gateway comes to its senses the order is paid.
 */
export async function wrongAnswers(given: { checkouts: number }): Promise<Result> {
  let wrong = true;
  let calls = 0;
  const square = await startSquare(() => (wrong ? faults[calls++ % faults.length] : undefined));
  const gateway = createSquareGateway(
    { accessToken: 'test', locationId: 'default', environment: 'sandbox' },
    square.url,
  );
  let time = Date.now();
  const server = await startTestServer({
    realGateway: gateway,
    now: () => time,
    reconcileInterval: 100,
  });
  const { db } = server.database;
  const problems: string[] = [];
  try {
    await inParallel(given.checkouts, 20, async () => {
      const { body } = await pay(server, await placeOrder(server));
      if ((body as { success?: boolean }).success !== false) problems.push(JSON.stringify(body));
    });
    const paid = await db
      .selectFrom('orders')
      .where('status', '!=', 'pending')
      .select('id')
      .execute();
    const mails = await db.selectFrom('outbox').select('id').execute();
    if (paid.length) problems.push(`${paid.length} taken for paid`);
    if (mails.length) problems.push(`${mails.length} mails`);
    const logged = server.logged().split('ANSWER_DIFFERS').length - 1;
    if (logged < given.checkouts) problems.push(`${logged} logged`);
    const { rows } = await listOrders(db, {});
    const seen = rows.filter((row) => row.includes('pending, payment open (ANSWER_DIFFERS)'));
    if (seen.length !== given.checkouts) problems.push(`the owner sees ${seen.length}`);

    wrong = false;
    await until(async () => {
      time += 60_000;
      const open = await db
        .selectFrom('orders')
        .where('status', '!=', 'paid')
        .select('id')
        .execute();
      return open.length === 0;
    }, 60_000).catch(() => problems.push('not settled by right answers'));
    const doubled = [...square.charges.values()].filter((count) => count > 1).length;
    if (doubled) problems.push(`${doubled} charged twice`);
    return resultOf(
      `${given.checkouts} answers with another amount, currency or reference: 0 taken for paid`,
      `${paid.length} taken for paid, ${logged} logged, ${seen.length} seen by the owner, ${doubled} charged twice`,
      problems,
    );
  } finally {
    await server.stop();
    await square.stop();
  }
}
