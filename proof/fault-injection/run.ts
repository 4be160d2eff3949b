import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { readArguments } from '#server/settingsFile.ts';
import { buildIfChanged } from '../../scripts/build.ts';
import { startPostgres, findPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { canary } from './canary.ts';
import { cardTesting, networkCardTesting } from './cardTesting.ts';
import { cartOnce } from './cartOnce.ts';
import { simulatedDay } from './simulatedDay.ts';
import { challenge } from './challenge.ts';
import { clocks } from './clocks.ts';
import { diskFull } from './diskFull.ts';
import { faultyFetches } from './faultyFetches.ts';
import { foreignLock } from './foreignLock.ts';
import { erasedBytes, erasureRaces } from './erasure.ts';
import { fsyncs } from './fsync.ts';
import { fuzz } from './fuzz.ts';
import { gatewayFaults } from './gatewayFaults.ts';
import { hangingGateway } from './hangingGateway.ts';
import { headers } from './headers.ts';
import { doubleSubmit } from './doubleSubmit.ts';
import { interrupted } from './interrupted.ts';
import { kills } from './kills.ts';
import { lateAnswer } from './lateAnswer.ts';
import { ordersPerSecond, termsUnderLoad } from './load.ts';
import { lateOutcomes } from './lateOutcomes.ts';
import { logOnFullDisk } from './logOnFullDisk.ts';
import { lostFile } from './lostFile.ts';
import { mailDown } from './mailDown.ts';
import { newBuild } from './newBuild.ts';
import { pooled } from './pooled.ts';
import { restarts } from './restarts.ts';
import { skipped, type Result } from './result.ts';
import { randomSequences } from './sequences.ts';
import { slowReaders } from './slowReaders.ts';
import { slowSockets } from './slowSockets.ts';
import { killedStarts, startsAtOnce } from './starts.ts';
import { storages } from './storages.ts';
import { networkBlackhole } from './networkBlackhole.ts';
import { tamper } from './tamper.ts';
import { concurrentRequests } from './concurrency.ts';
import { wrongAnswers } from './wrongAnswers.ts';

// `npm run proof -- fault-injection`: the targets of docs/security.md with their full figures, one line for
// each: wanted, seen, passed. `npm run proof -- fault-injection 3 9` runs some of them; FAULTS_SEED repeats a run.
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

type Target = { number: number; name: string; run: () => Promise<Result> };

const target = (number: number, name: string, run: Target['run']): Target => ({
  number,
  name,
  run,
});

/** A target that is measured on SQLite and on PostgreSQL. */
const onBoth = (number: number, name: string, run: (url?: string) => Promise<Result>) => [
  target(number, `${name}, SQLite`, () => run()),
  target(number, `${name}, PostgreSQL`, onPostgres(run)),
];

/** Skips a target that needs PostgreSQL where there is none. */
const ifPostgres = (run: Target['run']) => async () =>
  findPostgres() ? run() : skipped('PostgreSQL', 'this machine has no PostgreSQL');

/** Measures on a PostgreSQL of its own. */
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

const targets: Target[] = [
  ...onBoth(1, 'hostile bodies', (databaseUrl) => fuzz({ databaseUrl, bodies: 10_000, seed })),
  target(2, 'tampering', () => tamper({ attacks: 5_000, seed })),
  ...onBoth(3, 'concurrent requests', (databaseUrl) =>
    concurrentRequests({ databaseUrl, submissions: 200, payments: 100 }),
  ),
  target(4, 'kill -9', () => kills({ kills: 200, lanes: 2, waitForMails: true })),
  target(5, 'fsync', () => fsyncs({ orders: 100 })),
  target(6, 'gateway faults', () => gatewayFaults({ checkouts: 1_000, concurrency: 100, seed })),
  target(7, 'mail server down', () => mailDown({ mails: 10_000, away: 20_000 })),
  target(8, 'disk full', () => diskFull({ rounds: 300 })),
  target(
    9,
    'PostgreSQL restarts',
    ifPostgres(() => restarts({ restarts: 20, buyers: 8 })),
  ),
  target(10, 'slow sockets', () => slowSockets({ sockets: 500 })),
  target(11, 'load', () => ordersPerSecond({ rate: 50, seconds: 60 })),
  target(
    11,
    'load, two processes on PostgreSQL',
    onPostgres((databaseUrl) =>
      ordersPerSecond({ rate: 50, seconds: 60, databaseUrl, processes: 2 }),
    ),
  ),
  target(11, 'SIGTERM under load', () => termsUnderLoad({ terms: 50, clients: 10 })),
  target(12, 'headers and policy', headers),
  target(13, 'faulty fetches', faultyFetches),
  target(14, 'double submit and tabs', doubleSubmit),
  target(15, 'broken storages', storages),
  target(16, 'a new build', newBuild),
  target(17, 'canary', () => canary({ rounds: 300 })),
  target(18, 'late 408 and 409', () =>
    gatewayFaults({
      checkouts: 1_000,
      concurrency: 100,
      seed,
      speed: 20,
      faults: ['408', '409'],
    }),
  ),
  target(19, 'slow readers', () => slowReaders({ sockets: 200, requests: 300 })),
  target(19, 'slow readers, few requests each', () => slowReaders({ sockets: 200, requests: 15 })),
  target(20, 'killed while migrating', () => killedStarts({ starts: 100, concurrency: 2 })),
  target(21, 'two starts at once, SQLite', () => startsAtOnce({ rounds: 50 })),
  target(
    21,
    'two starts at once, PostgreSQL',
    withPostgres(({ createDatabase }) => startsAtOnce({ rounds: 50, createDatabase })),
  ),
  target(
    22,
    'network blackhole',
    ifPostgres(() => networkBlackhole({ seconds: 30, buyers: 8 })),
  ),
  target(23, 'a hanging gateway', () => hangingGateway({ payments: 3 })),
  target(24, 'a foreign lock', () => foreignLock({ seconds: 30 })),
  target(25, 'log on a full disk', () => logOnFullDisk({ requests: 1_000 })),
  target(26, 'erased bytes', () => erasedBytes({ others: 500 })),
  ...onBoth(26, 'erasing who pays', (databaseUrl) =>
    erasureRaces({ databaseUrl, rounds: 1_000, seed }),
  ),
  target(27, 'wrong answers', () => wrongAnswers({ checkouts: 1_000 })),
  ...onBoth(28, 'card testing', (databaseUrl) =>
    cardTesting({ databaseUrl, tries: 10_000, addresses: 50, concurrency: 50 }),
  ),
  ...onBoth(29, 'a simulated day', (databaseUrl) =>
    simulatedDay({ databaseUrl, steps: 144, visitors: 10, seed }),
  ),
  target(30, 'interrupted payments', () => interrupted({ rounds: 20 })),
  ...onBoth(30, 'an interrupted cart over HTTP', (databaseUrl) =>
    cartOnce({ databaseUrl, rounds: 100 }),
  ),
  target(
    31,
    'clocks that differ and jump',
    onPostgres((databaseUrl) => clocks({ databaseUrl, carts: 300, seed })),
  ),
  ...onBoth(32, 'outcomes after their lease', (databaseUrl) =>
    lateOutcomes({ databaseUrl, rounds: 300, seed }),
  ),
  target(33, 'random request sequences', () =>
    randomSequences({
      runs: 1_000,
      seed,
      databases: findPostgres() ? ['sqlite', 'postgres'] : ['sqlite'],
    }),
  ),
  target(34, 'late answers to the final dot', () =>
    lateAnswer({ mails: 10, late: 20_000, limit: 2_000 }),
  ),
  target(
    35,
    'PgBouncer',
    withPostgres(({ createDatabase }) => pooled({ payments: 200, createDatabase })),
  ),
  target(36, 'a lost SQLite file', lostFile),
  ...onBoth(37, 'card testing from one network', (databaseUrl) =>
    networkCardTesting({ databaseUrl, cards: 450, addresses: 150, concurrency: 20 }),
  ),
  target(38, '3-D Secure', () => Promise.resolve(challenge())),
];

const verdicts: Record<string, string> = {
  true: 'pass',
  false: 'FAIL',
  skipped: 'SKIP',
  slow: 'SLOW',
  busy: 'BUSY',
};

// Those that drive a browser look at the production build.
const inBrowser = new Set([12, 13, 14, 15, 30]);

const wanted = readArguments({ allowPositionals: true }).positionals.map(Number);
const began = Date.now();
let failed = 0;
const rows: string[] = [];
console.log(`Seed ${seed}`);
if (!process.env.BUILD_DIR && (!wanted.length || wanted.some((number) => inBrowser.has(number)))) {
  await buildIfChanged();
}
for (const { number, name, run } of targets) {
  if (wanted.length && !wanted.includes(number)) continue;
  const start = Date.now();
  const result = await run().catch((error: unknown) => ({
    wanted: 'a result',
    seen: error instanceof Error ? error.message : String(error),
    pass: false as const,
  }));
  if (result.pass === false || result.pass === 'slow') failed += 1;
  const verdict = verdicts[String(result.pass)];
  const seconds = Math.round((Date.now() - start) / 1000);
  const cells = [number, name, result.seen.replaceAll('|', '/'), verdict, seconds];
  rows.push(`| ${cells.join(' | ')} |`);
  console.log(
    `${verdict}  ${String(number).padStart(2)} ${name}\n      wanted: ${result.wanted}\n      seen:   ${result.seen} (${seconds} s)`,
  );
}
const minutes = Math.round((Date.now() - began) / 60_000);
console.log(`${failed ? `${failed} failed` : 'All passed'} in ${minutes} minutes.`);
if (!wanted.length) {
  const page = `# The last complete run of the fault injection

\`npm run proof -- fault-injection\` writes this page when it runs all targets of [security and reliability](../../docs/security.md).

${minutes} minutes on ${cpus().length} cores, seed ${seed}.

| # | target | seen | verdict | seconds |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(
    join(import.meta.dirname, 'last-run.md'),
    await format(page, { parser: 'markdown' }),
  );
}
process.exit(failed ? 1 : 0);
