import { readFileSync } from 'node:fs';
import { collectImports } from '../../scripts/imports.ts';
import { storyFile, type Kind, type Mutant } from './mutant.ts';

/** Mutants that are tested in one run. */
export type Batch = { kind: Kind; mutants: Mutant[] };

const PREVIEW = '.storybook/preview.tsx';

/** Whether a test reads files without importing them. */
const readsFiles = (file: string) =>
  /import\.meta\.glob|readFileSync|globSync/.test(readFileSync(file, 'utf8'));

/** Whether a change of `file` may fail the test of a mutant. */
function mayFailTestOf(file: string, { kind, by }: Mutant): boolean {
  if (kind === 'unit') return readsFiles(by) || collectImports(by).has(file);
  return [PREVIEW, storyFile(by) ?? by].some((root) => collectImports(root).has(file));
}

/** The most mutants per run. End-to-end runs may have many: failure messages tell them apart. */
const MOST_TOGETHER: Partial<Record<Kind, number>> = { owner: 1, server: 1, e2e: 40 };

function canShareBatch(one: Mutant, other: Mutant): boolean {
  if (one.kind === 'e2e') {
    return (
      one.killedBy !== other.killedBy ||
      (one.message !== undefined && other.message !== undefined && one.message !== other.message)
    );
  }
  return !mayFailTestOf(one.file, other) && !mayFailTestOf(other.file, one);
}

/** Groups mutants that cannot fail each other's tests into batches. */
export function planBatches(some: readonly Mutant[]): Batch[] {
  const batches: Batch[] = [];
  for (const mutant of some) {
    const { kind } = mutant;
    const most = MOST_TOGETHER[kind] ?? Infinity;
    const home = batches.find(
      (batch) =>
        batch.kind === kind &&
        batch.mutants.length < most &&
        batch.mutants.every((other) => canShareBatch(mutant, other)),
    );
    if (home) home.mutants.push(mutant);
    else batches.push({ kind, mutants: [mutant] });
  }
  return batches;
}
