import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { describeError, type Log } from '../log.ts';
import { PermanentMailError, type Mail, type MailTransport } from './mail.ts';
import { claimMails, markDead, markFailed, markSent } from './outbox.ts';

export type WorkerDeps = {
  db: Db;
  transport: MailTransport;
  now: () => number;
  log: Log;
  /** How often the outbox is looked at when nobody calls `wake`, in milliseconds. */
  pollInterval?: number;
  /** Mails sent at the same time. */
  batch?: number;
  /** Milliseconds until the next attempt, after the given number of failed ones. */
  backoff?: (attempts: number) => number;
  /** Failed attempts after which a mail waits for the owner. */
  maxAttempts?: number;
};

export type MailWorker = {
  /** Looks at the outbox now rather than at the next poll. */
  wake(): void;
  /** Resolves when the mails under way are sent and marked. */
  stop(): Promise<void>;
};

/** 10 s, doubling up to an hour, with a fifth of jitter so that mails do not come in waves. */
function defaultBackoff(attempts: number): number {
  const delay = Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);
  return Math.round(delay * (0.8 + Math.random() * 0.4));
}

/** Sends what lies in the outbox, for as long as the server runs. About 100 attempts are 4 days. */
export function startMailWorker(deps: WorkerDeps): MailWorker {
  const { pollInterval = 1_000 } = deps;
  let stopping = false;
  let woken = false;
  let wakeUp: (() => void) | undefined;

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false;
      const claimed = await sendBatch(deps);
      if (claimed === 0) await pause();
    }
  }
  function pause(): Promise<void> {
    if (woken || stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollInterval);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  function wake(): void {
    woken = true;
    wakeUp?.();
  }

  const finished = run();
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return finished;
    },
  };
}

/** @returns how many mails were claimed; none while the database is away. */
async function sendBatch(deps: WorkerDeps): Promise<number> {
  try {
    const mails = await claimMails(deps.db, deps.now(), deps.batch ?? 5);
    await Promise.all(mails.map((mail) => sendOne(deps, mail)));
    return mails.length;
  } catch (error) {
    // A mail that was sent but could not be marked is sent again after its lease, with the same id.
    deps.log.error({ error: describeError(error) }, 'the outbox could not be read or marked');
    return 0;
  }
}

async function sendOne(deps: WorkerDeps, row: OutboxRow): Promise<void> {
  const { db, transport, now, log, backoff = defaultBackoff, maxAttempts = 100 } = deps;
  const about = { mailId: row.id, kind: row.kind, attempt: row.attempts };
  try {
    await transport.send({ ...(JSON.parse(row.payload) as Mail), id: row.id });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof PermanentMailError || row.attempts >= maxAttempts) {
      await markDead(db, row.id, reason, now());
      log.error({ ...about, error: describeError(error) }, 'a mail cannot be delivered');
    } else {
      await markFailed(db, row.id, { error: reason, nextAt: now() + backoff(row.attempts) });
      log.warn({ ...about, error: describeError(error) }, 'a mail is tried again later');
    }
    return;
  }
  await markSent(db, row.id, now());
  log.info(about, 'mail sent');
}
