import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary } from '#tests/faults/canary.ts';
import { diskFull } from '#tests/faults/diskFull.ts';
import { fsyncs } from '#tests/faults/fsync.ts';
import { fuzz } from '#tests/faults/fuzz.ts';
import { gatewayFaults } from '#tests/faults/gatewayFaults.ts';
import { kills } from '#tests/faults/kills.ts';
import { mailDown } from '#tests/faults/mailDown.ts';
import { restarts } from '#tests/faults/restarts.ts';
import { tamper } from '#tests/faults/tamper.ts';
import { together } from '#tests/faults/together.ts';
import type { Result } from '#tests/faults/result.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { testDatabases } from '#tests/support/useServers.ts';

// The targets of `npm run faults` in small: what is lost or doubled must show before a merge.
const databases = testDatabases();

function expectPass(result: Result): void {
  expect(result.pass, `wanted ${result.wanted}, seen ${result.seen}`).not.toBe(false);
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

  it('hostile bodies are refused and leave nothing unhandled', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await fuzz({ databaseUrl, bodies: 100, seed: 42 }));
  }, 60_000);
});

describe('on sqlite', () => {
  it('a server killed at each point of a checkout loses and doubles nothing', async () => {
    expectPass(await kills({ kills: 8, waitForMails: false }));
  }, 120_000);

  it('tampered orders and payments never lead to a wrong charge', async () => {
    expectPass(await tamper({ attacks: 300, seed: 42 }));
  });

  it('an acknowledged order is on the disk', async () => {
    expectPass(await fsyncs({ orders: 20 }));
  });

  it('a gateway that fails after charging leads to no second charge', async () => {
    const faults = ['500', '429', 'reset'] as const;
    expectPass(
      await gatewayFaults({ checkouts: 60, concurrency: 20, seed: 42, speed: 20, faults }),
    );
  }, 60_000);

  it('a mail server that is away delays mails and loses none', async () => {
    expectPass(await mailDown({ mails: 60, away: 500, backoff: () => 100 }));
  });

  it('what people type is in no log and no refusal', async () => {
    expectPass(await canary({ rounds: 5 }));
  });

  it('a full disk is said and leaves nothing half-written', async () => {
    expectPass(await diskFull({ rounds: 40 }));
  });
});

describe.runIf(databases.includes('postgres'))('on postgres', () => {
  it('a database that falls under load costs nothing that was acknowledged', async () => {
    expectPass(await restarts({ restarts: 2, buyers: 4 }));
  }, 60_000);
});
