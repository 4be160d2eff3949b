import { styleText } from 'node:util';
import { parseArguments } from '#server/settingsFile.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { runOrExit } from '../../scripts/commands.ts';
import { findKillingTest, runTests } from './judge.ts';
import { mutants, mutate, readMutatedFile, type Kind, type Mutant } from './mutant.ts';
import { applyMutant, createWorktree } from './worktree.ts';

// `npm run proof -- mutants`: makes small changes in a worktree and reports which ones tests kill.

type Verdict = 'killed' | 'survived' | 'not judged';

const verdicts = new Map<Mutant, { verdict: Verdict; why: string }>();
const secondsSince = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;
const colors = { killed: 'green', survived: 'red', 'not judged': 'yellow' } as const;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // While a command runs, runCommand's own listener ends it, and then this process.
  process.on(signal, () => process.listenerCount(signal) > 1 || process.exit(130));
}

function recordVerdict(mutant: Mutant, verdict: Verdict, why = ''): void {
  verdicts.set(mutant, { verdict, why });
  console.log(`${styleText(colors[verdict], verdict)}: ${mutant.name}${why && ` (${why})`}`);
}

/** Runs the tests on unchanged code. @returns the mutants whose tests pass. */
async function findMutantsWithPassingTests(kind: Kind, some: readonly Mutant[]) {
  const runs = await runTests(kind, some);
  return some.filter((mutant) => {
    const { test, by } = mutant;
    const failure = findKillingTest(mutant, runs);
    const exists = runs.some((run) => run.test.includes(test));
    if (!exists) recordVerdict(mutant, 'not judged', `${by} has no test '${test}'`);
    else if (failure) {
      recordVerdict(mutant, 'not judged', `fails without it: ${failure.message.slice(0, 200)}`);
    }
    return exists && !failure;
  });
}

/** Tests one mutant, so that no other one can hide it or break the build for it. */
async function judge(mutant: Mutant): Promise<void> {
  const restore = applyMutant(mutant);
  try {
    const runs = await runTests(mutant.kind, [mutant]);
    recordVerdict(mutant, findKillingTest(mutant, runs) ? 'killed' : 'survived', mutant.by);
  } catch (error) {
    recordVerdict(mutant, 'not judged', messageOf(error));
  } finally {
    restore();
  }
}

/** Whether the code that a mutant changes still exists; otherwise the mutant is obsolete. */
function isApplicable(mutant: Mutant): boolean {
  try {
    mutate(readMutatedFile(mutant), mutant);
    return true;
  } catch (error) {
    recordVerdict(mutant, 'not judged', `obsolete: ${messageOf(error)}`);
    return false;
  }
}

async function main(): Promise<void> {
  const started = Date.now();
  const { values } = parseArguments({
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      kind: { type: 'string', multiple: true },
      list: { type: 'boolean', default: false },
    },
  });
  const some = mutants.filter(
    ({ name, kind }) =>
      values.only.some((part) => name.includes(part)) && (values.kind?.includes(kind) ?? true),
  );
  if (some.length === 0) throw new Error('No mutant has that name and kind.');
  const applicable = some.filter(isApplicable);
  if (values.list) {
    console.log(`${applicable.length} of ${some.length} mutants apply.`);
    process.exitCode = applicable.length === some.length ? 0 : 1;
    return;
  }
  process.env.CHROMIUM_PATH ??= findChromium();
  createWorktree();
  for (const [kind, ofKind] of Map.groupBy(applicable, (mutant) => mutant.kind)) {
    try {
      for (const mutant of await findMutantsWithPassingTests(kind, ofKind)) await judge(mutant);
    } catch (error) {
      for (const mutant of ofKind.filter((one) => !verdicts.has(one))) {
        recordVerdict(mutant, 'not judged', messageOf(error));
      }
    }
  }
  const countVerdicts = (verdict: Verdict) =>
    [...verdicts.values()].filter((one) => one.verdict === verdict).length;
  console.log(
    `\n${some.length} mutants in ${secondsSince(started)}: ${countVerdicts('killed')} killed, ` +
      `${countVerdicts('survived')} survived, ${countVerdicts('not judged')} not judged.`,
  );
  for (const [{ name }, { verdict, why }] of verdicts) {
    if (verdict !== 'killed') console.log(`  ${verdict}: ${name} (${why})`);
  }
  process.exitCode = countVerdicts('killed') === some.length ? 0 : 1;
}

await runOrExit(main);
