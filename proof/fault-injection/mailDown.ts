import { setTimeout as wait } from 'node:timers/promises';
import { createSmtpTransport } from '#server/mail/transports/smtp.ts';
import { freePort } from '#tests/support/freePort.ts';
import { outboxRow } from '#tests/support/outboxRow.ts';
import { startTestServer, until } from '#tests/support/server.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { resultOf, type Result } from './result.ts';

/** Target 7: a mail server that is away delays mails and loses none; a bad address blocks no other. */
export async function mailDown(given: {
  mails: number;
  /** How long the mail server stays away, in milliseconds. */
  away: number;
  backoff?: (attempts: number) => number;
}): Promise<Result> {
  const port = await freePort();
  const server = await startTestServer({
    transport: createSmtpTransport(`smtp://127.0.0.1:${port}`, 'studio@example.com'),
    mail: given.backoff ? { backoff: given.backoff, pollInterval: 50 } : {},
  });
  const { db } = server.database;
  const bad = 'nobody@example.com';
  let smtp: TestSmtp | undefined;
  try {
    for (let begin = 0; begin < given.mails; begin += 500) {
      const count = Math.min(500, given.mails - begin);
      const rows = Array.from({ length: count }, (_, index) =>
        outboxRow(begin + index === 0 ? bad : `buyer${begin + index}@example.com`),
      );
      await db.insertInto('outbox').values(rows).execute();
    }
    await wait(given.away);
    const attempts = await db
      .selectFrom('outbox')
      .select((row) => row.fn.sum<number>('attempts').as('count'))
      .executeTakeFirstOrThrow();
    smtp = await startSmtp(port);
    smtp.refuse = (address) => (address === bad ? 550 : undefined);
    const waiting = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('dead_at', 'is', null)
        .limit(1)
        .execute();
    await until(async () => (await waiting()).length === 0, 300_000);
    const delivered = new Set(smtp.received.map((mail) => mail.to?.[0]?.address));
    const dead = await db
      .selectFrom('outbox')
      .select('id')
      .where('dead_at', 'is not', null)
      .execute();
    const problems: string[] = [];
    if (delivered.size !== given.mails - 1) problems.push(`${delivered.size} delivered`);
    if (dead.length !== 1) problems.push(`${dead.length} dead letters`);
    const doubled =
      smtp.received.length - new Set(smtp.received.map((mail) => mail.messageId)).size;
    return resultOf(
      `${given.mails} mails while SMTP is down, one to a bad address: all others delivered`,
      `${delivered.size} delivered, ${dead.length} dead letter, ${doubled} duplicates, ${attempts.count} attempts while down`,
      problems,
    );
  } finally {
    await server.stop();
    await smtp?.stop();
  }
}
