import { afterAll, afterEach, beforeAll } from 'vitest';
import type { DatabaseKind } from '#server/db/migrations.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { createClock, startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { placeOrder } from './shop.ts';

/** The databases that tests on this machine use; warns when one is not installed. */
export function testDatabases(): DatabaseKind[] {
  if (findPostgres()) return ['sqlite', 'postgres'];
  console.warn(
    '\n*** NO POSTGRESQL ON THIS MACHINE: its half of the server tests is SKIPPED. ***\n',
  );
  return ['sqlite'];
}

/** Inside a `describe`. @returns a function that creates an empty database, undefined for SQLite. */
export function useDatabases(kind: DatabaseKind): () => Promise<string | undefined> {
  let postgres: TestPostgres | undefined;
  if (kind === 'postgres') {
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
  }
  return async () => postgres?.createDatabase();
}

/**
 * Inside a `describe`: stops its servers after each test.
 * @returns a function that starts a server with a database of that kind; `withOrder` places an
 * order on it, with a clock that the test advances.
 */
export function useServers(kind: DatabaseKind) {
  const createDatabase = useDatabases(kind);
  const running: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  const start = async (options: TestServerOptions = {}) => {
    const databaseUrl = options.databaseUrl ?? (await createDatabase());
    const server = await startTestServer({ ...options, databaseUrl });
    running.push(server);
    return server;
  };
  const withOrder = async (options: TestServerOptions = {}) => {
    const now = createClock();
    const server = await start({ now, ...options });
    return { now, server, db: server.database.db, id: await placeOrder(server) };
  };
  return Object.assign(start, { withOrder });
}
