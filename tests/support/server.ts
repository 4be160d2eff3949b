import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCartKey } from '#contract/cartKey.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Config } from '#server/config.ts';
import type { Limit, Limits } from '#server/http/limits.ts';
import { createLog } from '#server/log.ts';
import type { MailTransport, OutgoingMail } from '#server/mail/mail.ts';
import type { Gateway } from '#server/shop/gateways/gateway.ts';
import { startServer, type Parts, type RunningServer } from '#server/start.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { createLedgerGateway, type LedgerGateway } from './ledger.ts';
import { until } from './until.ts';

/** Sets the same rate limit for every endpoint. */
export const limitAll = (limit: Limit) =>
  Object.fromEntries(Object.keys(endpoints).map((name) => [name, limit])) as Limits;

/** Limits that no test reaches. */
export const noLimits = limitAll({ points: 1_000_000, seconds: 1 });

/** A clock that a test advances. */
export type TestClock = { (): number; advance(milliseconds: number): void };

export function createClock(start = Date.parse('2026-01-15T17:00:00Z')): TestClock {
  let time = start;
  return Object.assign(() => time, {
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  });
}

export type TestServer = RunningServer &
  AsyncDisposable & {
    url: string;
    dataDir: string;
    gateway: LedgerGateway;
    /** The mails that the transport accepted, in order. */
    sent: OutgoingMail[];
    /** All log output. */
    logged(): string;
  };

export type TestServerOptions = Parts & {
  databaseUrl?: string | undefined;
  config?: Partial<Config>;
  gateway?: LedgerGateway;
  /** Replaces the ledger by another gateway. */
  realGateway?: Gateway;
};

/** A transport that passes each mail to a function, which may reject it. */
export const createTransport = (take: (mail: OutgoingMail) => unknown): MailTransport => ({
  send: async (mail) => void (await take(mail)),
  close: () => Promise.resolve(),
});

/** Starts a complete server with a temporary database and a ledger as its gateway. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, config, gateway = createLedgerGateway(), realGateway, ...parts } = options;
  const dataDir = config?.dataDir ?? mkdtempSync(join(tmpdir(), 'studio-data-'));
  const sent: OutgoingMail[] = [];
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const running = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      buildDir: join(dataDir, 'no-build'),
      databaseUrl,
      smtpUrl: undefined,
      mailFrom: 'studio@example.com',
      publicUrl: 'http://localhost:3000',
      square: undefined,
      trustProxy: 0,
      socketsPerAddress: 10_000,
      logLevel: 'debug',
      ...config,
    },
    log,
    {
      catalogue: { services, products },
      gateway: realGateway ?? gateway,
      grace: 0,
      limits: noLimits,
      cardTries: [],
      transport: createTransport((mail) => sent.push(mail)),
      ...parts,
    },
  );
  const stop = async () => {
    await running.stop();
    if (!config?.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...running,
    url: `http://127.0.0.1:${running.port}`,
    dataDir,
    gateway,
    sent,
    logged: () => lines.join(''),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export type Answer = { status: number; body: unknown; headers: Headers };

/** The idempotency key of a new cart. */
export const newKey = (): string =>
  formatCartKey({ cartId: randomUUID().replaceAll('-', ''), attempt: 0 });

/** POSTs JSON with a new idempotency key, unless `headers` has one. */
export async function post(
  server: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  return readAnswer(await fetchAgainAfterReset(server.url + path, request));
}

/** On a busy machine the server may close a connection, idle or waiting, just as it is used. */
export const fetchAgainAfterReset = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, request).catch((error: unknown) => {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET') throw error;
    return fetch(url, request);
  });

/** Reads a response: its body parsed if JSON, else as text. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.startsWith('application/json');
  return {
    status: response.status,
    body: json ? (JSON.parse(text) as unknown) : text,
    headers: response.headers,
  };
}

/** Repeats a request until it is not answered by 503, as a busy PostgreSQL may do. */
export async function untilAvailable(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  await until(async () => answer.status !== 503 || (answer = await send()).status !== 503);
  return answer;
}

/** Waits until every mail in the outbox is sent. */
export const waitUntilAllSent = ({ database }: RunningServer): Promise<void> =>
  until(async () => {
    const mails = await database.db.selectFrom('outbox').select('sent_at').execute();
    return mails.every(({ sent_at }) => sent_at !== null);
  });
