import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { pickupOrder, shippingOrder } from '#mocks/fixtures/orders.ts';
import { applyRetention } from '#server/db/retention.ts';
import { PermanentMailError } from '#server/mail/mail.ts';
import { erasePerson } from '#server/studio/forget.ts';
import { createLedgerGateway, type Behavior } from '#tests/support/ledger.ts';
import {
  newKey,
  createClock,
  createTransport,
  post,
  startTestServer,
  type Answer,
  type TestServer,
} from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { createRandom } from './random.ts';
import { countOpenPayments, temporaryFolder } from './resources.ts';
import { resultOf, type Databases, type Result } from './result.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const faults: readonly Behavior[] = ['decline', 'charge-then-lose', 'lose', 'refuse'];

type Buyer = { email: string; key: string; orderId?: string; told: boolean; forgotten: boolean };

/**
 * A day of mixed traffic in simulated time: gateway, mail server and database fail at random,
 * visitors leave, servers restart, people are erased. At the end orders, charges and mails match.
 * @param given.steps how many steps the day has, each with `visitors`.
 */
export async function simulateDay(
  given: Databases & { steps: number; visitors: number; seed: number },
): Promise<Result> {
  const random = createRandom(given.seed);
  const withProbability = (share: number) => random() < share;
  const now = createClock();
  using folder = temporaryFolder();
  const dataDir = folder.path;
  const gateway = createLedgerGateway();
  const delivered = new Set<string>();
  const problems: string[] = [];
  const buyers: Buyer[] = [];
  const writers: string[] = [];
  const seen = { answers: 0, failures: 0, restarts: 0, erased: 0, again: 0 };
  let healthy = false;

  const databaseUrl = await given.createDatabase();
  const transport = createTransport((mail) => {
    if (mail.to.address.startsWith('nobody')) throw new PermanentMailError('No such user');
    if (!healthy && withProbability(0.3)) throw new Error('Busy');
    if (delivered.has(mail.id)) seen.again += 1;
    delivered.add(mail.id);
  });
  const startServer = () =>
    startTestServer({
      config: { dataDir },
      databaseUrl,
      gateway,
      transport,
      now,
      reconcileInterval: 20,
      mail: { pollInterval: 20, backoff: () => 5 * MINUTE, maxAttempts: 1_000 },
    });
  let server = await startServer();

  /** Sends a request; one visitor in ten leaves before the response. */
  const send = async (path: string, body: unknown, key: string): Promise<Answer | undefined> => {
    const leaves = withProbability(0.1);
    const answer = post(server, path, body, { 'Idempotency-Key': key });
    if (leaves) {
      void answer.catch(() => {});
      return undefined;
    }
    const { status } = await answer;
    seen.answers += 1;
    if (status >= 500) seen.failures += 1;
    if (status === 500) problems.push(`500 for ${path}`);
    return answer;
  };
  const simulateVisit = async () => {
    if (withProbability(0.2)) {
      const text = randomUUID();
      const sent = await send('/api/contact', { ...contactMessage, message: text }, newKey());
      if (sent?.status === 200) writers.push(text);
      return;
    }
    const buyer: Buyer = {
      email: `${withProbability(0.05) ? 'nobody' : 'buyer'}-${buyers.length}@example.com`,
      key: newKey(),
      told: false,
      forgotten: false,
    };
    buyers.push(buyer);
    await clickPlaceOrder(buyer);
  };
  const clickPlaceOrder = async (buyer: Buyer) => {
    const order = { ...(buyers.indexOf(buyer) % 3 ? pickupOrder : shippingOrder) };
    order.customerEmail = buyer.email;
    if (!buyer.orderId) {
      const created = await send('/api/orders', order, buyer.key);
      if (created?.status === 200) buyer.orderId = (created.body as { id: string }).id;
    }
    if (!buyer.orderId) return;
    const payment = paymentFor(buyer.orderId, order);
    if (withProbability(0.05)) payment.amount -= 1;
    const clicks = withProbability(0.2) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => send('/api/payments/process', payment, newKey())),
    );
    buyer.told ||= answers.some((one) => (one?.body as { success?: boolean })?.success === true);
  };
  const injectFaults = async () => {
    gateway.script.length = 0;
    for (let call = 0; call < 20; call += 1) {
      const fault = faults[Math.floor(random() * faults.length)] ?? 'lose';
      gateway.script.push(withProbability(0.4) ? fault : 'charge');
    }
    if (withProbability(0.1)) await failDatabase(server, async () => simulateVisit());
    if (withProbability(0.05)) {
      await server.stop();
      server = await startServer();
      seen.restarts += 1;
    }
    const buyer = buyers[Math.floor(random() * buyers.length)];
    if (buyer && withProbability(0.1)) {
      const options = { erase: true, mailFolder: dataDir, now: now() };
      // The owner retries a command whose database connection was cut.
      await until(() =>
        erasePerson(server.database, buyer.email, options).then(
          ({ paid, unpaid }) => {
            seen.erased += paid.length + unpaid.length;
            return true;
          },
          () => false,
        ),
      );
      buyer.forgotten = true;
    }
  };

  const retentionOptions = () => ({
    now: now(),
    transport,
    log: { error: (words: string) => problems.push(words) },
  });

  try {
    for (let step = 0; step < given.steps; step += 1) {
      await injectFaults();
      const waiting = buyers.filter(({ told, forgotten }) => !told && !forgotten).slice(-20);
      await Promise.all([
        ...Array.from({ length: given.visitors }, simulateVisit),
        ...waiting.filter(() => withProbability(0.2)).map(clickPlaceOrder),
      ]);
      if (step % 12 === 11) await applyRetention(server.database.db, retentionOptions());
      now.advance(DAY / given.steps);
      for (let turns = 0; turns < 20; turns += 1) await turn();
    }
    healthy = true;
    gateway.script.length = 0;
    await until(async () => {
      now.advance(DAY / given.steps);
      return isEverythingSettled(server);
    }, 60_000);
    problems.push(...(await findImbalances({ server, buyers, writers, delivered })));
    const charges = gateway.charges.size;
    return resultOf(
      `a day of ${given.steps * given.visitors} visitors with faults of all kinds: orders, charges and mails balance`,
      `${buyers.length} buyers, ${charges} charges, ${writers.length} messages, ${delivered.size} mails, ${seen.again} of them again with the same id; ${seen.answers} answers, ${seen.failures} of them 503, ${gateway.calls.length} calls, ${seen.restarts} restarts, ${seen.erased} orders erased`,
      problems,
    );
  } finally {
    await server.stop();
  }
}

