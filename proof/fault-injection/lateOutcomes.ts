import type { Behavior } from '#tests/support/ledger.ts';
import { createClock, startTestServer } from '#tests/support/server.ts';
import { newCart, startHeldPayment, placeOrder } from '#tests/support/shop.ts';
import { newBuyer, type Buyer } from './buyer.ts';
import { createRandom } from './random.ts';
import { resultOf, type Databases, type Result } from './result.ts';

const SECOND = 1_000;
// Excludes `charge-then-lose`: a real call times out before the payment is searched for.
const behaviors: readonly Behavior[] = ['charge', 'lose', 'refuse', 'decline'];

/**
 * A gateway response that arrives after its lease ended, during or after another call, never
 * overwrites a charge; a charge that arrives after a decline is logged and mailed.
 */
export async function testLateGatewayOutcomes(
  given: Databases & { rounds: number; seed: number },
): Promise<Result> {
  const random = createRandom(given.seed);
  const pickBehavior = () => behaviors[Math.floor(random() * behaviors.length)] ?? 'charge';
  const now = createClock();
  await using server = await startTestServer({
    databaseUrl: await given.createDatabase(),
    now,
    reconcileInterval: 1_000_000,
  });
  const { db } = server.database;
  const { gateway } = server;
  const problems: string[] = [];
  const seen = { late: 0, told: new Set<string>() };

  /** Starts a payment whose gateway call hangs. */
  const startPayment = (id: string) => {
    gateway.script.push(pickBehavior());
    return startHeldPayment(server, id);
  };

  async function runRound(): Promise<void> {
    const cart = newCart();
    const id = await placeOrder(server, undefined, cart());
    const first = await startPayment(id);
    // Only after 30 s do records without a charge prove that nothing was charged.
    now.advance((random() < 0.5 ? 21 : 31) * SECOND);
    const second = await startPayment(id);
    const [earlier, later] = random() < 0.5 ? [first, second] : [second, first];
    earlier.release();
    await earlier.paying;
    gateway.script.length = 0;
    const buyer = newBuyer(cart, 1);
    const between = random() < 0.5;
    gateway.hold()();
    if (between && earlier === second) await clickUntilOrderIsPaid(buyer);
    later.release();
    await later.paying;
    await clickUntilOrderIsPaid(buyer);
  }

  const clickUntilOrderIsPaid = async (buyer: Buyer) =>
    seen.told.add(await buyer.clickUntilPaid(server, () => now.advance(21 * SECOND)));

  for (let index = 0; index < given.rounds; index += 1) await runRound();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const mails = await db.selectFrom('outbox').selectAll().execute();
  const logged = server.logged();
  for (const [key, { orderId }] of gateway.charges) {
    const payment = payments.find(({ gateway_key }) => gateway_key === key);
    if (payment?.state === 'succeeded') continue;
    seen.late += 1;
    const isMailed = mails.some(
      ({ subject_id, payload }) =>
        subject_id === orderId && payload.includes('was charged after a decline'),
    );
    const isLogged = logged.split('\n').some((line) => {
      return line.includes(payment?.id ?? '?') && line.includes('after its payment was declined');
    });
    if (!isMailed || !isLogged) problems.push(`a charge of ${payment?.state} is not reported`);
  }
  const unfounded = payments.filter(
    ({ state, gateway_key }) => state === 'succeeded' && !gateway.charges.has(gateway_key),
  );
  if (unfounded.length) problems.push(`${unfounded.length} paid without a charge`);
  if (seen.told.size !== given.rounds) problems.push(`${seen.told.size} carts paid`);
  return resultOf(
    `${given.rounds} outcomes after their lease: no charge overwritten, each late one logged and mailed`,
    `${gateway.charges.size} charges of ${seen.told.size} carts, ${seen.late} late and reported, ${gateway.calls.length} calls`,
    problems,
  );
}
