import { sql } from 'kysely';
import { paymentErrors, refusals } from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { shippingOrder } from '#mocks/fixtures/orders.ts';
import {
  newKey,
  post,
  startTestServer,
  type Answer,
  type TestServer,
} from '#tests/support/server.ts';
import { paymentFor } from '#tests/support/shop.ts';
import { resultOf, type Result } from './result.ts';

/**
 * While the disk is full, writes get 503 and leave no partial rows; they work again as soon as
 * there is space, without a restart. A page limit simulates the full disk; since pages fill at
 * different moments, each writing statement hits it.
 */
export async function testFullDisk(given: { rounds: number }): Promise<Result> {
  await using server = await startTestServer();
  const problems: string[] = [];
  let refused = 0;
  const expectRefusal = ({ status, body }: Answer) => {
    refused += 1;
    const { error } = body as { error?: string };
    // A charge whose outcome could not be stored is open, not rejected.
    const open = status === 200 && error === paymentErrors.unknown;
    if (!open && (status !== 503 || body !== refusals.unavailable)) {
      problems.push(`${status} while the disk was full`);
    }
  };
  for (let round = 0; round < given.rounds; round += 1) {
    const order = { ...shippingOrder, customerName: 'x'.repeat(1 + ((round * 37) % 200)) };
    const key = { 'Idempotency-Key': newKey() };
    const placeOrder = () => post(server, '/api/orders', order, key);
    const created = await retryUntilSpace(server, placeOrder, expectRefusal);
    const { id } = created.body as { id: string };
    const pay = () => post(server, '/api/payments/process', paymentFor(id, shippingOrder));
    await retryUntilSpace(server, pay, expectRefusal);
    const sendMessage = () => post(server, '/api/contact', contactMessage);
    await retryUntilSpace(server, sendMessage, expectRefusal);
    problems.push(...(await findPartialRows(server)));
  }
  const orders = await server.database.db.selectFrom('orders').select('id').execute();
  if (orders.length !== given.rounds) problems.push(`${orders.length} orders`);
  if (refused === 0) problems.push('the disk was never full');
  return resultOf(
    'disk full at each statement: 503, 0 partial rows, recovers without a restart',
    `${refused} refusals in ${given.rounds} checkouts`,
    problems,
  );
}

/** Calls `attempt` while the disk is full; if it is refused, again with free space. */
async function retryUntilSpace(
  server: TestServer,
  attempt: () => Promise<Answer>,
  onRefused: (answer: Answer) => void,
): Promise<Answer> {
  // SQLite raises a limit below the file's size to that size.
  await sql`pragma max_page_count = 1`.execute(server.database.db);
  const answer = await attempt();
  await sql`pragma max_page_count = 1000000`.execute(server.database.db);
  const { success } = answer.body as { success?: boolean };
  if (answer.status === 200 && success !== false) return answer;
  onRefused(answer);
  if (answer.status !== 200) return attempt();
  // End the lease of the open payment, so that it can be retried at once.
  await server.database.db.updateTable('payments').set({ lease_until: 0 }).execute();
  return attempt();
}

async function findPartialRows({ database: { db } }: TestServer): Promise<string[]> {
  const problems: string[] = [];
  const orders = await db.selectFrom('orders').select(['id', 'status']).execute();
  for (const { id, status } of orders.slice(-1)) {
    const items = await db
      .selectFrom('order_items')
      .where('order_id', '=', id)
      .select('line')
      .execute();
    if (items.length !== shippingOrder.items.length) problems.push(`${items.length} items`);
    const mails = await db.selectFrom('outbox').where('subject_id', '=', id).select('id').execute();
    if (status !== 'paid' || mails.length !== 2) problems.push(`${status}, ${mails.length} mails`);
  }
  const messages = await db.selectFrom('messages').select('id').execute();
  if (messages.length !== orders.length) problems.push(`${messages.length} messages`);
  return problems;
}
