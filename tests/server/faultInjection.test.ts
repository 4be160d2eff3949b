import { describe, expect, it, vi } from 'vitest';
import { simulateDay } from '#proof/fault-injection/simulatedDay.ts';
import { testFullDisk } from '#proof/fault-injection/diskFull.ts';
import { testErasedBytes } from '#proof/fault-injection/erasure.ts';
import { testFsyncPerOrder } from '#proof/fault-injection/fsync.ts';
import { fuzzRequests } from '#proof/fault-injection/fuzz.ts';
import { testGatewayFaults } from '#proof/fault-injection/gatewayFaults.ts';
import { testKilledServer } from '#proof/fault-injection/kills.ts';
import { testLateSmtpReply } from '#proof/fault-injection/lateAnswer.ts';
import { testLostDatabaseFile } from '#proof/fault-injection/lostFile.ts';
import { testPgBouncer } from '#proof/fault-injection/pooled.ts';
import { testDatabaseRestarts } from '#proof/fault-injection/restarts.ts';
import { testSlowReaders } from '#proof/fault-injection/slowReaders.ts';
import { testKilledMigrations, testConcurrentStarts } from '#proof/fault-injection/starts.ts';
import { testNetworkBlackhole } from '#proof/fault-injection/networkBlackhole.ts';
import { testTampering } from '#proof/fault-injection/tamper.ts';
import type { Result } from '#proof/fault-injection/result.ts';
import { hasPgbouncer } from '#tests/support/pgbouncer.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { testDatabases, useDatabases } from '#tests/support/useServers.ts';

// The targets of `npm run proof -- fault-injection` at reduced size, so that CI detects lost or
// doubled data. Only the full command asserts timings, on an idle machine. Most of their time is
// waiting, so they run side by side.
vi.setConfig({ testTimeout: 300_000 });
const databases = testDatabases();

function expectPass(result: Result): void {
  expect(result.pass, `wanted ${result.wanted}, seen ${result.seen}`).not.toBe(false);
}

describe.concurrent.each(databases)('fault injection on %s', (kind) => {
  const createDatabase = useDatabases(kind);

  it('orders, charges and mails match after a simulated day with faults of all kinds', async () => {
    const databaseUrl = await createDatabase();
    expectPass(await simulateDay({ databaseUrl, steps: 48, visitors: 2, seed: 42 }));
  });

  it('two processes that start at once are both ready', async () => {
    expectPass(await testConcurrentStarts({ rounds: 4, createDatabase }));
  });

  it('malformed bodies are rejected without an unhandled error', async () => {
    const databaseUrl = await createDatabase();
    expectPass(await fuzzRequests({ databaseUrl, bodies: 100, seed: 42 }));
  });
});

const gateway = { checkouts: 60, concurrency: 20, seed: 42, speed: 20 };

/** The targets on SQLite, by test title. */
const targets: Record<string, () => Promise<Result>> = {
  'erased personal data is not recoverable from disk': () => testErasedBytes({ others: 20 }),
  'a server killed at any point of a checkout loses no order and charges none twice': () =>
    testKilledServer({ kills: 8, waitForMails: false }),
  'a process killed while it migrates leaves a data folder that starts again': () =>
    testKilledMigrations({ starts: 6, concurrency: 2 }),
  'tampered orders and payments never lead to a wrong charge': () =>
    testTampering({ attacks: 300, seed: 42 }),
  'an acknowledged order is fsynced to disk': () => testFsyncPerOrder({ orders: 20 }),
  'a gateway failure after charging causes no second charge: 500, 429, reset': () =>
    testGatewayFaults({ ...gateway, faults: ['500', '429', 'reset'] }),
  'a gateway failure after charging causes no second charge: 408, 409': () =>
    testGatewayFaults({ ...gateway, faults: ['408', '409'] }),
  'clients that pipeline requests and never read responses leak no resources': () =>
    testSlowReaders({ sockets: 20, requests: 300 }),
  'the server returns 503 for a deleted, replaced or read-only SQLite file': testLostDatabaseFile,
  'a late or missing SMTP reply to the final dot causes no second copy within an hour': () =>
    testLateSmtpReply({ mails: 5, late: 50, limit: 300 }),
  'the server returns 503 when the disk is full and leaves no partial rows': () =>
    testFullDisk({ rounds: 40 }),
};

describe.concurrent('fault injection on sqlite', () => {
  it.each(Object.entries(targets))('%s', async (_name, run) => expectPass(await run()));
});

if (!hasPgbouncer) console.warn('\n*** NO PGBOUNCER ON THIS MACHINE: its test is SKIPPED. ***\n');

const onPostgres = describe.runIf(databases.includes('postgres'));

onPostgres('fault injection on postgres', { concurrent: true }, () => {
  it.runIf(hasPgbouncer)('payments through PgBouncer charge once, with timeouts', async () => {
    const postgres = await startPostgres();
    expectPass(await testPgBouncer({ payments: 20, createDatabase: postgres.createDatabase }));
    await postgres.stop();
  });

  it('a network blackhole delays requests only briefly', async () => {
    expectPass(await testNetworkBlackhole({ seconds: 3, buyers: 4 }));
  });

  it('a database that fails under load loses no acknowledged order', async () => {
    expectPass(await testDatabaseRestarts({ restarts: 2, buyers: 4 }));
  });
});
