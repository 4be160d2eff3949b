import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { studio } from '#content/studio.ts';
import { createApp } from './app.ts';
import { squareLocationWarnings, readBuiltPages, requireMatchingPayments } from './builtPages.ts';
import { ConfigError, mailsOnlyStudio, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { startRetention } from './db/retention.ts';
import { defaultCardTries, defaultLimits, type Limit, type Limits } from './http/limits.ts';
import { limitConnections, serializePipelinedRequests } from './http/sockets.ts';
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

/** How long current requests may take after a stop signal, in milliseconds. */
export const DRAIN = 8_000;
/** How much longer a gateway call may take when the server stops, in milliseconds. */
export const GATEWAY_GRACE = 1_000;
/** How much longer mails may take when the server stops, in milliseconds: some take minutes. */
export const MAIL_GRACE = 5_000;
/** Timeout of the gateway's settings check, in milliseconds. */
export const GATEWAY_CHECK = 10_000;
/**
 * How long responses carry `Connection: close` before the server stops listening, so that busy
 * clients do not send their next request into a closing connection. In milliseconds.
 */
const GRACE = 250;

/** Parts that tests replace; everything else comes from the settings. */
export type Parts = {
  catalogue?: Catalogue;
  gateway?: Gateway;
  transport?: MailTransport;
  limits?: Limits;
  cardTries?: readonly Limit[];
  now?: () => number;
  mail?: Pick<WorkerDeps, 'backoff' | 'pollInterval' | 'batch' | 'maxAttempts'>;
  reconcileInterval?: number;
  /** Milliseconds between the stop signal and the end of listening. */
  grace?: number;
};

export type RunningServer = {
  port: number;
  database: Database;
  /** Sentences for the operator about mismatched settings. */
  warnings: string[];
  /** A sentence for the operator when the gateway would not charge with its settings. */
  gatewayWarning: Promise<string | undefined>;
  /** Reports unready, stops listening, finishes current requests and mails, closes the database. */
  stop(): Promise<void>;
};

/**
 * Starts the server: database, mail, retention, HTTP. Retries open payments in the background.
 * @throws ConfigError for invalid settings, pages that do not match them, or an unavailable port.
 */
export async function startServer(
  config: Config,
  log: Log,
  parts: Parts = {},
): Promise<RunningServer> {
  const built = readBuiltPages(config.buildDir);
  requireMatchingPayments(config, built);
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
  // Close slow clients soon: browsers are faster, and Node's default timeouts are minutes.
  const server = createServer(
    { requestTimeout: 9_000, headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    serializePipelinedRequests(app),
  );
  limitConnections(server, config.trustProxy ? undefined : config.socketsPerAddress);

  async function closeServer(): Promise<void> {
    // Do not wait for a hanging gateway: the payment's lease expires, and the next start retries.
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
    await closeServer();
    throw error;
  }
  void reconciler.run();
  const gatewayWarning = gateway.check(AbortSignal.timeout(GATEWAY_CHECK));
  return {
    port: (server.address() as AddressInfo).port,
    database,
    gatewayWarning,
    warnings: squareLocationWarnings(locationId, built),
    stop: async () => {
      if (stopping) return;
      stopping = true;
      void reconciler.stop();
      await drainRequests(server, parts.grace ?? GRACE);
      await closeServer();
    },
  };
}

function createTransport(config: Config, log: Log): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config;
  const smtp = smtpUrl && createSmtpTransport(smtpUrl, mailFrom);
  if (smtp && !mailsOnlyStudio(config)) return smtp;
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

/** Lets current requests finish, and closes the remaining connections after a while. */
async function drainRequests(server: Server, grace: number): Promise<void> {
  await setTimeout(grace);
  const closed = once(server.close(), 'close');
  await Promise.race([closed, setTimeout(DRAIN, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

/** Stops gracefully on SIGTERM and SIGINT with exit code 0, and on an uncaught error with 1. */
export function stopWithProcess(running: RunningServer, log: Log): void {
  let exiting = false;
  const stopAndExit = async (code: number) => {
    if (exiting) return;
    exiting = true;
    await running.stop().catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'stopping failed');
    });
    // A blocked log does not delay shutdown.
    await Promise.race([promisify(log.flush.bind(log))(), setTimeout(500)]);
    process.exit(code);
  };
  process.on('SIGTERM', () => void stopAndExit(0));
  process.on('SIGINT', () => void stopAndExit(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, 'uncaught error');
      void stopAndExit(1);
    });
  }
}
