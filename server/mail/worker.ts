import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { describeError, type Log } from '../log.ts';
import { PermanentMailError, UnconfirmedMailError, type Mail, type MailTransport } from './mail.ts';
import { claimMails, releaseMail } from './outbox.ts';

export type WorkerDeps = {
  db: Db;
  transport: MailTransport;
  now: () => number;
  log: Log;
  /** How often the outbox is polled without a call of `wake`, in milliseconds. */
  pollInterval?: number;
  /** How many mails are sent at the same time. */
  batch?: number;
  /** Milliseconds until the next attempt, after the given number of failed ones. */
  backoff?: (attempts: number) => number;
  /** Failed attempts after which a mail becomes a dead letter. */
  maxAttempts?: number;
};

export type MailWorker = {
  /** Checks the outbox now instead of at the next poll. */
  wake(): void;
  /** Resolves when the mails being sent are done and recorded. */
  stop(): Promise<void>;
};

const HOUR = 3_600_000;
/** How often a mail is sent when each attempt may have delivered it. */
const MAX_UNCONFIRMED = 3;

/** 10 s, doubling up to an hour, with 20 % jitter so that retries do not coincide. */
function defaultBackoff(attempts: number): number {
  const delay = Math.min(10_000 * 2 ** (attempts - 1), HOUR);
  return Math.round(delay * (0.8 + Math.random() * 0.4));
}

/** Sends the outbox's mails while the server runs. The default 100 attempts take about 4 days. */
export function startMailWorker(deps: WorkerDeps): MailWorker {
  const { log, pollInterval = 1_000, batch = 5 } = deps;
  // Mails are sent concurrently, so that a slow one does not delay others.
  const sending = new Set<Promise<void>>();
  let stopping = false;
  let alarm = Promise.withResolvers<undefined>();
  const wake = () => alarm.resolve(undefined);

  async function pollOutbox(): Promise<void> {
    while (!stopping) {
      alarm = Promise.withResolvers();
      const mails = await claimDueMails(deps, batch - sending.size);
      for (const mail of mails) {
        const sent = sendMail(deps, mail)
          // Not recorded as sent: the mail is resent with the same id when its lease has expired.
          .catch((error: unknown) =>
            log.error({ mailId: mail.id, error: describeError(error) }, 'a mail was not marked'),
          )
          .finally(() => {
            sending.delete(sent);
            wake();
          });
        sending.add(sent);
      }
      if (mails.length > 0) continue;
      const timer = setTimeout(wake, pollInterval);
      await alarm.promise;
      clearTimeout(timer);
    }
    await Promise.all(sending);
  }

  const finished = pollOutbox();
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return finished;
    },
  };
}

/** @returns due mails; none while the database is unavailable. */
async function claimDueMails(
  { db, transport, now, log }: WorkerDeps,
  limit: number,
): Promise<OutboxRow[]> {
  if (limit === 0) return [];
  try {
    return await claimMails(db, { now: now(), limit, timeLimit: transport.timeLimit });
  } catch (error) {
    log.error({ error: describeError(error) }, 'the outbox could not be read');
    return [];
  }
}

const logFields = ({ id, kind, attempts, subject_id }: OutboxRow) => ({
  mailId: id,
  kind,
  attempt: attempts,
  ...(kind !== 'contact-message' && { orderId: subject_id }),
});

async function sendMail(deps: WorkerDeps, row: OutboxRow): Promise<void> {
  const { db, transport, now, log } = deps;
  try {
    await transport.send({ ...(JSON.parse(row.payload) as Mail), id: row.id });
  } catch (error) {
    await recordFailure(deps, row, error);
    return;
  }
  await releaseMail(db, row.id, { sent_at: now(), last_error: null });
  log.info(logFields(row), 'mail sent');
}

async function recordFailure(deps: WorkerDeps, row: OutboxRow, error: unknown): Promise<void> {
  const { db, now, log, backoff = defaultBackoff, maxAttempts = 100 } = deps;
  const about = { ...logFields(row), error: describeError(error) };
  const last_error = error instanceof Error ? error.message : String(error);
  const mayHaveArrived = error instanceof UnconfirmedMailError;
  const unconfirmed = row.unconfirmed + (mayHaveArrived ? 1 : 0);
  const final = error instanceof PermanentMailError || row.attempts >= maxAttempts;
  if (final || unconfirmed >= MAX_UNCONFIRMED) {
    await releaseMail(db, row.id, { dead_at: now(), last_error });
    log.error(about, 'a mail cannot be delivered');
  } else {
    const next_at = now() + (mayHaveArrived ? HOUR : backoff(row.attempts));
    await releaseMail(db, row.id, { last_error, next_at, unconfirmed });
    log.warn(about, 'a mail is tried again later');
  }
}
