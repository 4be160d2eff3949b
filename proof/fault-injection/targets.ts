import { testStolenCards } from './cardTesting.ts';
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
import { testNetworkBlackhole } from './networkBlackhole.ts';
import { testOpenTabsAfterNewBuild } from './newBuild.ts';
import { testPgBouncer } from './pooled.ts';
import { testDatabaseRestarts } from './restarts.ts';
import type { Databases, Result } from './result.ts';
import { simulateDay } from './simulatedDay.ts';
import { testSlowReaders } from './slowReaders.ts';
import { testSlowSockets } from './slowSockets.ts';
import { testConcurrentStarts, testKilledMigrations } from './starts.ts';
import { testTampering } from './tamper.ts';

type Run = (databases: Databases) => Promise<Result>;

/** The targets of docs/security.md, measured on these databases. */
export type Target = {
  on: readonly ('sqlite' | 'postgres')[];
  full: Run;
  /** At reduced size in `npm test`, where no timing is asserted; undefined if it takes too long. */
  small: Run | undefined;
};

const sqlite = ['sqlite'] as const;
const postgres = ['postgres'] as const;
const both = [...sqlite, ...postgres];

function target<const Size extends object>(
  on: Target['on'],
  run: (given: Size & Databases) => Promise<Result>,
  { full, small }: { full: Size; small?: Size },
): Target {
  const withSize = (size: Size) => (databases: Databases) => run({ ...size, ...databases });
  return { on, full: withSize(full), small: small && withSize(small) };
}

export const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

const checkouts = { checkouts: 1_000, concurrency: 100, seed };
const fewCheckouts = { checkouts: 60, concurrency: 20, seed: 42, speed: 20 };
const rate = { rate: 50, seconds: 60 };

export const targets: Readonly<Record<string, Target>> = {
  'malformed bodies are rejected without an unhandled error': target(both, fuzzRequests, {
    full: { bodies: 10_000, seed },
    small: { bodies: 100, seed: 42 },
  }),
  'tampered orders and payments never lead to a wrong charge': target(sqlite, testTampering, {
    full: { attacks: 5_000, seed },
    small: { attacks: 300, seed: 42 },
  }),
  'a server killed (kill -9) at any point of a checkout loses no order and charges none twice':
    target(sqlite, testKilledServer, {
      full: { kills: 96, waitForMails: true },
      small: { kills: 8, waitForMails: false },
    }),
  'an acknowledged order is on disk (fsync)': target(sqlite, testFsyncPerOrder, {
    full: { orders: 100 },
    small: { orders: 20 },
  }),
  'a gateway failure after charging causes no second charge: timeout, 500, 429, reset': target(
    sqlite,
    testGatewayFaults,
    {
      full: { ...checkouts, faults: ['timeout', '500', '429', 'reset'] },
      small: { ...fewCheckouts, faults: ['500', '429', 'reset'] },
    },
  ),
  'a gateway failure after charging causes no second charge: 408, 409': target(
    sqlite,
    testGatewayFaults,
    {
      full: { ...checkouts, speed: 20, faults: ['408', '409'] },
      small: { ...fewCheckouts, faults: ['408', '409'] },
    },
  ),
  'a gateway outcome after its lease ended never overwrites a charge': target(
    both,
    testLateGatewayOutcomes,
    { full: { rounds: 300, seed } },
  ),
  'of many stolen cards, few reach the gateway: card testing': target(both, testStolenCards, {
    full: { cards: 10_000, addresses: 50, network: false, concurrency: 50 },
  }),
  'of many stolen cards, few reach the gateway: card testing from one network': target(
    both,
    testStolenCards,
    { full: { cards: 450, addresses: 150, network: true, concurrency: 20 } },
  ),
  'processes whose clocks differ and jump charge a cart once': target(postgres, testClockJumps, {
    full: { carts: 300, seed },
  }),
  'a database that restarts under load loses no acknowledged order': target(
    postgres,
    testDatabaseRestarts,
    { full: { restarts: 20, buyers: 8 }, small: { restarts: 2, buyers: 4 } },
  ),
  'the server returns 503 when the disk is full and leaves no partial rows': target(
    sqlite,
    testFullDisk,
    { full: { rounds: 300 }, small: { rounds: 40 } },
  ),
  'the server returns 503 for a deleted, replaced or read-only SQLite file': target(
    sqlite,
    testLostDatabaseFile,
    { full: {}, small: {} },
  ),
  'a network blackhole delays requests only briefly': target(postgres, testNetworkBlackhole, {
    full: { seconds: 30, buyers: 8 },
    small: { seconds: 3, buyers: 4 },
  }),
  'payments through PgBouncer charge once, with timeouts': target(postgres, testPgBouncer, {
    full: { payments: 200 },
    small: { payments: 20 },
  }),
  'orders under load are placed within 100 ms': target(sqlite, measureOrdersPerSecond, {
    full: rate,
  }),
  'two processes place orders under load within 100 ms': target(postgres, measureOrdersPerSecond, {
    full: { ...rate, processes: 2 },
  }),
  'a server that receives SIGTERM under load resets no accepted request': target(
    sqlite,
    testSigtermUnderLoad,
    { full: { terms: 50, clients: 10 } },
  ),
  'slow readers that pipeline many requests leak no resources': target(sqlite, testSlowReaders, {
    full: { sockets: 200, requests: 300 },
    small: { sockets: 20, requests: 300 },
  }),
  'slow readers that pipeline few requests leak no resources': target(sqlite, testSlowReaders, {
    full: { sockets: 200, requests: 15 },
  }),
  'slow sockets are closed and delay nobody': target(sqlite, testSlowSockets, {
    full: { sockets: 500 },
  }),
  'open tabs continue to work after a new build': target(sqlite, testOpenTabsAfterNewBuild, {
    full: {},
  }),
  'a process killed while it migrates leaves a data folder that starts again': target(
    sqlite,
    testKilledMigrations,
    { full: { starts: 100, concurrency: 2 }, small: { starts: 6, concurrency: 2 } },
  ),
  'two processes that start at once are both ready': target(both, testConcurrentStarts, {
    full: { rounds: 50 },
    small: { rounds: 4 },
  }),
  'erased personal data is not recoverable from disk': target(sqlite, testErasedBytes, {
    full: { others: 500 },
    small: { others: 20 },
  }),
  'orders, charges and mails match after a simulated day with faults of all kinds': target(
    both,
    simulateDay,
    {
      full: { steps: 144, visitors: 10, seed },
      small: { steps: 48, visitors: 2, seed: 42 },
    },
  ),
  'a late or missing SMTP reply to the final dot causes no second copy within an hour': target(
    sqlite,
    testLateSmtpReply,
    {
      full: { mails: 10, late: 20_000, limit: 2_000 },
      small: { mails: 5, late: 50, limit: 1_500 },
    },
  ),
};
