import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { until } from './until.ts';
import type { Db, Trx } from '#server/db/database.ts';

// Synchronous, they would stop the servers of tests that run beside, until their databases hang up.
const run = promisify(execFile);

/** A temporary PostgreSQL in its own folder, on a free port of this machine. */
export type TestPostgres = {
  /** Creates an empty database. @returns its URL. */
  createDatabase(): Promise<string>;
  /** Restarts without a clean shutdown: `immediate` as after a power failure. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The folder with `initdb` and `postgres`, or `undefined` if not installed. */
export function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const inPath = (process.env.PATH ?? '').split(':');
  return [...folders, ...inPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Starts a PostgreSQL. Its programs do not run as root: then they run as the user `postgres`.
 * @throws Error when it is not installed or does not start.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('This machine has no PostgreSQL.');
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, ...userAndGroupIds('postgres'));
  const buildCommand = (program: string, args: string[]): [string, string[]] =>
    asRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];

  const data = join(folder, 'data');
  const cwd = folder;
  await run(
    ...buildCommand('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']),
    { cwd },
  );
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const settings = [`listen_addresses=127.0.0.1`, `unix_socket_directories=${folder}`];
  const arguments_ = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];

  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(...buildCommand('postgres', arguments_), { stdio: 'ignore', cwd });
    await waitForPostgres(url('postgres'));
  };
  const stopCommand = buildCommand('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
  const onExit = () => {
    try {
      execFileSync(...stopCommand, { stdio: 'ignore', cwd });
    } catch {
      // The server has already stopped.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  await start();
  return {
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await withClient(url('postgres'), (client) => client.query(`create database ${name}`));
      return url(name);
    },
    async restart() {
      await run(...stopCommand, { cwd });
      await start();
    },
    async stop() {
      process.off('exit', onExit);
      server?.removeAllListeners();
      await run(...stopCommand, { cwd });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userAndGroupIds(user: string): [number, number] {
  const readId = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return [readId('-u'), readId('-g')];
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits for a starting server. @throws PostgreSQL's or the connection's error after a minute. */
export async function waitForPostgres(url: string): Promise<void> {
  const connect = () => withClient(url, (client) => client.query('select 1'));
  const canConnect = () =>
    connect().then(
      () => true,
      () => false,
    );
  await until(canConnect).catch(connect);
}

/** Runs `work` in a transaction that commits once `other`, started after it, waits for its lock. */
export async function commitWhileBlocking<T>(
  db: Db,
  work: (trx: Trx) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  const { waiting } = await db.transaction().execute(async (trx) => {
    await work(trx);
    const begun = { waiting: other() };
    const locks = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isAnyQueryWaiting = async () => (await locks.execute(db)).rows[0]?.count === 1;
    await until(isAnyQueryWaiting, 10_000, 'Nothing waits for the transaction.');
    return begun;
  });
  return waiting;
}

/** Like {@link commitWhileBlocking}, with work that starts the payment of the only order. */
export const startPaymentWhileBlocking = <T>(
  db: Db,
  updated_at: number,
  other: () => Promise<T>,
): Promise<T> =>
  commitWhileBlocking(
    db,
    async (trx) => {
      await trx.updateTable('orders').set({ updated_at }).execute();
      await trx.updateTable('payments').set({ state: 'started' }).execute();
    },
    other,
  );
