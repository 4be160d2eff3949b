import { buildIfChanged } from '../../scripts/build.ts';
import { startPostgres, findPostgres } from '#tests/support/postgres.ts';
import { canary } from './canary.ts';
import { cardTesting } from './cardTesting.ts';
import { dayInSmall } from './dayInSmall.ts';
import { diskFull } from './diskFull.ts';
import { faultyFetches } from './faultyFetches.ts';
import { foreignLock } from './foreignLock.ts';
import { forgottenBytes, forgottenRaces } from './forgotten.ts';
import { fsyncs } from './fsync.ts';
import { fuzz } from './fuzz.ts';
import { gatewayFaults } from './gatewayFaults.ts';
import { hangingGateway } from './hangingGateway.ts';
import { headers } from './headers.ts';
import { impatience } from './impatience.ts';
import { kills } from './kills.ts';
import { ordersPerSecond, termsUnderLoad } from './load.ts';
import { logOnFullDisk } from './logOnFullDisk.ts';
import { mailDown } from './mailDown.ts';
import { newBuild } from './newBuild.ts';
import { restarts } from './restarts.ts';
import { skipped, type Result } from './result.ts';
import { slowReaders } from './slowReaders.ts';
import { slowSockets } from './slowSockets.ts';
import { killedStarts, startsAtOnce } from './starts.ts';
import { storages } from './storages.ts';
import { swallowed } from './swallowed.ts';
import { tamper } from './tamper.ts';
import { together } from './together.ts';
import { wrongAnswers } from './wrongAnswers.ts';

// `npm run faults`: the 29 targets of docs/security.md with their full figures, one line for
// each: wanted, seen, passed. `npm run faults -- 3 9` runs some of them; FAULTS_SEED repeats a run.
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

type Target = { number: number; name: string; run: () => Promise<Result> };

