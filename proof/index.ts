import { runCommand } from '../scripts/commands.ts';
import { runNode } from '../scripts/steps.ts';

// `npm run proof`: slow checks of the tests (mutants, Stryker) and of the running site (fault
// injection, benchmarks). Not part of `npm test`.
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';

await runCommand('proof', {
  mutants: () => import('./mutants/run.ts'),
  stryker: () => (process.exitCode = runNode([stryker, 'run', ...process.argv.slice(2)]) ?? 1),
  'fault-injection': () => import('./fault-injection/run.ts'),
  bench: () => import('./bench/index.ts'),
});
