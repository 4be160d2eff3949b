import { randomUUID } from 'node:crypto';
import { defaultCardTries } from '#server/http/limits.ts';
import { startTestServer, untilAvailable } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { runInParallel, resultOf, type Databases, type Result } from './result.ts';

/**
 * Few stolen cards reach the gateway, the log warns once, and a legitimate buyer can pay.
 * @param given.network whether the addresses are /64s of one /48 instead of separate networks.
 */
export async function testStolenCards(
  given: Databases & { cards: number; addresses: number; network: boolean; concurrency: number },
): Promise<Result> {
  const { cards, addresses, network, concurrency } = given;
  const databaseUrl = await given.createDatabase();
  // Trust the address in X-Forwarded-For, and apply production's limits on declined cards.
  const config = { trustProxy: 1 };
  await using server = await startTestServer({ databaseUrl, config, cardTries: defaultCardTries });
  const problems: string[] = [];
  const points = defaultCardTries.map((limit) => limit.points);
  const allowed = network ? 10 * (points[0] ?? 0) : addresses * Math.max(...points);
  const seen = new Map<string, number>();
  const headersFrom = (address: string) => ({ 'X-Forwarded-For': address });
  // Half of the cards try to pay the same order, the others an order of their own.
  const shared = await placeOrder(server);
  await runInParallel(cards, concurrency, async (index) => {
    const id = index % 2 ? shared : await placeOrder(server);
    const part = index % addresses;
    const address = network
      ? `2001:db8:1:${part.toString(16)}::${index.toString(16)}`
      : `198.18.${part}.7`;
    const card = { sourceId: `cnon:${randomUUID()}` };
    server.gateway.script.push('decline');
    const { status } = await untilAvailable(() => pay(server, id, card, headersFrom(address)));
    seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
    if (status !== 200 && status !== 409 && status !== 429) problems.push(`${status}`);
  });
  const reached = server.gateway.calls.length;
  // Growing waits slow down a single address; many addresses of one network avoid them.
  const least = network ? allowed / 2 : 1;
  if (reached > allowed || reached < least) problems.push(`${reached} reached the gateway`);
  const warnings = server.logged().split('many cards were declined').length - 1;
  if (warnings !== 1) problems.push(`${warnings} warnings`);

  server.gateway.script.length = 0;
  const buyer = headersFrom('198.51.100.7');
  const first = await placeOrder(server);
  server.gateway.script.push('decline');
  await pay(server, first, {}, buyer);
  const { body } = await pay(server, first, {}, buyer);
  if (!(body as { success?: boolean }).success) problems.push('an honest buyer could not pay');
  // Paid orders do not count, however many share an address.
  for (let order = 0; order < 30; order += 1) {
    const { status } = await pay(server, await placeOrder(server), {}, buyer);
    if (status !== 200) problems.push(`${status} for a good card`);
  }
  return resultOf(
    `${cards} cards from ${addresses} ${network ? '/64s of one /48' : 'addresses'}: at most ${allowed} reach the gateway, one warning, an honest buyer pays`,
    `${reached} reached it, ${warnings} warning, answers ${JSON.stringify(Object.fromEntries(seen))}`,
    problems,
  );
}
