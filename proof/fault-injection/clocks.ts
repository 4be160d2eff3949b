import { setTimeout as wait } from 'node:timers/promises';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { applyRetention } from '#server/db/retention.ts';
import { createLedgerGateway, type Behavior } from '#tests/support/ledger.ts';
import { createClock, post, startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { newCart } from '#tests/support/shop.ts';
import { newBuyer } from './buyer.ts';
import { createRandom } from './random.ts';
import { countOpenPayments, countPaidOrders } from './resources.ts';
import { resultOf, type Databases, type Result } from './result.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const faults: readonly Behavior[] = ['decline', 'charge-then-lose', 'lose', 'refuse'];
/** The most clicks a buyer needs, 2 s apart: after a lost call, a payment works again in 30 s. */
const CLICKS = 60;

/**
 * Two processes on one PostgreSQL, whose clocks differ by 60 s and jump by an hour both ways,
 * charge each cart once, block no payment and delete nothing too early.
 */
export async function testClockJumps(
  given: Databases & { carts: number; seed: number },
): Promise<Result> {
  const random = createRandom(given.seed);
  const now = createClock();
  const ledger = createLedgerGateway();
  let healthy = false;
  const gateway = {
    ...ledger,
    async charge(...call: Parameters<typeof ledger.charge>) {
      const fault = faults[Math.floor(random() * faults.length)];
      if (fault && !healthy && random() < 0.4) ledger.script.push(fault);
      await wait(random() * 5);
      return ledger.charge(...call);
    },
  };
  const parts = { databaseUrl: await given.createDatabase(), gateway, reconcileInterval: 50 };
  await using slow = await startTestServer({ ...parts, now });
  await using fast = await startTestServer({ ...parts, now: () => now() + 60 * SECOND });
  const pickServer = () => (random() < 0.5 ? slow : fast);
  const problems: string[] = [];
  const seen = { jumps: 0, clicks: 0, slowest: 0, late: 0 };
  const jumpClock = () => {
    now.advance(random() < 0.5 ? HOUR : -HOUR);
    seen.jumps += 1;
  };
  const { db } = slow.database;

  /** Two tabs of one cart click Place Order on random processes until one shows it as paid. */
  async function checkOut(): Promise<void> {
    const cart = newCart();
    const tabs = [newBuyer(cart), newBuyer(cart, 100)];
    for (let click = 1; click <= CLICKS; click += 1) {
      if (random() < 0.1) jumpClock();
      const answers = await Promise.all(
        tabs
          .filter(() => random() < 0.7)
          .map((tab, index) => tab.click(pickServer(), `Tab ${index}`)),
      );
      seen.clicks += answers.length;
      seen.slowest = Math.max(seen.slowest, click);
      if (answers.some((answer) => 'paid' in answer)) return;
      now.advance(2 * SECOND);
    }
    problems.push(`a cart is not paid after ${CLICKS} clicks`);
  }

  await post(slow, '/api/contact', contactMessage);
  await db
    .updateTable('messages')
    .set({ created_at: now() - 179.9 * DAY })
    .execute();
  for (let cart = 0; cart < given.carts; cart += 1) await checkOut();
  healthy = true;
  await until(async () => {
    now.advance(5 * SECOND);
    return (await countOpenPayments(db)) === 0;
  }).catch(() => problems.push('payments stay open'));

  const paid = await countPaidOrders(db);
  const rows = await db.selectFrom('payments').select(['gateway_key', 'state']).execute();
  const stored = new Map(rows.map((row) => [row.gateway_key, row.state]));
  seen.late = [...ledger.charges.keys()].filter((key) => stored.get(key) !== 'succeeded').length;
  if (seen.late) problems.push(`${seen.late} charges whose payment did not succeed`);
  if (ledger.charges.size !== given.carts) problems.push(`${ledger.charges.size} charges`);
  if (paid !== given.carts) problems.push(`${paid} paid orders`);

  for (const days of [40, -40]) {
    now.advance(days * DAY);
    for (const server of [slow, fast]) {
      const log = { error: () => {} };
      const transport = { send: () => Promise.resolve(), close: () => Promise.resolve() };
      const clock = server === slow ? now() : now() + 60 * SECOND;
      await applyRetention(server.database.db, { now: clock, transport, log });
    }
  }
  const messages = await db.selectFrom('messages').select('id').execute();
  if (messages.length !== 1) problems.push('a message was removed early');
  return resultOf(
    `${given.carts} carts on two processes 60 s apart, clocks that jump by an hour: 1 charge each, none blocked, nothing removed early`,
    `${ledger.charges.size} charges, ${seen.clicks} clicks, ${seen.slowest} rounds for the slowest cart, ${seen.jumps} jumps, ${ledger.calls.length} calls`,
    problems,
  );
}
