import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { runServer } from '#tests/support/processes.ts';
import { post } from '#tests/support/server.ts';
import { paymentFor, typedOrder } from '#tests/support/shop.ts';
import { inParallel, resultOf, type Result } from './result.ts';

const CANARY = 'canary-5d1c';

/** Target 17: what people type appears in no log line and no refusal, whatever else is wrong with it. */
export async function canary(given: { rounds: number }): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-canary-'));
  const server = runServer(dataDir, {
    LOG_LEVEL: 'debug',
    // Nobody listens there, so each mail fails and its failure is logged.
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const problems: string[] = [];
  let answers = 0;
  const order = typedOrder(CANARY);
  const message = {
    ...contactMessage,
    name: CANARY,
    email: `${CANARY}@example.com`,
    subject: CANARY,
    message: `${CANARY} ${CANARY}`,
  };
  try {
    const url = await server.ready();
    const check = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await post({ url }, path, body, headers);
      answers += 1;
      if (JSON.stringify(answer.body).includes(CANARY)) problems.push(`${answer.status} ${path}`);
      return answer;
    };
    await inParallel(given.rounds, 8, async () => {
      const created = await check('/api/orders', order);
      const { id } = created.body as { id: string };
      const payment = { ...paymentFor(id, order), sourceId: `cnon:${CANARY}` };
      await check('/api/payments/process', payment);
      await check('/api/payments/process', { ...payment, sourceId: 'cnon:card-nonce-ok' });
      await check('/api/payments/process', { ...payment, currency: CANARY, amount: 1 });
      await check('/api/orders', { ...order, totalAmount: '1.00' });
      await check('/api/orders', { ...order, [CANARY]: CANARY });
      await check('/api/orders', JSON.stringify(order).slice(0, -9));
      await check('/api/orders', order, { 'Idempotency-Key': CANARY });
      await check('/api/contact', message);
      await check('/api/contact', { ...message, email: CANARY });
      await check('/api/contact', message, { Origin: `https://${CANARY}.example` });
      await check(`/api/${CANARY}?${CANARY}`, message);
      await (await fetch(`${url}/${CANARY}?name=${CANARY}`)).text();
    });
    await server.kill('SIGTERM');
    const hits = server.output().split(CANARY).length - 1;
    if (hits) problems.push(`${hits} hits in the log`);
    return resultOf(
      'a canary in every personal field: 0 hits in logs and refusals',
      `${answers} answers, ${server.output().split('\n').length} log lines`,
      problems,
    );
  } finally {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
