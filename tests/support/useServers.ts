import { afterAll, afterEach, beforeAll } from 'vitest';
import type { DatabaseKind } from '#server/db/migrations.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** The databases that tests on this machine use; warns when one is not installed. */
export function testDatabases(): DatabaseKind[] {
  if (findPostgres()) return ['sqlite', 'postgres'];
  console.warn(
    '\n*** NO POSTGRESQL ON THIS MACHINE: its half of the server tests is SKIPPED. ***\n',
  );
  return ['sqlite'];
}

/**
 * Inside a `describe`: stops its servers after each test.
 * @returns a function that starts a server with a database of that kind.
 */
export function useServers(
  kind: DatabaseKind,
): (options?: TestServerOptions) => Promise<TestServer> {
  let postgres: TestPostgres | undefined;
  const running: TestServer[] = [];
  if (kind === 'postgres') {
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
  }
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  return async (options = {}) => {
    const databaseUrl = options.databaseUrl ?? (await postgres?.createDatabase());
    const server = await startTestServer({ ...options, databaseUrl });
    running.push(server);
    return server;
  };
}
