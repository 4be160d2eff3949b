import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { freePort } from '#tests/support/freePort.ts';
import { lastLines, runCommand } from '#packages/storybook-visual/src/command.ts';
import { NotCompared } from '#packages/storybook-visual/src/lock.ts';
import { readRun } from '#packages/storybook-visual/src/results.ts';
import { OWNER_CHECK, storyFile, type Kind, type Mutant } from './mutant.ts';
import { worktree } from './worktree.ts';

/** A test result: the test's name, whether it failed, and its message. */
export type TestRun = { test: string; failed: boolean; message: string };

const resultsFile = join(worktree, '.cache/results.json');

const uniqueValues = (list: readonly string[]) => [...new Set(list)];
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const runInWorktree = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runCommand(process.execPath, args, { cwd: worktree, env });

function readResults<Results>(said: string): Results {
  if (!existsSync(resultsFile)) throw new Error(`Nothing was tested.\n${lastLines(said)}`);
  return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
}

async function runVitest(project: string, args: readonly string[]): Promise<TestRun[]> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const reporter = ['--reporter=json', `--outputFile=${resultsFile}`];
  const { output: said } = await runInWorktree([...vitest, ...reporter, ...args]);
  const { testResults } = readResults<JsonTestResults>(said);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    // A test file that fails to load has run no test, which proves nothing.
    if (assertionResults.length === 0)
      throw new Error(`${name} does not load.\n${lastLines(message)}`);
    return assertionResults
      .filter(({ status }) => status === 'failed' || status === 'passed')
      .map(({ fullName, status, failureMessages, meta }) => ({
        test: (meta as { storyId?: string }).storyId ?? fullName,
        failed: status === 'failed',
        message: failureMessages?.join('\n') ?? '',
      }));
  });
}

function flattenSuite(suite: JSONReportSuite, path = ''): TestRun[] {
  const here = `${path} ${suite.title}`.trim();
  const own = suite.specs.map(({ title, ok, tests }) => ({
    test: `${here} ${title}`,
    failed: !ok,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((e) => e.message)))
      .join('\n'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flattenSuite(inner, here))];
}

async function runPlaywright(mutants: readonly Mutant[]): Promise<TestRun[]> {
  const tests = uniqueValues(mutants.map(({ test }) => escapeRegExp(test))).join('|');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json'];
  const { output: said } = await runInWorktree(
    [...playwright, `--grep=${tests}`, ...uniqueValues(mutants.map(({ by }) => by))],
    { CI: '', E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_NAME: resultsFile },
  );
  const { suites, errors } = readResults<JSONReport>(said);
  if (suites.length === 0) {
    throw new Error(`No test ran.\n${lastLines(errors.map((e) => e.message).join('\n') || said)}`);
  }
  return suites.flatMap((suite) => flattenSuite(suite));
}

async function compareScreenshots(mutants: readonly Mutant[]): Promise<TestRun[]> {
  const wanted = uniqueValues(mutants.map(({ by }) => by));
  const files = uniqueValues(wanted.map((by) => storyFile(by) ?? by));
  const { output } = await runInWorktree(['scripts/test-stories.ts', ...files]);
  const run = readRun(join(worktree, 'artifacts/visual'));
  if (!run) throw new NotCompared(lastLines(output));
  const captured = new Map(run.results.map((result) => [result.screenshot, result]));
  return wanted.map((screenshot) => {
    const result = captured.get(screenshot);
    if (!result) throw new Error(`${screenshot} was not captured.`);
    const { outcome, pixels } = result;
    const message = `${outcome}, ${pixels} pixels`;
    return { test: screenshot, failed: outcome !== 'same', message };
  });
}

async function checkOwnerFiles(): Promise<TestRun[]> {
  const { status, output } = await runInWorktree(['scripts/owner.ts', 'check']);
  return [{ test: OWNER_CHECK, failed: status !== 0, message: output }];
}

/**
 * Runs the tests that must kill these mutants, all of one kind, in the mutated worktree.
 * @throws Error when the tests could not run.
 */
export async function runTests(kind: Kind, mutants: readonly Mutant[]): Promise<TestRun[]> {
  rmSync(resultsFile, { force: true });
  const files = uniqueValues(mutants.map(({ by }) => storyFile(by) ?? by));
  switch (kind) {
    case 'owner':
      return checkOwnerFiles();
    case 'unit':
    case 'stories':
      return runVitest(kind, files);
    case 'server': {
      // Separators between describe and test names differ between the filter and the results.
      const testPattern = (test: string) => escapeRegExp(test).replaceAll(' ', '(?: > | )');
      const tests = uniqueValues(mutants.map(({ test }) => testPattern(test))).join('|');
      return runVitest(kind, [...files, '-t', tests]);
    }
    case 'screenshots':
      return compareScreenshots(mutants);
    case 'e2e':
      return runPlaywright(mutants);
  }
}

/** The failed test that kills a mutant, if any. */
export const findKillingTest = ({ test }: Mutant, runs: readonly TestRun[]) =>
  runs.find((run) => run.failed && run.test.includes(test));
