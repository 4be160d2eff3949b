import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely';

/** How long a write waits for another program's lock, and how often it retries, in milliseconds. */
const LOCK_TIMEOUT = 5_000;
const POLL_INTERVAL = 25;
// https://sqlite.org/rescode.html
const SQLITE_BUSY = 5;
const SQLITE_CANTOPEN = 14;

/** Opens a SQLite file so that a committed order is on disk before it is acknowledged. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: LOCK_TIMEOUT,
    enableForeignKeyConstraints: true,
  });
  enableWal(database);
  database.exec('pragma synchronous = full');
  // Overwrites deleted data in the file (ruling 39).
  database.exec('pragma secure_delete = on');
  // SQLite's own wait for a lock would block the process: the driver waits instead.
  database.exec('pragma busy_timeout = 0');
  return database;
}

/**
 * Switches to WAL. While another process does that to a new file, SQLite fails at once instead of
 * waiting for its timeout, so retry.
 */
function enableWal(database: DatabaseSync): void {
  const deadline = performance.now() + LOCK_TIMEOUT;
  for (;;) {
    try {
      // Reading the schema version creates the `-wal` file.
      database.exec('pragma journal_mode = wal; pragma schema_version');
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_INTERVAL);
  }
}

/** Whether SQLite reports that another program has locked the file. */
function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}

/**
 * The inodes of a database and its log, undefined when one is not writable. SQLite keeps its files
 * open and would commit to them even after they were deleted or replaced.
 */
function identifyFiles(database: DatabaseSync): string | undefined {
  const path = database.location() ?? '';
  try {
    const files = [path, `${path}-wal`].map((file) => {
      accessSync(file, constants.W_OK);
      const { dev, ino, mode } = statSync(file);
      // Root can write to a read-only file, so check the mode too.
      return mode & constants.S_IWUSR ? `${dev}:${ino}` : undefined;
    });
    return files.every(Boolean) ? files.join() : undefined;
  } catch {
    return undefined;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const dialect = new SqliteDialect({ database: toKyselyDatabase(database) });
  dialect.createDriver = () => new LockPatientDriver(database);
  dialect.createAdapter = () => new Adapter();
  return dialect;
}

class Adapter extends SqliteAdapter {
  /** Kysely's own queue would block while a write waits for a lock: the driver has its own. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back DDL, so that all migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Serializes queries on the single connection. A write that finds the file locked by another
 * program releases its turn and retries, so that it blocks neither the process nor reads.
 */
class LockPatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #files: string | undefined;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #endTurn = (): void => {};

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
    this.#files = identifyFiles(database);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await this.#waitForTurn();
    return {
      executeQuery: async (query) => {
        const result = await this.#retryWhileLocked(() => connection.executeQuery<never>(query));
        // Check the files after a commit too: one may have been deleted in the meantime.
        if (!this.#database.isTransaction) this.#requireSameFiles();
        return result;
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn();
    return Promise.resolve();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction fails when it starts to write while another process writes.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back when the disk is full; a second rollback would hide the error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  #requireSameFiles(): void {
    if (this.#files !== undefined && identifyFiles(this.#database) === this.#files) return;
    const error = new Error('The SQLite file was deleted, replaced or made read-only.');
    throw Object.assign(error, { name: 'SqliteFileError', errcode: SQLITE_CANTOPEN });
  }

  async #waitForTurn(): Promise<void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#lastTurn = promise;
    await before;
    this.#endTurn = () => resolve(undefined);
  }

  async #retryWhileLocked<T>(execute: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + LOCK_TIMEOUT;
    for (;;) {
      try {
        return await execute();
      } catch (error) {
        // Never wait within a transaction: it already holds the lock and must keep its turn.
        const waits = isLocked(error) && !this.#database.isTransaction;
        if (!waits || performance.now() >= deadline) throw error;
      }
      this.#endTurn();
      await setTimeout(POLL_INTERVAL);
      await this.#waitForTurn();
    }
  }
}

function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
