import { loadavg } from 'node:os';
import { parseArguments } from '#server/settingsFile.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { skipped, type Result } from './result.ts';
import { seed, targets, type Target } from './targets.ts';

// `npm run proof -- fault-injection`: measures the targets of docs/security.md at full size and
// prints target, value and result. `npm run proof -- fault-injection fsync` runs those with this
// word in their name; FAULTS_SEED repeats a run.

async function measure({ full }: Target, database: Target['on'][number]): Promise<Result> {
  if (database === 'sqlite') return full({ createDatabase: () => Promise.resolve(undefined) });
  if (!findPostgres()) return skipped('PostgreSQL', 'this machine has no PostgreSQL');
  const postgres = await startPostgres();
  try {
    return await full(postgres);
  } finally {
    await postgres.stop();
  }
}

const verdicts: Record<string, string> = {
  true: 'pass',
  false: 'FAIL',
  skipped: 'SKIP',
  slow: 'SLOW',
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
for (const [name, target] of selected) {
  for (const database of target.on) {
    const start = Date.now();
    const result = await measure(target, database).catch((error: unknown) => ({
      wanted: 'a result',
      seen: error instanceof Error ? error.message : String(error),
      pass: false as const,
    }));
    if (result.pass === false || result.pass === 'slow') failed += 1;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${verdicts[String(result.pass)]}  ${name} (${database})\n      wanted: ${result.wanted}\n      seen:   ${result.seen} (${seconds} s, load ${loadavg()[0]?.toFixed(1)})`,
    );
  }
}
const minutes = Math.round((Date.now() - began) / 60_000);
console.log(`${failed ? `${failed} failed` : 'All passed'} in ${minutes} minutes.`);
process.exit(failed ? 1 : 0);
