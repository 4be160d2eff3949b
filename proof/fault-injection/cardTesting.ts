import { randomUUID } from 'node:crypto';
import { defaultCardTries } from '#server/http/limits.ts';
import { startTestServer } from '#tests/support/server.ts';
import { pay, placeOrder } from '#tests/support/shop.ts';
import { inParallel, resultOf, type Result } from './result.ts';

/** A server behind a proxy that names the visitor's address, with the real limits on declined cards. */
const startWithCardLimits = (databaseUrl: string | undefined) =>
  startTestServer({ databaseUrl, config: { trustProxy: 1 }, cardTries: defaultCardTries });

/** A card tester gets few stolen cards to the gateway; an honest buyer pays. */
export async function cardTesting(given: {
  databaseUrl?: string | undefined;
  tries: number;
  addresses: number;
  concurrency: number;
}): Promise<Result> {
  await using server = await startWithCardLimits(given.databaseUrl);
  const problems: string[] = [];
  const allowed = given.addresses * Math.max(...defaultCardTries.map(({ points }) => points));
  const seen = new Map<string, number>();
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  // Every second try is on an order that many share, the others each on one of their own.
  const shared = await placeOrder(server);
  await inParallel(given.tries, given.concurrency, async (index) => {
    const id = index % 2 ? shared : await placeOrder(server);
    // Each in a network of its own.
    const address = `198.18.${index % given.addresses}.7`;
    const card = { sourceId: `cnon:${randomUUID()}` };
    server.gateway.script.push('decline');
    const { status } = await pay(server, id, card, from(address));
    seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
    if (status !== 200 && status !== 409 && status !== 429) problems.push(`${status}`);
  });
  const reached = server.gateway.calls.length;
  if (reached > allowed) problems.push(`${reached} cards reached the gateway`);

  server.gateway.script.length = 0;
  const buyer = from('198.51.100.7');
  const first = await placeOrder(server);
  server.gateway.script.push('decline');
  await pay(server, first, {}, buyer);
  const { body } = await pay(server, first, {}, buyer);
  if (!(body as { success?: boolean }).success) problems.push('an honest buyer could not pay');
  // Orders that are paid cost an address nothing, however many share it.
  for (let order = 0; order < 30; order += 1) {
    const { status } = await pay(server, await placeOrder(server), {}, buyer);
    if (status !== 200) problems.push(`${status} for a good card`);
  }
  return resultOf(
    `${given.tries} card tries from ${given.addresses} addresses: at most ${allowed} reach the gateway, an honest buyer pays`,
    `${reached} reached it, answers ${JSON.stringify(Object.fromEntries(seen))}`,
    problems,
  );
}

/**
 * Cards from many /64s of one /48 get no more to the gateway than their network may have
 * declined, the log warns once, and a buyer elsewhere pays.
 */
export async function networkCardTesting(given: {
  databaseUrl?: string | undefined;
  cards: number;
  addresses: number;
  concurrency: number;
}): Promise<Result> {
  await using server = await startWithCardLimits(given.databaseUrl);
  const problems: string[] = [];
  const allowed = 10 * (defaultCardTries[0]?.points ?? 0);
  await inParallel(given.cards, given.concurrency, async (index) => {
    const subnet = (index % given.addresses).toString(16);
    const from = { 'X-Forwarded-For': `2001:db8:1:${subnet}::${index.toString(16)}` };
    server.gateway.script.push('decline');
    const card = { sourceId: `cnon:${randomUUID()}` };
    const { status } = await pay(server, await placeOrder(server), card, from);
    if (status !== 200 && status !== 429) problems.push(`${status} for a card`);
  });
  const reached = server.gateway.calls.length;
  if (reached > allowed) problems.push(`${reached} cards reached the gateway`);
  if (reached < allowed / 2) problems.push(`only ${reached} cards reached the gateway`);
  const warnings = server.logged().split('many cards were declined').length - 1;
  if (warnings !== 1) problems.push(`${warnings} warnings`);
  server.gateway.script.length = 0;
  const elsewhere = { 'X-Forwarded-For': '2001:db8:2::1' };
  const { body } = await pay(server, await placeOrder(server), {}, elsewhere);
  if (!(body as { success?: boolean }).success) problems.push('an honest buyer could not pay');
  return resultOf(
    `${given.cards} cards from ${given.addresses} /64s of one /48: at most ${allowed} reach the gateway, one warning`,
    `${reached} reached it, ${warnings} warning`,
    problems,
  );
}
