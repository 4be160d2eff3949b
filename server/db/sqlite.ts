import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDialect as KyselySqliteDialect,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { GroupCommitDriver, isBusy, LOOK, PATIENCE } from './groupCommit.ts';

/** Opens a SQLite file so that a committed order is on the disk before it is acknowledged. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  enterWal(database);
  database.exec('pragma synchronous = full');
  // What is deleted is overwritten (ruling 39).
  database.exec('pragma secure_delete = on');
  // SQLite itself would wait with the whole process: the driver waits instead.
  database.exec('pragma busy_timeout = 0');
  return database;
}

/**
 * The first of several that open a new file changes its journal. SQLite tells the others at once, and
 * not after its timeout, that it is locked.
 */
function enterWal(database: DatabaseSync): void {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export class SqliteDialect extends KyselySqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new GroupCommitDriver(this.#database, adapt(this.#database));
  }

  override createAdapter(): SqliteAdapter {
    return new TurnTakingAdapter();
  }
}

/** Leaves the taking of turns to the driver, which ends one before its commit is on the disk. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite takes tables back too: with this all migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    const entry = { statement, reader: statement.columns().length > 0 };
    prepared.set(sql, entry);
    return entry;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const { statement, reader } = prepared.get(sql) ?? prepare(sql);
      return {
        reader,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
