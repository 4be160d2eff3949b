import { parseArguments } from '#server/settingsFile.ts';
import { startPostgres, findPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { testStolenCards } from './cardTesting.ts';
import { simulateDay } from './simulatedDay.ts';
import { testClockJumps } from './clocks.ts';
import { testFullDisk } from './diskFull.ts';
import { testErasedBytes } from './erasure.ts';
import { testFsyncPerOrder } from './fsync.ts';
import { fuzzRequests } from './fuzz.ts';
import { testGatewayFaults } from './gatewayFaults.ts';
import { testKilledServer } from './kills.ts';
import { testLateSmtpReply } from './lateAnswer.ts';
import { measureOrdersPerSecond, testSigtermUnderLoad } from './load.ts';
import { testLateGatewayOutcomes } from './lateOutcomes.ts';
import { testLostDatabaseFile } from './lostFile.ts';
import { testOpenTabsAfterNewBuild } from './newBuild.ts';
import { testPgBouncer } from './pooled.ts';
import { testDatabaseRestarts } from './restarts.ts';
import { skipped, type Result } from './result.ts';
import { testSlowReaders } from './slowReaders.ts';
import { testSlowSockets } from './slowSockets.ts';
import { testKilledMigrations, testConcurrentStarts } from './starts.ts';
import { testNetworkBlackhole } from './networkBlackhole.ts';
import { testTampering } from './tamper.ts';

// `npm run proof -- fault-injection`: measures the targets of docs/security.md at full size and
// prints target, value and result. `npm run proof -- fault-injection fsync` runs those with this
// word in their name; FAULTS_SEED repeats a run.
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

type Run = () => Promise<Result>;

/** A target measured on SQLite and on PostgreSQL. */
const onBothDatabases = (
  name: string,
  run: (url?: string) => Promise<Result>,
): Record<string, Run> => ({
  [`${name}, SQLite`]: () => run(),
  [`${name}, PostgreSQL`]: onPostgres(run),
});

/** Skips a target when PostgreSQL is not installed. */
const skipWithoutPostgres = (run: Run) => async () =>
  findPostgres() ? run() : skipped('PostgreSQL', 'this machine has no PostgreSQL');

/** Runs a target on a temporary PostgreSQL. */
const withPostgres = (run: (postgres: TestPostgres) => Promise<Result>) =>
  skipWithoutPostgres(async () => {
    const postgres = await startPostgres();
    try {
      return await run(postgres);
    } finally {
      await postgres.stop();
    }
  });

const onPostgres = (run: (url: string) => Promise<Result>) =>
  withPostgres(async ({ createDatabase }) => run(await createDatabase()));

const checkouts = { checkouts: 1_000, concurrency: 100, seed };
const rate = { rate: 50, seconds: 60 };

const targets: Record<string, Run> = {
  ...onBothDatabases('hostile bodies', (databaseUrl) =>
    fuzzRequests({ databaseUrl, bodies: 10_000, seed }),
  ),
  tampering: () => testTampering({ attacks: 5_000, seed }),
  'kill -9': () => testKilledServer({ kills: 96, waitForMails: true }),
  fsync: () => testFsyncPerOrder({ orders: 100 }),
  'gateway faults': () => testGatewayFaults(checkouts),
  'late 408 and 409': () => testGatewayFaults({ ...checkouts, speed: 20, faults: ['408', '409'] }),
  ...onBothDatabases('outcomes after their lease', (databaseUrl) =>
    testLateGatewayOutcomes({ databaseUrl, rounds: 300, seed }),
  ),
  ...onBothDatabases('card testing', (databaseUrl) =>
    testStolenCards({ databaseUrl, cards: 10_000, addresses: 50, network: false, concurrency: 50 }),
  ),
  ...onBothDatabases('card testing from one network', (databaseUrl) =>
    testStolenCards({ databaseUrl, cards: 450, addresses: 150, network: true, concurrency: 20 }),
  ),
  'disk full': () => testFullDisk({ rounds: 300 }),
  'a lost SQLite file': testLostDatabaseFile,
  'PostgreSQL restarts': skipWithoutPostgres(() =>
    testDatabaseRestarts({ restarts: 20, buyers: 8 }),
  ),
  'network blackhole': skipWithoutPostgres(() => testNetworkBlackhole({ seconds: 30, buyers: 8 })),
  PgBouncer: withPostgres(({ createDatabase }) => testPgBouncer({ payments: 200, createDatabase })),
  load: () => measureOrdersPerSecond(rate),
  'load, two processes on PostgreSQL': onPostgres((databaseUrl) =>
    measureOrdersPerSecond({ ...rate, databaseUrl, processes: 2 }),
  ),
  'SIGTERM under load': () => testSigtermUnderLoad({ terms: 50, clients: 10 }),
  'slow readers': () => testSlowReaders({ sockets: 200, requests: 300 }),
  'slow readers, few requests each': () => testSlowReaders({ sockets: 200, requests: 15 }),
  'slow sockets': () => testSlowSockets({ sockets: 500 }),
  'a new build': testOpenTabsAfterNewBuild,
  'killed while migrating': () => testKilledMigrations({ starts: 100, concurrency: 2 }),
  'two starts at once, SQLite': () => testConcurrentStarts({ rounds: 50 }),
  'two starts at once, PostgreSQL': withPostgres(({ createDatabase }) =>
    testConcurrentStarts({ rounds: 50, createDatabase }),
  ),
  'erased bytes': () => testErasedBytes({ others: 500 }),
  ...onBothDatabases('a simulated day', (databaseUrl) =>
    simulateDay({ databaseUrl, steps: 144, visitors: 10, seed }),
  ),
  'clocks that differ and jump': onPostgres((databaseUrl) =>
    testClockJumps({ databaseUrl, carts: 300, seed }),
  ),
  'late answers to the final dot': () =>
    testLateSmtpReply({ mails: 10, late: 20_000, limit: 2_000 }),
};

const verdicts: Record<string, string> = {
  true: 'pass',
  false: 'FAIL',
  skipped: 'SKIP',
  slow: 'SLOW',
  busy: 'BUSY',
};

const { positionals: words } = parseArguments({ allowPositionals: true });
const selected = Object.entries(targets).filter(
  ([name]) => !words.length || words.some((word) => name.includes(word)),
);
if (!selected.length) {
  console.error('No target has one of these words in its name.');
  process.exit(1);
}
const began = Date.now();
let failed = 0;
console.log(`Seed ${seed}`);
for (const [name, run] of selected) {
  const start = Date.now();
  const result = await run().catch((error: unknown) => ({
    wanted: 'a result',
    seen: error instanceof Error ? error.message : String(error),
    pass: false as const,
  }));
  if (result.pass === false || result.pass === 'slow') failed += 1;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `${verdicts[String(result.pass)]}  ${name}\n      wanted: ${result.wanted}\n      seen:   ${result.seen} (${seconds} s)`,
  );
}
const minutes = Math.round((Date.now() - began) / 60_000);
console.log(`${failed ? `${failed} failed` : 'All passed'} in ${minutes} minutes.`);
process.exit(failed ? 1 : 0);
