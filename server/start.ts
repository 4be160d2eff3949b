import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { studio } from '#content/studio.ts';
import { createApp } from './app.ts';
import { locationWarnings, readBuiltPages, refuseOtherPayments } from './builtPages.ts';
import { ConfigError, mailsNoStranger, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { startRetention } from './db/retention.ts';
import { defaultCardTries, defaultLimits, type Limit, type Limits } from './http/limits.ts';
import { limitSockets, serializePipelinedRequests } from './http/sockets.ts';
import { describeError, type Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { createFileTransport } from './mail/transports/files.ts';
import { createSmtpTransport } from './mail/transports/smtp.ts';
import { startMailWorker, type WorkerDeps } from './mail/worker.ts';
import { makePrivate } from './privateFolder.ts';
import { readCatalogue, type Catalogue } from './shop/catalogue.ts';
import type { Gateway } from './shop/gateways/gateway.ts';
import { createSimulatedGateway } from './shop/gateways/simulated.ts';
import { createSquareGateway } from './shop/gateways/square.ts';
import { startReconciler } from './shop/reconciler.ts';

/** How long requests under way may take after the server was told to stop, in milliseconds. */
const DRAIN = 8_000;
/** How much longer a question to the gateway may take, in milliseconds. */
const GATEWAY_GRACE = 1_000;
/** How much longer the mails under way may take, in milliseconds: a mail server may need minutes. */
const MAIL_GRACE = 5_000;
/** How long the gateway may take to look at its settings, in milliseconds. */
const GATEWAY_CHECK = 10_000;
/**
 * Before the server stops listening, answers ask their connections to close, so that a busy client
 * does not send its next request into one that ends.
 */
const GRACE = 250;

/** What a test replaces; the rest follows from the settings. */
export type Parts = {
  catalogue?: Catalogue;
  gateway?: Gateway;
  transport?: MailTransport;
  limits?: Limits;
  cardTries?: readonly Limit[];
  now?: () => number;
  mail?: Pick<WorkerDeps, 'backoff' | 'pollInterval' | 'batch' | 'maxAttempts'>;
  reconcileInterval?: number;
  /** Milliseconds between being told to stop and no longer listening. */
  grace?: number;
};

export type RunningServer = {
  port: number;
  database: Database;
  /** Sentences for the operator about settings that do not fit together. */
  warnings: string[];
  /** What the gateway says of its settings: a sentence when it would charge nothing with them. */
  gatewayWarning: Promise<string | undefined>;
  /** Unready, no new connections, requests under way end, the current mail too, database closed. */
  stop(): Promise<void>;
};

/**
 * Starts the server: database, mail, retention, HTTP. Open payments are asked for meanwhile.
 * @throws ConfigError for the owner's file, pages of the demonstration or a port that cannot be had.
 */
export async function startServer(
  config: Config,
  log: Log,
  parts: Parts = {},
): Promise<RunningServer> {
  const built = readBuiltPages(config.buildDir);
  refuseOtherPayments(config, built);
  const catalogue = parts.catalogue ?? readCatalogue();
  const gateway =
    parts.gateway ??
    (config.square ? createSquareGateway(config.square) : createSimulatedGateway());
  const database = await openDatabase(config, log);
  const { db, pool } = database;
  const now = parts.now ?? Date.now;
  const transport = parts.transport ?? createTransport(config, log);
  const locationId = config.square?.locationId ?? 'default';

  const worker = startMailWorker({ db, transport, now, log, ...parts.mail });
  const shop = {
    db,
    gateway,
    products: catalogue.products,
    locationId,
    builtLocationId: built.squareLocationId,
    publicUrl: config.publicUrl,
    now,
    log,
    onMailQueued: worker.wake,
  };
  const reconciler = startReconciler(shop, parts.reconcileInterval);
  const stopRetention = startRetention(db, { now, transport, log });

  let stopping = false;
  const app = createApp({
    ...shop,
    pool,
    services: catalogue.services,
    buildDir: config.buildDir,
    trustProxy: config.trustProxy,
    isStopping: () => stopping,
    limits: parts.limits ?? defaultLimits,
    cardTries: parts.cardTries ?? defaultCardTries,
  });
  // A reader that is slower than this is no reader; the defaults would keep its socket for minutes.
  const server = createServer(
    { requestTimeout: 9_000, headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    serializePipelinedRequests(app),
  );
  limitSockets(server, config.trustProxy ? undefined : config.socketsPerAddress);

  async function close(): Promise<void> {
    // A gateway that hangs is not waited for: the payment's lease ends, and the next start asks.
    await Promise.race([reconciler.stop(), setTimeout(GATEWAY_GRACE, undefined, { ref: false })]);
    await Promise.race([worker.stop(), setTimeout(MAIL_GRACE, undefined, { ref: false })]);
    await transport.close();
    await worker.stop();
    await stopRetention();
    await db.destroy();
  }
  try {
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  void reconciler.run();
  const gatewayWarning = gateway.check(AbortSignal.timeout(GATEWAY_CHECK));
  return {
    port: (server.address() as AddressInfo).port,
    database,
    gatewayWarning,
    warnings: locationWarnings(locationId, built),
    stop: async () => {
      if (stopping) return;
      stopping = true;
      void reconciler.stop();
      await drain(server, parts.grace ?? GRACE);
      await close();
    },
  };
}

function createTransport(config: Config, log: Log): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config;
  const smtp = smtpUrl && createSmtpTransport(smtpUrl, mailFrom);
  if (smtp && !mailsNoStranger(config)) return smtp;
  const outbox = join(dataDir, 'outbox');
  makePrivate(dataDir, log);
  makePrivate(outbox, log);
  const files = createFileTransport(outbox, mailFrom);
  if (!smtp) return files;
  return {
    ...files,
    ...smtp,
    send: (mail) => (mail.to.address === studio.email ? smtp : files).send(mail),
  };
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Port ${port} is taken by another program: set PORT to another one.`);
    }
    if (!['EACCES', 'EADDRNOTAVAIL'].includes(code)) throw error;
    throw new ConfigError(`The server cannot listen at port ${port} of this HOST.`);
  }
}

/** Lets requests under way end, and cuts what is left after a while. */
async function drain(server: Server, grace: number): Promise<void> {
  await setTimeout(grace);
  const closed = once(server.close(), 'close');
  await Promise.race([closed, setTimeout(DRAIN, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

/** Stops on SIGTERM and SIGINT with exit code 0, and on an uncaught error with 1. */
export function stopWithProcess(running: RunningServer, log: Log): void {
  let exiting = false;
  const exit = async (code: number) => {
    if (exiting) return;
    exiting = true;
    await running.stop().catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'stopping failed');
    });
    // A blocked log does not delay shutdown.
    await Promise.race([promisify(log.flush.bind(log))(), setTimeout(500)]);
    process.exit(code);
  };
  process.on('SIGTERM', () => void exit(0));
  process.on('SIGINT', () => void exit(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, 'uncaught error');
      void exit(1);
    });
  }
}