/** Makes the database fail during `work`: a full disk, or cut connections. */
async function failDatabase(
  { database: { db, kind } }: TestServer,
  work: () => Promise<unknown>,
): Promise<void> {
  if (kind === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(db);
    await work();
    await sql`pragma max_page_count = 1073741823`.execute(db);
    return;
  }
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await Promise.all([work(), cut.execute(db).catch(() => {})]);
}

async function isEverythingSettled({ database: { db } }: TestServer): Promise<boolean> {
  const unsent = db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
  const waiting = unsent.where('dead_at', 'is', null);
  return !(await countOpenPayments(db)) && !(await waiting.execute()).length;
}

/** Lists mismatches between database, gateway ledger, mails and the responses that people got. */
async function findImbalances(given: {
  server: TestServer;
  buyers: readonly Buyer[];
  writers: readonly string[];
  delivered: ReadonlySet<string>;
}): Promise<string[]> {
  const { server, buyers, writers, delivered } = given;
  const { db } = server.database;
  const problems: string[] = [];
  const orders = await db.selectFrom('orders').selectAll().execute();
  const mails = await db.selectFrom('outbox').selectAll().execute();
  const messages = await db.selectFrom('messages').select(['id', 'message']).execute();
  const charges = [...server.gateway.charges.values()];
  const chargesOf = (id: string) => charges.filter(({ orderId }) => orderId === id);

  for (const { orderId } of charges) {
    const order = orders.find(({ id }) => id === orderId);
    if (order?.status !== 'paid') problems.push(`a charge of a ${order?.status ?? 'lost'} order`);
  }
  for (const { id, status, total_cents, customer_email } of orders) {
    const own = chargesOf(id);
    const right = status === 'paid' ? 1 : 0;
    if (own.length !== right) problems.push(`${own.length} charges of a ${status} order`);
    if (own[0] && own[0].amountCents !== total_cents) problems.push('a charge of another amount');
    const left = mails.filter(({ subject_id }) => subject_id === id);
    const isErased = customer_email === '';
    if (left.length !== (isErased ? 0 : 2 * right))
      problems.push(`${left.length} mails of an order`);
  }
  for (const { orderId, email, told, forgotten } of buyers) {
    const order = orders.find(({ id }) => id === orderId);
    if (orderId && !order && !forgotten) problems.push('an acknowledged order is lost');
    if (told && order?.status !== 'paid') problems.push(`told paid without being so: ${email}`);
  }
  for (const text of writers) {
    const message = messages.find((row) => row.message === text);
    const mail = mails.find(({ subject_id }) => subject_id === message?.id);
    if (!mail?.sent_at) problems.push('an acknowledged message is lost');
  }
  for (const { id, sent_at, dead_at, payload } of mails) {
    const isBad = payload.includes('"to":{"name":"Robin Example","address":"nobody');
    if (dead_at !== null && !isBad) problems.push('a dead letter to a good address');
    if (sent_at !== null && !delivered.has(id)) problems.push('a mail is lost');
  }
  return problems;
}
