import { setTimeout as wait } from 'node:timers/promises';
import { createSmtpTransport } from '#server/mail/transports/smtp.ts';
import { outboxRow } from '#tests/support/outboxRow.ts';
import { createClock, startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { disposeByStop } from './resources.ts';
import { resultOf, type Result } from './result.ts';

const MINUTE = 60_000;

/**
 * A mail server that confirms a mail late gets no second copy. One that never confirms, or drops
 * the connection instead, gets no copy within an hour, and three in total at most.
 */
export async function testLateSmtpReply(given: {
  mails: number;
  /** How late the slow mail server replies, in real milliseconds. */
  late: number;
  /** How long to wait for a mail server that never replies, in real milliseconds. */
  limit: number;
}): Promise<Result> {
  const problems: string[] = [];
  const seen: string[] = [];
  for (const kind of ['late', 'dropped', 'silent'] as const) {
    const copies = await countCopies(kind, given);
    const wanted = kind === 'late' ? '0,0,0,0' : '0,1,2,2';
    seen.push(`${kind}: ${copies.join(', ')}`);
    if (copies.join() !== wanted) problems.push(`${kind}: copies ${copies.join()}`);
  }
  return resultOf(
    `${given.mails} mails answered late, dropped or not answered: no copy after 59 minutes, then 1 an hour up to 2`,
    `copies after 59 minutes and 1, 2, 3 hours: ${seen.join('; ')}`,
    problems,
  );
}

/** @returns how many copies of each mail arrived after 59 minutes and after one, two, three hours. */
async function countCopies(
  kind: 'late' | 'dropped' | 'silent',
  { mails, late, limit }: { mails: number; late: number; limit: number },
): Promise<number[]> {
  const now = createClock();
  await using smtp = disposeByStop(await startSmtp());
  const advanced = Promise.withResolvers<undefined>();
  smtp.beforeAnswer = (drop) => {
    if (kind === 'late') return Promise.all([wait(late), advanced.promise]);
    if (kind === 'dropped') drop();
    return new Promise(() => {});
  };
  const from = 'studio@example.com';
  await using server = await startTestServer({
    now,
    transport: createSmtpTransport(smtp.url, from, kind === 'silent' ? limit : undefined),
    // Retry at once if, on a busy machine, a connection fails before the mail is sent.
    mail: { pollInterval: 10, backoff: () => 0 },
  });
  const { db } = server.database;
  const rows = Array.from({ length: mails }, (_, index) => outboxRow(`b${index}@example.com`));
  const areMailsSettled = async () => {
    const open = await db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where((row) => row.or([row('lease_until', '>', 0), row('next_at', '<=', now())]))
      .execute();
    return open.length === 0;
  };
  const copies: number[] = [];
  const recordCopies = async () => {
    await until(areMailsSettled, 120_000);
    const received = smtp.received.map(({ messageId }) => messageId);
    const each = rows.map(
      ({ id }) => received.filter((one) => one === `<${id}@example.com>`).length - 1,
    );
    copies.push(Math.max(...each) === Math.min(...each) ? Math.max(...each) : Number.NaN);
  };
  await db.insertInto('outbox').values(rows).execute();
  if (kind === 'late') {
    // Longer than the reply timeout: no other worker claims a mail that is being sent.
    await until(() => smtp.received.length > 0, 60_000);
    now.advance(10 * MINUTE);
    advanced.resolve(undefined);
  }
  await until(areMailsSettled, 120_000);
  for (const minutes of [59, 2, 61, 61]) {
    now.advance(minutes * MINUTE);
    await recordCopies();
  }
  return copies;
}
