import { afterAll, afterEach, beforeAll } from 'vitest';
import type { DatabaseKind } from '#server/db/migrations.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** The databases that the tests of this machine run on; warns when one is missing. */
export function testDatabases(): DatabaseKind[] {
  if (findPostgres()) return ['sqlite', 'postgres'];
  console.warn(
    '\n*** NO POSTGRESQL ON THIS MACHINE: its half of the server tests is SKIPPED. ***\n',
  );
  return ['sqlite'];
}

/**
 * Inside a `describe`: starts servers over databases of one kind and stops them after each test.
 * @returns a function that starts one.
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
