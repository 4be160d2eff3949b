import { readFileSync } from 'node:fs';
import { kindOf, type Fault, type Kind } from './fault.ts';
import { reachOf } from './reach.ts';

/** Faults that are tried together, in one run of their tests. */
export type Batch = { kind: Kind; faults: Fault[] };

/** Where the stories are: of each its file. */
export type StoryFiles = Readonly<Record<string, string>>;

/** The picture's story, without the mode in which it is taken. */
export const storyOf = (picture: string): string => picture.replace(/^.*\//, '');

const PREVIEW = '.storybook/preview.tsx';

/** A test that reads files besides those that it imports. */
const readsFiles = (file: string) =>
  /import\.meta\.glob|readFileSync|globSync/.test(readFileSync(file, 'utf8'));

/** Whether a change of `file` may turn the test of `fault` red. */
function touches(file: string, fault: Fault, stories: StoryFiles): boolean {
  const { by } = fault;
  if (kindOf(fault) === 'unit') return readsFiles(by) || reachOf(by).has(file);
  const storyFile = kindOf(fault) === 'pictures' ? stories[storyOf(by)] : by;
  return [PREVIEW, storyFile ?? by].some((root) => reachOf(root).has(file));
}

/** A page that is built anew may hold many faults: their tests name the fact that is missing. */
const MOST_TOGETHER: Partial<Record<Kind, number>> = { owner: 1, server: 1, journeys: 40 };

function fit(one: Fault, other: Fault, stories: StoryFiles): boolean {
  if (kindOf(one) === 'journeys') {
    return (
      one.by !== other.by ||
      one.red !== other.red ||
      (one.saying !== undefined && other.saying !== undefined && one.saying !== other.saying)
    );
  }
  return !touches(one.file, other, stories) && !touches(other.file, one, stories);
}

/** Puts together the faults of which none can turn another's test red. */
export function plan(faults: readonly Fault[], stories: StoryFiles): Batch[] {
  const batches: Batch[] = [];
  for (const fault of faults) {
    const kind = kindOf(fault);
    const most = MOST_TOGETHER[kind] ?? Infinity;
    const home = batches.find(
      (batch) =>
        batch.kind === kind &&
        batch.faults.length < most &&
        batch.faults.every((other) => fit(fault, other, stories)),
    );
    if (home) home.faults.push(fault);
    else batches.push({ kind, faults: [fault] });
  }
  return batches;
}
