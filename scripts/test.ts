import { writeArtifactsIndex } from './artifacts.ts';
import { findChromium } from './chromium.ts';
import { runOrExit } from './commands.ts';
import { nearbyStories } from './imports.ts';
import { branchStart, changedFiles, reportResults, runNode, runSteps, type Step } from './steps.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];

/** The parts that gate a merge, the fastest first. */
const gate = {
  check: ['scripts/check.ts'],
  unit: [...vitest, 'unit', '--project', 'other-studio'],
  server: [...vitest, 'server', '--maxWorkers=2'],
  stories: ['scripts/test-stories.ts'],
  e2e: ['node_modules/@playwright/test/cli.js', 'test'],
};

const parts: Record<string, readonly string[]> = {
  ...gate,
  parity: [...vitest, 'server', 'tests/parity'],
  storybook: ['tests/stories/built.ts'],
  demo: ['tests/stories/demo.ts'],
  engines: ['tests/engines/run.ts'],
  'old-browsers': [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=old-browsers.config.ts',
  ],
  visual: ['node_modules/vitest/vitest.mjs', 'run', '--root=packages/storybook-visual'],
  art: ['node_modules/vitest/vitest.mjs', 'run', '--root=art', '--testTimeout=120000'],
};

/**
 * The steps of `npm test`: all that gate a merge, or the named parts; `--changed` selects tests
 * near changed files, except end-to-end tests. Other arguments go to the one named part.
 * @param files lists the changed files.
 * @throws Error with one sentence for the user.
 */
export function stepsFor(args: readonly string[], files = changedFiles): Step[] {
  const named = args.filter((arg) => arg in parts);
  const changed = args.includes('--changed');
  const options = args.filter((arg) => !(arg in parts) && arg !== '--changed');
  if (options.length > 0 && named.length !== 1) {
    const names = Object.keys(parts).join('|');
    throw new Error(`'${options[0]}' needs one part before it: npm test -- ${names}`);
  }
  if (!changed) {
    const chosen = named.length > 0 ? named : Object.keys(gate);
    return chosen.map((part) => [part, [...(parts[part] ?? []), ...options]]);
  }
  const stories = nearbyStories(files());
  const since = `--changed=${branchStart()}`;
  return [
    ['check', [...gate.check, '--changed']],
    ['unit', [...gate.unit, since]],
    ['server', [...gate.server, since]],
    ...(stories.length > 0 ? ([['stories', [...gate.stories, ...stories]]] as const) : []),
  ];
}

function main(): void {
  const steps = stepsFor(process.argv.slice(2));
  process.env.CHROMIUM_PATH = findChromium();
  reportResults(
    runSteps(steps, (command) => {
      const status = runNode(command);
      writeArtifactsIndex();
      return status;
    }),
  );
}

if (import.meta.main) await runOrExit(main);
