import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '#server/db/errors.ts';
import { openSqlite, sqliteDialect } from '#server/db/sqlite.ts';

type Words = { words: { id: number; parent: number | null } };

let folder: string;
let db: Kysely<Words>;
let other: DatabaseSync;
let onTheDisk: () => number[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-sqlite-'));
  const file = join(folder, 'test.sqlite');
  db = new Kysely<Words>({ dialect: sqliteDialect(openSqlite(file)) });
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

const insertWord = (id: number, parent: number | null = null, then?: () => Promise<void>) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('words').values({ id, parent }).execute();
    await then?.();
    return id;
  });

describe('a transaction on SQLite', () => {
  it('resolves only after others can read its commit', async () => {
    const seen = await Promise.all(
      [1, 2, 3].map(async (id) => {
        await insertWord(id);
        return onTheDisk().includes(id);
      }),
    );
    expect(seen).toEqual([true, true, true]);
  });

  it('rolls back on failure while concurrent transactions succeed', async () => {
    const failingStep = () => Promise.reject(new Error('refused'));
    const missing = 99;
    const results = await Promise.allSettled([
      insertWord(1, null, failingStep),
      insertWord(2),
      insertWord(3, missing),
      insertWord(2),
      insertWord(4),
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

  it('reports a full disk instead of a failed second rollback', async () => {
    await sql`create table filler (bytes blob)`.execute(db);
    await sql`pragma max_page_count = 20`.execute(db);
    const fill = db.transaction().execute(async (trx) => {
      await sql`insert into filler values (zeroblob(1000000))`.execute(trx);
    });
    await expect(fill).rejects.toMatchObject({ errcode: 13 });
    await insertWord(1);
    expect(onTheDisk()).toEqual([1]);
  });
});

it('SQLite overwrites deleted data in its file (ruling 39)', async () => {
  await sql`create table notes (text text)`.execute(db);
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(join(folder, 'test.sqlite')).includes('canary-7f3a');
  };
  await sql`insert into notes values ('canary-7f3a')`.execute(db);
  expect(await isInFile()).toBe(true);
  await sql`delete from notes`.execute(db);
  expect(await isInFile()).toBe(false);
});

describe('SQLite while another program locks the file', () => {
  const isSettled = async (work: Promise<unknown>) =>
    (await Promise.race([
      work.then(() => true),
      new Promise((resolve) => setImmediate(resolve)),
    ])) === true;

  it('reads at once, and writes after the lock is released', async () => {
    await insertWord(1);
    other.exec('begin immediate');
    const transaction = insertWord(2);
    const statement = db.insertInto('words').values({ id: 3 }).execute();
    expect(await db.selectFrom('words').select('id').execute()).toHaveLength(1);
    expect(await isSettled(transaction)).toBe(false);
    other.exec('rollback');
    await Promise.all([transaction, statement]);
    expect(onTheDisk()).toEqual([1, 2, 3]);
  });

  it('fails writes after 5 s, and later ones succeed', async () => {
    other.exec('begin immediate');
    const began = performance.now();
    const writes = [insertWord(1), insertWord(2), insertWord(3)];
    for (const result of await Promise.allSettled(writes)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { errcode: 5 } });
      expect(isUnavailable((result as PromiseRejectedResult).reason)).toBe(true);
    }
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(4_900);
    // All three writes wait 5 s at the same time, not one after another.
    expect(waited).toBeLessThan(9_000);
    other.exec('rollback');
    await insertWord(4);
    expect(onTheDisk()).toEqual([4]);
  });

  it('opens a newly created file once the lock is released', () => {
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