const targets: Target[] = [
  { number: 1, name: 'hostile bodies, SQLite', run: () => fuzz({ bodies: 10_000, seed }) },
  {
    number: 1,
    name: 'hostile bodies, PostgreSQL',
    run: () => onPostgres((databaseUrl) => fuzz({ databaseUrl, bodies: 10_000, seed })),
  },
  { number: 2, name: 'tampering', run: () => tamper({ attacks: 5_000, seed }) },
  {
    number: 3,
    name: 'at the same moment, SQLite',
    run: () => together({ submissions: 200, payments: 100 }),
  },
  {
    number: 3,
    name: 'at the same moment, PostgreSQL',
    run: () =>
      onPostgres((databaseUrl) => together({ databaseUrl, submissions: 200, payments: 100 })),
  },
  { number: 4, name: 'kill -9', run: () => kills({ kills: 200, lanes: 2, waitForMails: true }) },
  { number: 5, name: 'on the disk', run: () => fsyncs({ orders: 100 }) },
  {
    number: 6,
    name: 'gateway faults',
    run: () => gatewayFaults({ checkouts: 1_000, concurrency: 100, seed }),
  },
  { number: 7, name: 'mail server away', run: () => mailDown({ mails: 10_000, away: 20_000 }) },
  { number: 8, name: 'disk full', run: () => diskFull({ rounds: 300 }) },
  {
    number: 9,
    name: 'PostgreSQL restarts',
    run: () =>
      findPostgres()
        ? restarts({ restarts: 20, buyers: 8 })
        : Promise.resolve(skipped('20 restarts', 'this machine has no PostgreSQL')),
  },
  { number: 10, name: 'slow sockets', run: () => slowSockets({ sockets: 500 }) },
  { number: 11, name: 'load', run: () => ordersPerSecond({ rate: 200, seconds: 60 }) },
  {
    number: 11,
    name: 'load, two processes on PostgreSQL',
    run: () =>
      onPostgres((databaseUrl) =>
        ordersPerSecond({ rate: 200, seconds: 60, databaseUrl, processes: 2 }),
      ),
  },
  {
    number: 11,
    name: 'SIGTERM under load',
    run: () => termsUnderLoad({ terms: 50, clients: 10 }),
  },
  { number: 12, name: 'headers and policy', run: headers },
  { number: 13, name: 'faulty fetches', run: faultyFetches },
  { number: 14, name: 'impatience and tabs', run: impatience },
  { number: 15, name: 'broken storages', run: storages },
  { number: 16, name: 'a new build', run: newBuild },
  { number: 17, name: 'canary', run: () => canary({ rounds: 300 }) },
  {
    number: 18,
    name: 'late 408 and 409',
    run: () =>
      gatewayFaults({
        checkouts: 1_000,
        concurrency: 100,
        seed,
        speed: 20,
        faults: ['408', '409'],
      }),
  },
  {
    number: 19,
    name: 'slow readers',
    run: () => slowReaders({ sockets: 200, requests: 300 }),
  },
  {
    number: 19,
    name: 'slow readers, few requests each',
    run: () => slowReaders({ sockets: 200, requests: 15 }),
  },
  {
    number: 20,
    name: 'killed while migrating',
    run: () => killedStarts({ starts: 100, concurrency: 2 }),
  },
  { number: 21, name: 'two starts at once, SQLite', run: () => startsAtOnce({ rounds: 50 }) },
  { number: 21, name: 'two starts at once, PostgreSQL', run: twoStartsOnPostgres },
  {
    number: 22,
    name: 'swallowed packets',
    run: () =>
      findPostgres()
        ? swallowed({ seconds: 30, buyers: 8 })
        : Promise.resolve(skipped('30 s of swallowed packets', 'this machine has no PostgreSQL')),
  },
  { number: 23, name: 'a hanging gateway', run: () => hangingGateway({ payments: 3 }) },
  { number: 24, name: 'a foreign lock', run: () => foreignLock({ seconds: 30 }) },
  { number: 25, name: 'log on a full disk', run: () => logOnFullDisk({ requests: 1_000 }) },
  { number: 26, name: 'forgotten bytes', run: () => forgottenBytes({ others: 500 }) },
  {
    number: 26,
    name: 'forgetting who pays, SQLite',
    run: () => forgottenRaces({ rounds: 1_000, seed }),
  },
  {
    number: 26,
    name: 'forgetting who pays, PostgreSQL',
    run: () => onPostgres((databaseUrl) => forgottenRaces({ databaseUrl, rounds: 1_000, seed })),
  },
  { number: 27, name: 'wrong answers', run: () => wrongAnswers({ checkouts: 1_000 }) },
  {
    number: 28,
    name: 'card testing, SQLite',
    run: () => cardTesting({ tries: 10_000, addresses: 50, concurrency: 50 }),
  },
  {
    number: 28,
    name: 'card testing, PostgreSQL',
    run: () =>
      onPostgres((databaseUrl) =>
        cardTesting({ databaseUrl, tries: 10_000, addresses: 50, concurrency: 50 }),
      ),
  },
  {
    number: 29,
    name: 'a day in small, SQLite',
    run: () => dayInSmall({ steps: 144, visitors: 10, seed }),
  },
  {
    number: 29,
    name: 'a day in small, PostgreSQL',
    run: () =>
      onPostgres((databaseUrl) => dayInSmall({ databaseUrl, steps: 144, visitors: 10, seed })),
  },
];

async function twoStartsOnPostgres(): Promise<Result> {
  if (!findPostgres()) return skipped('the same', 'this machine has no PostgreSQL');
  const postgres = await startPostgres();
  try {
    return await startsAtOnce({ rounds: 50, createDatabase: postgres.createDatabase });
  } finally {
    await postgres.stop();
  }
}

async function onPostgres(work: (url: string) => Promise<Result>): Promise<Result> {
  if (!findPostgres()) return skipped('the same', 'this machine has no PostgreSQL');
  const postgres = await startPostgres();
  try {
    return await work(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

const verdicts: Record<string, string> = {
  true: 'pass',
  false: 'FAIL',
  skipped: 'SKIP',
  slow: 'SLOW',
  busy: 'BUSY',
};

// Those that drive a browser look at the production build.
const inBrowser = new Set([12, 13, 14, 15]);

const wanted = process.argv.slice(2).map(Number);
const began = Date.now();
let failed = 0;
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
  console.log(
    `${verdict}  ${String(number).padStart(2)} ${name}\n      wanted: ${result.wanted}\n      seen:   ${result.seen} (${seconds} s)`,
  );
}
console.log(
  `${failed ? `${failed} failed` : 'All passed'} in ${Math.round((Date.now() - began) / 60_000)} minutes.`,
);
process.exit(failed ? 1 : 0);
