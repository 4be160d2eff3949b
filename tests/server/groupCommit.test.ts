import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite, SqliteDialect } from '#server/db/sqlite.ts';

type Words = { words: { id: number; parent: number | null } };

let folder: string;
let db: Kysely<Words>;
let other: DatabaseSync;
let onTheDisk: () => number[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-group-'));
  const file = join(folder, 'test.sqlite');
  db = new Kysely<Words>({ dialect: new SqliteDialect(openSqlite(file)) });
  await sql`create table words (
    id integer primary key,
    parent integer references words deferrable initially deferred
  )`.execute(db);
  other = new DatabaseSync(file);
  onTheDisk = () =>
    (other.prepare('select id from words order by id').all() as { id: number }[]).map(
      ({ id }) => id,
    );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const add = (id: number, parent: number | null = null, then?: () => Promise<void>) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('words').values({ id, parent }).execute();
    await then?.();
    return id;
  });

/** How many commits reach the database while `work` runs. */
async function commitsOf(work: () => Promise<unknown>): Promise<number> {
  const run = vi.spyOn(StatementSync.prototype, 'run');
  await work();
  const statements = run.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL);
  return statements.filter((statement) => statement === 'commit').length;
}

describe('transactions on SQLite', () => {
  it('of the same moment share a commit, those of different moments do not', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(await commitsOf(() => Promise.all(ids.map((id) => add(id))))).toBe(1);
    expect(onTheDisk()).toEqual(ids);
    vi.restoreAllMocks();
    expect(
      await commitsOf(async () => {
        await add(21);
        await add(22);
      }),
    ).toBe(2);
  });

  it('have not succeeded before others can read what they wrote', async () => {
    const seen = await Promise.all(
      [1, 2, 3].map(async (id) => {
        await add(id);
        return onTheDisk().includes(id);
      }),
    );
    expect(seen).toEqual([true, true, true]);
  });

  it('fail alone', async () => {
    const refused = () => Promise.reject(new Error('refused'));
    const results = await Promise.allSettled([
      add(1, null, refused),
      add(2),
      add(3, null, refused),
      add(2),
      add(4),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(onTheDisk()).toEqual([2, 4]);
  });

  it('fail together when their commit fails, and the next ones succeed', async () => {
    const missing = 99;
    const results = await Promise.allSettled([add(1), add(2, missing), add(3)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(onTheDisk()).toEqual([]);
    await add(4);
    expect(onTheDisk()).toEqual([4]);
  });

  it('fail together when the disk is full in the middle of one', async () => {
    await sql`create table filler (bytes blob)`.execute(db);
    await sql`pragma max_page_count = 20`.execute(db);
    const fill = db.transaction().execute(async (trx) => {
      await sql`insert into filler values (zeroblob(1000000))`.execute(trx);
    });
    const results = await Promise.allSettled([add(1), fill, add(2)]);
    const stored = onTheDisk();
    const told = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    );
    expect(results[1]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } });
    expect(stored).toEqual(told);
  });

  it('are not committed in the middle by one that comes to its end', async () => {
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    const first = add(1);
    const second = add(2, null, async () => {
      await later;
      throw new Error('refused');
    });
    const outcome = expect(second).rejects.toThrow('refused');
    // The moment has passed at which the first one's commit was due.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(onTheDisk()).toEqual([]);
    goOn(undefined);
    await outcome;
    await first;
    expect(onTheDisk()).toEqual([1]);
  });

  it('are on the disk before a statement by itself runs', async () => {
    const first = add(1);
    const read = db.selectFrom('words').select('id').execute();
    await read.then(() => expect(onTheDisk()).toEqual([1]));
    await first;
  });
});

describe('while another program holds the lock', () => {
  const settled = async (work: Promise<unknown>) =>
    (await Promise.race([
      work.then(() => true),
      new Promise((resolve) => setImmediate(resolve)),
    ])) === true;

  it('reads do not wait, and writes wait until it lets go', async () => {
    await add(1);
    other.exec('begin immediate');
    const transaction = add(2);
    const statement = db.insertInto('words').values({ id: 3 }).execute();
    expect(await db.selectFrom('words').select('id').execute()).toHaveLength(1);
    expect(await settled(transaction)).toBe(false);
    other.exec('rollback');
    await Promise.all([transaction, statement]);
    expect(onTheDisk()).toEqual([1, 2, 3]);
  });

  it('writes fail after 5 s, all of them, and later ones succeed', async () => {
    other.exec('begin immediate');
    const began = performance.now();
    const writes = [add(1), add(2), add(3)];
    for (const result of await Promise.allSettled(writes)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { errcode: 5 } });
    }
    expect(performance.now() - began).toBeGreaterThan(4_900);
    other.exec('rollback');
    await add(4);
    expect(onTheDisk()).toEqual([4]);
  });

  it('a file that it has just made is opened when it lets go', () => {
    const file = join(folder, 'new.sqlite');
    const first = new DatabaseSync(file);
    first.exec('begin immediate; create table words (id integer primary key)');
    const wait = vi.spyOn(Atomics, 'wait').mockImplementationOnce(() => {
      first.exec('commit');
      return 'timed-out';
    });
    openSqlite(file).close();
    expect(wait).toHaveBeenCalledOnce();
    first.close();
  });
});
