import { readArguments } from '#server/settingsFile.ts';
import { NotCompared } from '#packages/storybook-visual/src/lock.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { breakText, kindOf, kinds, textOf, type Fault, type Kind } from './fault.ts';
import { faults } from './faults.ts';
import { proofOf, runTests } from './judge.ts';
import { plan, type Batch } from './plan.ts';
import { growTree, makeFaults } from './tree.ts';

// `npm run proof -- mutants`: makes small faults in a worktree and says which of them a test notices.

type Verdict = 'killed' | 'survived' | 'not judged';

const verdicts = new Map<Fault, { verdict: Verdict; why: string }>();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;
const color = { killed: '\u001B[32m', survived: '\u001B[31m', 'not judged': '\u001B[33m' };

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (interrupted = true));
}
/** What runs meanwhile is ended by itself; between two runs it ends here. */
function endIfInterrupted(): void {
  if (interrupted) process.exit(130);
}

function say(fault: Fault, verdict: Verdict, why: string): void {
  verdicts.set(fault, { verdict, why });
  const shown = process.stdout.isTTY ? `${color[verdict]}${verdict}\u001B[0m` : verdict;
  console.log(`${shown}: ${fault.breaks.join(' ')} ${fault.name}${why && ` (${why})`}`);
}

async function seenOf(kind: Kind, some: readonly Fault[]) {
  endIfInterrupted();
  const seen = await runTests(kind, some);
  endIfInterrupted();
  return seen;
}

/** Runs the tests with nothing broken. @returns the faults whose tests are green then */
async function greenBefore(kind: Kind, some: readonly Fault[]) {
  const seen = await seenOf(kind, some);
  return some.filter((fault) => {
    const proof = proofOf({ ...fault, saying: '' }, seen);
    const isThere = seen.some(({ test }) => test.includes(fault.red));
    if (!isThere) say(fault, 'not judged', `${fault.by} has no test '${fault.red}'`);
    else if (proof) say(fault, 'not judged', `red without it: ${proof.says.slice(0, 200)}`);
    return isThere && !proof;
  });
}

/** Tries faults together; those that nobody noticed again, in the end each by itself. */
async function tryOut({ kind, faults: together }: Batch): Promise<void> {
  const mend = makeFaults(together);
  const missed: Fault[] = [];
  let failure = '';
  const started = Date.now();
  try {
    const seen = await seenOf(kind, together);
    for (const fault of together) {
      if (proofOf(fault, seen)) say(fault, 'killed', '');
      else missed.push(fault);
    }
  } catch (error) {
    failure = String(error instanceof Error ? error.message : error);
    missed.push(...together);
  } finally {
    mend();
  }
  console.log(`  ${kind}: ${together.length} in ${seconds(started)}`);
  if (together.length === 1) {
    const verdict = failure ? 'not judged' : 'survived';
    for (const fault of missed) say(fault, verdict, failure || fault.by);
  } else if (missed.length < together.length) {
    // A test that ends at the first thing it finds has not come to the others.
    if (missed.length > 0) await tryOut({ kind, faults: missed });
  } else {
    for (const fault of missed) await tryOut({ kind, faults: [fault] });
  }
}

function chosen(): { some: readonly Fault[]; alone: boolean } {
  const { values } = readArguments({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', multiple: true, default: [] },
      alone: { type: 'boolean', default: false },
    },
  });
  const some = faults.filter(
    (fault) =>
      (values.only.length === 0 ||
        values.only.some((part) => `${fault.breaks.join(' ')} ${fault.name}`.includes(part))) &&
      (values.kind.length === 0 || values.kind.includes(kindOf(fault))),
  );
  if (some.length === 0) {
    throw new NotCompared(`No fault is called ${[...values.only, ...values.kind].join(' ')}.`);
  }
  return { some, alone: values.alone };
}

/** Whether the code that a mutant changes is still there; one whose place is gone is obsolete. */
function isApplicable(fault: Fault): boolean {
  try {
    breakText(textOf(fault), [fault]);
    return true;
  } catch (error) {
    say(fault, 'not judged', `obsolete: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function main(): Promise<void> {
  const started = Date.now();
  const { some, alone } = chosen();
  const applicable = some.filter(isApplicable);
  process.env.CHROMIUM_PATH ??= findChromium();
  const needsStories = applicable.some((fault) => kindOf(fault) === 'pictures');
  const stories = needsStories
    ? Object.fromEntries(
        Object.values(buildStoryIndex().entries).map(({ id, importPath }) => [
          id,
          importPath?.replace(/^\.\//, '') ?? '',
        ]),
      )
    : {};
  growTree();
  for (const kind of kinds) {
    const ofKind = applicable.filter((fault) => kindOf(fault) === kind);
    if (ofKind.length === 0) continue;
    try {
      const green = await greenBefore(kind, ofKind);
      const batches = alone
        ? green.map((fault) => ({ kind, faults: [fault] }))
        : plan(green, stories);
      for (const batch of batches) await tryOut(batch);
    } catch (error) {
      for (const fault of ofKind.filter((fault) => !verdicts.has(fault))) {
        say(fault, 'not judged', error instanceof Error ? error.message : String(error));
      }
    }
  }
  const count = (verdict: Verdict) =>
    [...verdicts.values()].filter((one) => one.verdict === verdict).length;
  console.log(
    `\n${some.length} faults in ${seconds(started)}: ${count('killed')} killed, ` +
      `${count('survived')} survived, ${count('not judged')} not judged.`,
  );
  for (const [fault, { verdict, why }] of verdicts) {
    if (verdict !== 'killed') console.log(`  ${verdict}: ${fault.name} (${why})`);
  }
  process.exitCode = count('killed') === some.length ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
