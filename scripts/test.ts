import { appendFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/node';
import { describeResult } from '#packages/storybook-visual/src/report.ts';
import { readJson, readRun } from '#packages/storybook-visual/src/results.ts';
import { writeArtifactsIndex } from './artifacts.ts';
import { findChromium } from './chromium.ts';
import { runOrExit } from './commands.ts';
import { nearbyStories } from './imports.ts';
import { branchStart, changedFiles, reportResults, runNode, runSteps, type Step } from './steps.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
const reportOf = (part: string) => `artifacts/${part}/results.json`;
const reporters = (part: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(part)}`,
];

/** The parts that gate a merge, the fastest first. */
const gate = {
  check: ['scripts/check.ts'],
  unit: [...vitest, 'unit', '--project', 'other-studio', ...reporters('unit')],
  server: [...vitest, 'server', '--maxWorkers=2', ...reporters('server')],
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

/** The tests that Vitest reports as failed, a line each. */
export function listFailures({ testResults }: JsonTestResults): string[] {
  // Errors of jest-dom begin with a line 'Error:'.
  const firstLine = (message = '') =>
    stripVTControlCharacters(message)
      .split('\n')
      .find((line) => /\w/.test(line.replace(/^\w*Error:/, '')))
      ?.trim();
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    // A file that does not load has no tests.
    if (status === 'failed' && assertionResults.length === 0)
      return `${file}: ${firstLine(message)}`;
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

/** The failed tests of a part, and the screenshots that differ. */
function failuresOf(part: string): string[] {
  const report = readJson<JsonTestResults>(reportOf(part));
  const screenshots = part === 'stories' ? (readRun('artifacts/visual')?.results ?? []) : [];
  return [
    ...(report ? listFailures(report) : []),
    ...screenshots
      .filter(({ outcome }) => outcome !== 'same')
      .map((result) => `${result.screenshot}: ${describeResult(result)}`),
  ];
}

function main(): void {
  const steps = stepsFor(process.argv.slice(2));
  process.env.CHROMIUM_PATH = findChromium();
  for (const [part] of steps) rmSync(reportOf(part), { force: true });
  const results = runSteps(steps, (command) => {
    const status = runNode(command);
    writeArtifactsIndex();
    return status;
  });
  reportResults(results);
  const failures = results.failed.flatMap((part) => [`${part}:`, ...failuresOf(part)]).join('\n  ');
  if (failures === '') return;
  console.log(failures);
  // CI prints them once more at the end of its log.
  if (process.env.CI) appendFileSync('artifacts/failed.txt', `${failures}\n`);
}

if (import.meta.main) await runOrExit(main);
