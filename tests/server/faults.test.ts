import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary } from '#tests/faults/canary.ts';
import { cardTesting } from '#tests/faults/cardTesting.ts';
import { dayInSmall } from '#tests/faults/dayInSmall.ts';
import { diskFull } from '#tests/faults/diskFull.ts';
import { forgottenBytes, forgottenRaces } from '#tests/faults/forgotten.ts';
import { fsyncs } from '#tests/faults/fsync.ts';
import { fuzz } from '#tests/faults/fuzz.ts';
import { gatewayFaults } from '#tests/faults/gatewayFaults.ts';
import { kills } from '#tests/faults/kills.ts';
import { mailDown } from '#tests/faults/mailDown.ts';
import { restarts } from '#tests/faults/restarts.ts';
import { slowReaders } from '#tests/faults/slowReaders.ts';
import { killedStarts, startsAtOnce } from '#tests/faults/starts.ts';
import { swallowed } from '#tests/faults/swallowed.ts';
import { tamper } from '#tests/faults/tamper.ts';
import { together } from '#tests/faults/together.ts';
import { wrongAnswers } from '#tests/faults/wrongAnswers.ts';
import type { Result } from '#tests/faults/result.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { testDatabases } from '#tests/support/useServers.ts';

// The targets of `npm run faults` in small: what is lost or doubled must show before a merge. What
// is only slow is that command's to judge, on a machine that does nothing else.
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

  it('the books of a day with faults of all kinds balance', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await dayInSmall({ databaseUrl, steps: 48, visitors: 2, seed: 42 }));
  }, 90_000);

  it('who tries out stolen cards gets few of them to the gateway', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await cardTesting({ databaseUrl, tries: 200, addresses: 4, concurrency: 20 }));
  });

  it('forgetting someone who pays leaves no charge without its rows', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await forgottenRaces({ databaseUrl, rounds: 40, seed: 42 }));
  });

  it('two processes that start at once both come up', async () => {
    const createDatabase = postgres?.createDatabase;
    expectPass(await startsAtOnce({ rounds: 4, ...(createDatabase && { createDatabase }) }));
  });

  it('hostile bodies are refused and leave nothing unhandled', async () => {
    const databaseUrl = await postgres?.createDatabase();
    expectPass(await fuzz({ databaseUrl, bodies: 100, seed: 42 }));
  }, 60_000);
});

describe('on sqlite', () => {
  it('whoever is forgotten leaves no byte', async () => {
    expectPass(await forgottenBytes({ others: 20 }));
  });

  it('a server killed at each point of a checkout loses and doubles nothing', async () => {
    expectPass(await kills({ kills: 8, waitForMails: false }));
  }, 120_000);

  it('a process killed while it migrates leaves a folder that starts again', async () => {
    expectPass(await killedStarts({ starts: 6, concurrency: 2 }));
  }, 60_000);

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

  it('a gateway that charges and answers 408 or 409 charges nobody twice', async () => {
    const faults = ['408', '409'] as const;
    expectPass(
      await gatewayFaults({ checkouts: 60, concurrency: 20, seed: 42, speed: 20, faults }),
    );
  }, 60_000);

  it('an answer with another amount, currency or reference is never taken for paid', async () => {
    expectPass(await wrongAnswers({ checkouts: 12 }));
  });

  it('sockets that ask for much and read nothing leave nothing behind', async () => {
    expectPass(await slowReaders({ sockets: 20, requests: 300 }));
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
  it('a network that swallows packets delays nobody for long', async () => {
    expectPass(await swallowed({ seconds: 3, buyers: 4 }));
  }, 60_000);

  it('a database that falls under load costs nothing that was acknowledged', async () => {
    expectPass(await restarts({ restarts: 2, buyers: 4 }));
  }, 60_000);
});
