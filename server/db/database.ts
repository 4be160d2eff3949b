import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { describeError, type Log } from '../log.ts';
import { migrate, type DatabaseKind } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqlite, SqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export type Database = {
  kind: DatabaseKind;
  db: Db;
  /** The pool of a Postgres, which the shared rate limits use as well. */
  pool: pg.Pool | undefined;
};

/** Opens the database of the settings, SQLite in `dataDir` without a URL, and migrates it. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl, log) : openSqliteIn(dataDir);
  await migrate(database.db as unknown as Kysely<never>, database.kind);
  return database;
}

function openSqliteIn(dataDir: string): Database {
  // The folder holds orders and messages: nobody else on the machine may read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect(openSqlite(join(dataDir, 'studio.sqlite'))),
  });
  return { kind: 'sqlite', db, pool: undefined };
}

function openPostgres(connectionString: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (oid, format) =>
        // bigint comes as text by default; ours are cents and milliseconds, far below 2^53.
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A lost connection shows as an error of the query under way. Without these listeners it would
  // end the process too: the pool speaks for idle connections, each client for its own transaction.
  const onLost = (error: Error) =>
    log.warn({ error: describeError(error) }, 'database connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    kind: 'postgres',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    pool,
  };
}
