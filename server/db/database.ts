import { closeSync, existsSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { ConfigError, type Config } from '../config.ts';
import { describeError, type Log } from '../log.ts';
import { makePrivate } from '../privateFolder.ts';
import { migrate, migrationState, type DatabaseKind } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export type Database = {
  kind: DatabaseKind;
  db: Db;
  /** The PostgreSQL pool, which the shared rate limits use too; undefined with SQLite. */
  pool: pg.Pool | undefined;
};

const SQLITE_FILE = 'studio.sqlite';

/** How long PostgreSQL may be silent during a visitor's query, in milliseconds. */
export const SILENCE = 2_000;
/** How long it may be silent during migrations and the owner's commands, in milliseconds. */
const LONG_SILENCE = 60_000;
/** How long new connections fail immediately after one has timed out, in milliseconds. */
const PAUSE = 1_000;

/** Without `databaseUrl`: SQLite in `dataDir`. */
type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens and migrates the configured database. */
export async function openDatabase({ databaseUrl, dataDir }: Place, log: Log): Promise<Database> {
  if (!databaseUrl) {
    const database = openSqliteIn(dataDir, log);
    await migrate(database.db, database.kind);
    return database;
  }
  const patient = openPostgres(databaseUrl, log, LONG_SILENCE);
  await migrate(patient.db, patient.kind).finally(() => patient.db.destroy());
  return openPostgres(databaseUrl, log, SILENCE);
}

/**
 * Opens the server's database for a command, also while the server runs. Never creates or migrates
 * it.
 * @throws ConfigError with one sentence when it is missing or of an older release.
 */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: Place,
  log: Log,
): Promise<Database & { name: string }> {
  const file = join(dataDir, SQLITE_FILE);
  if (!databaseUrl && !existsSync(file)) {
    throw new ConfigError(`There is no database at ${file}: set DATA_DIR as the server has it.`);
  }
  const database = databaseUrl
    ? openPostgres(databaseUrl, log, LONG_SILENCE)
    : openSqliteIn(dataDir, log);
  const name = databaseUrl ? databaseName(databaseUrl) : file;
  try {
    const state = await migrationState(database.db, database.kind);
    if (state === 'current') return { ...database, name };
    throw new ConfigError(
      state === 'none'
        ? `There is no shop in the database ${name}: set DATABASE_URL as the server has it.`
        : `The database ${name} is of an earlier release: start the server first.`,
    );
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

/** The items of an order. */
export const selectOrderItems = (db: Db, orderId: string) =>
  db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute();

/** Host and database name of a PostgreSQL URL, without user and password. */
function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function openSqliteIn(dataDir: string, log: Log): Database {
  makePrivate(dataDir, log);
  const file = join(dataDir, SQLITE_FILE);
  // SQLite's own file would be readable for others, so create a private one. Not if it exists:
  // closing a descriptor drops this process' locks on the file, also those of a connection.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(file)) });
  return { kind: 'sqlite', db, pool: undefined };
}

function openPostgres(connectionString: string, log: Log, silence: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    stream: connectionsWithTimeout(silence),
    connectionTimeoutMillis: silence,
    idleTimeoutMillis: silence / 2,
    types: {
      getTypeParser: (oid, format) =>
        // pg returns bigint as text by default; ours are cents and milliseconds, far below 2^53.
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A lost connection fails the current query. Without these listeners it would also end the
  // process: the pool emits errors of idle connections, a client those during a transaction.
  const onLost = (error: Error) =>
    log.warn({ error: describeError(error) }, 'database connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new LimitedDriver(pool, silence);
  return { kind: 'postgres', db: new Kysely<Schema>({ dialect }), pool };
}

/**
 * Limits how long PostgreSQL keeps a transaction of a process that it lost contact with. The limits
 * are set per transaction: PgBouncer rejects them as connection options, and in its transaction
 * mode a connection is only shared per transaction.
 */
class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(pool: pg.Pool, timeout: number) {
    super({ pool });
    const idle = Math.max(5_000, timeout);
    this.#begin = CompiledQuery.raw(
      `begin; set local statement_timeout = ${timeout}; set local idle_in_transaction_session_timeout = ${idle}`,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

/**
 * Creates the pool's sockets. A network blackhole closes no connection, only silence reveals it.
 * For a moment after a timeout new connections fail at once, so that a request with several queries
 * waits only for the first.
 */
function connectionsWithTimeout(silence: number): () => Socket {
  let lostAt = -Infinity;
  const timeoutError = () =>
    Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' });
  return () => {
    const socket = new Socket();
    socket.setTimeout(silence, () => {
      lostAt = performance.now();
      socket.destroy(timeoutError());
    });
    if (performance.now() - lostAt < PAUSE) setImmediate(() => socket.destroy(timeoutError()));
    return socket;
  };
}
