import { readArguments } from '#server/settingsFile.ts';
import { startPostgres, findPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { cardTesting } from './cardTesting.ts';
import { cartOnce } from './cartOnce.ts';
import { simulatedDay } from './simulatedDay.ts';
import { clocks } from './clocks.ts';
import { diskFull } from './diskFull.ts';
import { challenge, interrupted } from './endToEnd.ts';
import { erasedBytes } from './erasure.ts';
import { foreignLock } from './foreignLock.ts';
import { fsyncs } from './fsync.ts';
import { fuzz } from './fuzz.ts';
import { gatewayFaults } from './gatewayFaults.ts';
import { kills } from './kills.ts';
import { lateAnswer } from './lateAnswer.ts';
import { ordersPerSecond, termsUnderLoad } from './load.ts';
import { lateOutcomes } from './lateOutcomes.ts';
import { logOnFullDisk } from './logOnFullDisk.ts';
import { lostFile } from './lostFile.ts';
import { newBuild } from './newBuild.ts';
import { pooled } from './pooled.ts';
import { restarts } from './restarts.ts';
import { skipped, type Result } from './result.ts';
import { randomSequences } from './sequences.ts';
import { slowReaders } from './slowReaders.ts';
import { slowSockets } from './slowSockets.ts';
import { killedStarts, startsAtOnce } from './starts.ts';
import { networkBlackhole } from './networkBlackhole.ts';
import { tamper } from './tamper.ts';

// `npm run proof -- fault-injection`: measures the targets of docs/security.md at full size and
// prints target, value and result. `npm run proof -- fault-injection fsync` runs those with this
// word in their name; FAULTS_SEED repeats a run.
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

type Run = () => Promise<Result>;

/** A target measured on SQLite and on PostgreSQL. */
const onBoth = (name: string, run: (url?: string) => Promise<Result>): Record<string, Run> => ({
  [`${name}, SQLite`]: () => run(),
  [`${name}, PostgreSQL`]: onPostgres(run),
});

/** Skips a target when PostgreSQL is not installed. */
const ifPostgres = (run: Run) => async () =>
  findPostgres() ? run() : skipped('PostgreSQL', 'this machine has no PostgreSQL');

/** Runs a target on a temporary PostgreSQL. */
const withPostgres = (run: (postgres: TestPostgres) => Promise<Result>) =>
  ifPostgres(async () => {
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
  ...onBoth('hostile bodies', (databaseUrl) => fuzz({ databaseUrl, bodies: 10_000, seed })),
  tampering: () => tamper({ attacks: 5_000, seed }),
  'kill -9': () => kills({ kills: 96, waitForMails: true }),
  fsync: () => fsyncs({ orders: 100 }),
  'gateway faults': () => gatewayFaults(checkouts),
  'late 408 and 409': () => gatewayFaults({ ...checkouts, speed: 20, faults: ['408', '409'] }),
  ...onBoth('outcomes after their lease', (databaseUrl) =>
    lateOutcomes({ databaseUrl, rounds: 300, seed }),
  ),
  'interrupted payments': () => Promise.resolve(interrupted({ rounds: 20 })),
  ...onBoth('an interrupted cart', (databaseUrl) => cartOnce({ databaseUrl, rounds: 100 })),
  ...onBoth('card testing', (databaseUrl) =>
    cardTesting({ databaseUrl, cards: 10_000, addresses: 50, network: false, concurrency: 50 }),
  ),
  ...onBoth('card testing from one network', (databaseUrl) =>
    cardTesting({ databaseUrl, cards: 450, addresses: 150, network: true, concurrency: 20 }),
  ),
  '3-D Secure': () => Promise.resolve(challenge()),
  'disk full': () => diskFull({ rounds: 300 }),
  'log on a full disk': () => logOnFullDisk({ requests: 1_000 }),
  'a lost SQLite file': lostFile,
  'a foreign lock': () => foreignLock({ seconds: 30 }),
  'PostgreSQL restarts': ifPostgres(() => restarts({ restarts: 20, buyers: 8 })),
  'network blackhole': ifPostgres(() => networkBlackhole({ seconds: 30, buyers: 8 })),
  PgBouncer: withPostgres(({ createDatabase }) => pooled({ payments: 200, createDatabase })),
  load: () => ordersPerSecond(rate),
  'load, two processes on PostgreSQL': onPostgres((databaseUrl) =>
    ordersPerSecond({ ...rate, databaseUrl, processes: 2 }),
  ),
  'SIGTERM under load': () => termsUnderLoad({ terms: 50, clients: 10 }),
  'slow readers': () => slowReaders({ sockets: 200, requests: 300 }),
  'slow readers, few requests each': () => slowReaders({ sockets: 200, requests: 15 }),
  'slow sockets': () => slowSockets({ sockets: 500 }),
  'a new build': newBuild,
  'killed while migrating': () => killedStarts({ starts: 100, concurrency: 2 }),
  'two starts at once, SQLite': () => startsAtOnce({ rounds: 50 }),
  'two starts at once, PostgreSQL': withPostgres(({ createDatabase }) =>
    startsAtOnce({ rounds: 50, createDatabase }),
  ),
  'erased bytes': () => erasedBytes({ others: 500 }),
  ...onBoth('a simulated day', (databaseUrl) =>
    simulatedDay({ databaseUrl, steps: 144, visitors: 10, seed }),
  ),
  'clocks that differ and jump': onPostgres((databaseUrl) =>
    clocks({ databaseUrl, carts: 300, seed }),
  ),
  'random request sequences': () => randomSequences({ runs: 1_000, seed }),
  'late answers to the final dot': () => lateAnswer({ mails: 10, late: 20_000, limit: 2_000 }),
};

const verdicts: Record<string, string> = {
  true: 'pass',
  false: 'FAIL',
  skipped: 'SKIP',
  slow: 'SLOW',
  busy: 'BUSY',
};

const { positionals: words } = readArguments({ allowPositionals: true });
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
