import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { SqliteDriver, type DatabaseConnection, type Driver, type SqliteDatabase } from 'kysely';

/** A transaction that is over but for the commit that puts it on the disk. */
type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/** One user's turn at the only connection. */
type Turn = DatabaseConnection & {
  inTransaction: boolean;
  /** Until then it waits for a lock of another program, in the process' own time. */
  deadline: number;
  end: () => void;
};

/** How long a write waits for another program's lock, and how often it looks, in milliseconds. */
export const PATIENCE = 5_000;
export const LOOK = 25;
// https://sqlite.org/rescode.html
const SQLITE_BUSY = 5;

/**
 * A driver with one commit for all transactions of a moment.
 *
 * A commit waits until the disk has it, and a slow disk does that 60 times a second. So each
 * transaction is a savepoint in one of SQLite's, which is committed when no other request is at
 * hand: a single transaction waits for nobody. None has succeeded before that commit is on the
 * disk; if it fails, all of them fail. One that fails by itself takes back its own savepoint only.
 *
 * SQLite would wait for another program's lock with the whole process. Here it never does: who
 * meets a lock gives up the turn and looks again a moment later.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #statements: SqliteDatabase;
  readonly #driver: SqliteDriver;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #inSavepoint = false;
  #scheduled = false;
  #group: Waiting[] = [];

  constructor(database: DatabaseSync, statements: SqliteDatabase) {
    this.#database = database;
    this.#statements = statements;
    this.#driver = new SqliteDriver({ database: statements });
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<Turn> {
    const deadline = performance.now() + PATIENCE;
    const end = await this.#takeTurn();
    const connection = await this.#driver.acquireConnection();
    const turn: Turn = {
      inTransaction: false,
      deadline,
      end,
      executeQuery: async (query) => {
        if (!turn.inTransaction) {
          return this.#patiently(turn, () => {
            // A statement by itself sees and adds to nothing that is not on the disk.
            this.#commit();
            return connection.executeQuery(query);
          });
        }
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          // Some errors, such as a full disk, make SQLite roll back all: the others' work too.
          if (!this.#database.isTransaction) this.#failGroup(error);
          throw error;
        }
      },
      streamQuery: (query, chunkSize) => {
        if (!turn.inTransaction) this.#commit();
        return connection.streamQuery(query, chunkSize);
      },
    };
    return turn;
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.end();
    return Promise.resolve();
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.#patiently(turn, () => {
      // A deferred one that turns into a writing one fails when another process writes too.
      if (!this.#database.isTransaction) this.#run('begin immediate');
    });
    this.#run('savepoint one');
    turn.inTransaction = this.#inSavepoint = true;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.#run('release one');
    turn.inTransaction = this.#inSavepoint = false;
    const committed = new Promise<void>((resolve, reject) => {
      this.#group.push({ resolve, reject });
    });
    this.#scheduleCommit();
    turn.end();
    return committed;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // Where the group's commit has failed there is nothing left to take back.
    if (!turn.inTransaction) return;
    turn.inTransaction = this.#inSavepoint = false;
    // A full disk has rolled back already, and a second rollback would hide the first error.
    if (!this.#database.isTransaction) return;
    if (this.#group.length) {
      this.#run('rollback to one');
      this.#run('release one');
      this.#scheduleCommit();
    } else {
      this.#run('rollback');
    }
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#commit();
    return this.#driver.destroy();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#lastTurn = promise;
    await before;
    return () => resolve(undefined);
  }

  /** Repeats what another program's lock prevents, until the deadline; between, others have turns. */
  async #patiently<T>(turn: Turn, work: () => T | Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= turn.deadline) throw error;
      }
      turn.end();
      await setTimeout(LOOK);
      turn.end = await this.#takeTurn();
    }
  }

  /** For when the requests are served that the event loop has at hand. */
  #scheduleCommit(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      // A transaction that is in the middle schedules again at its end.
      if (!this.#inSavepoint) this.#commit();
    });
  }

  #commit(): void {
    if (!this.#group.length) return;
    try {
      this.#run('commit');
    } catch (error) {
      if (this.#database.isTransaction) this.#run('rollback');
      this.#failGroup(error);
      return;
    }
    for (const { resolve } of this.#group.splice(0)) resolve();
  }

  #failGroup(error: unknown): void {
    for (const { reject } of this.#group.splice(0)) reject(error);
  }

  #run(sql: string): void {
    this.#statements.prepare(sql).run([]);
  }
}

/** Whether SQLite says that another program has the file's lock. */
export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}
