import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startTestServer, untilAvailable } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { countPaidOrders, disposeByStop } from './resources.ts';
import { runInParallel, resultOf, skipped, type Result } from './result.ts';

const modes = ['session', 'transaction'] as const;

/**
 * Behind PgBouncer, in both modes, two servers start, payments sent to both at once are charged
 * once, and each transaction has its timeouts.
 */
export async function testPgBouncer(given: { payments: number }): Promise<Result> {
  const wanted = `PgBouncer in ${modes.join(' and ')} mode: ${given.payments} payments each, none doubled, limits in force`;
  if (!hasPgbouncer) return skipped(wanted, 'this machine has no PgBouncer');
  await using postgres = disposeByStop(await startPostgres());
  const seen: string[] = [];
  const problems: string[] = [];
  for (const mode of modes) {
    const { charges, problems: found } = await testPaymentsInMode(
      mode,
      given.payments,
      await postgres.createDatabase(),
    );
    seen.push(`${mode}: ${charges} charges`);
    problems.push(...found.map((problem) => `${mode}: ${problem}`));
  }
  return resultOf(wanted, seen.join(', '), problems);
}

async function testPaymentsInMode(
  mode: (typeof modes)[number],
  payments: number,
  databaseUrl: string,
) {
  // In transaction mode, fewer connections than the pools of both servers need.
  const poolSize = mode === 'session' ? 40 : 3;
  await using bouncer = disposeByStop(await startPgbouncer({ databaseUrl, mode, poolSize }));
  await using first = await startTestServer({ databaseUrl: bouncer.url });
  await using second = await startTestServer({ databaseUrl: bouncer.url, gateway: first.gateway });
  const problems: string[] = [];
  await runInParallel(payments, 8, async () => {
    const id = await placeOrder(first);
    await Promise.all([first, second].map((server) => pay(server, id)));
    // A busy PostgreSQL, not PgBouncer, may be why one is answered with 503.
    const { status, body } = await untilAvailable(() => pay(second, id));
    const { success } = body as { success?: boolean };
    if (status !== 200 || !success) problems.push(`a payment is answered with ${status}`);
  });
  const { db } = first.database;
  const paid = await countPaidOrders(db);
  if (paid !== payments) problems.push(`${paid} paid orders`);
  const charges = first.gateway.charges.size;
  if (charges !== payments) problems.push(`${charges} charges`);

  // The timeouts apply on every connection, and only within the transaction.
  await runInParallel(40, 8, async () => {
    const inside = await db.transaction().execute(readTimeouts);
    const outside = await readTimeouts(db);
    if (inside !== '2s and 5s') problems.push(`a transaction has the limits ${inside}`);
    if (outside !== '0 and 0') problems.push(`a connection keeps the limits ${outside}`);
  });
  const sleep = db.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx));
  await sleep.catch(() => {});
  await until(() =>
    sql`select pid from pg_stat_activity
      where state = 'active' and query like '%sleep%' and pid <> pg_backend_pid()`
      .execute(db)
      .then(
        ({ rows }) => rows.length === 0,
        () => false,
      ),
  );
  return { charges, problems };
}

async function readTimeouts(db: Db): Promise<string> {
  const { rows } = await sql<{ limits: string }>`select concat_ws(' and ',
    current_setting('statement_timeout'),
    current_setting('idle_in_transaction_session_timeout')) as limits`.execute(db);
  return rows[0]?.limits ?? '';
}
