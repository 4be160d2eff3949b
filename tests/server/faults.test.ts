import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFull } from '#tests/faults/diskFull.ts';
import { kills } from '#tests/faults/kills.ts';
import { restarts } from '#tests/faults/restarts.ts';
import { together } from '#tests/faults/together.ts';
import type { Result } from '#tests/faults/result.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { testDatabases } from '#tests/support/useServers.ts';

// The targets of `npm run faults` in small: what is lost or doubled must show before a merge.
const databases = testDatabases();

function expectPass(result: Result): void {
  expect(result, result.seen).toMatchObject({ pass: true });
}

describe.each(databases)('on %s', (kind) => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('what is sent many times at the same moment happens once', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await together({ databaseUrl, submissions: 200, payments: 100 }));
  });
});

describe('on sqlite', () => {
  it('a server killed at each point of a checkout loses and doubles nothing', async () => {
    expectPass(await kills({ kills: 8, waitForMails: false }));
  }, 120_000);

  it('a full disk is said and leaves nothing half-written', async () => {
    expectPass(await diskFull({ rounds: 40 }));
  });
});

describe.runIf(databases.includes('postgres'))('on postgres', () => {
  it('a database that falls under load costs nothing that was acknowledged', async () => {
    expectPass(await restarts({ restarts: 2, buyers: 4 }));
  }, 60_000);
});
