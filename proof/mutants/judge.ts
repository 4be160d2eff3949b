import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';
import { command } from '#packages/storybook-visual/src/command.ts';
import { NotCompared } from '#packages/storybook-visual/src/lock.ts';
import { readRun } from '#packages/storybook-visual/src/results.ts';
import { OWNER_CHECK, type Fault, type Kind } from './fault.ts';
import { tree } from './tree.ts';

/** A test that has run, whether it is red, and what it says then. */
export type Seen = { test: string; red: boolean; says: string };

const resultsFile = join(tree, '.cache/results.json');

const unique = (list: readonly string[]) => [...new Set(list)];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const tail = (said: string) => said.trim().split('\n').slice(-12).join('\n');

function readResults<Results>(said: string): Results {
  if (!existsSync(resultsFile)) throw new Error(`Nothing was tested.\n${tail(said)}`);
  return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
}

type VitestResults = {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      meta: { storyId?: string };
    }[];
  }[];
};

async function runVitest(project: string, args: readonly string[]): Promise<Seen[]> {
  const { output: said } = await command(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=json',
      `--outputFile=${resultsFile}`,
      ...args,
    ],
    { cwd: tree },
  );
  const { testResults } = readResults<VitestResults>(said);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const seen = assertionResults
      .filter(({ status }) => status === 'failed' || status === 'passed')
      .map(({ fullName, status, failureMessages, meta }) => ({
        test: meta.storyId ?? fullName,
        red: status === 'failed',
        says: failureMessages?.join('\n') ?? '',
      }));
    // A file that does not load has run no test: that is no proof.
    if (assertionResults.length === 0) throw new Error(`${name} does not load.\n${tail(message)}`);
    return seen;
  });
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
};

function seenIn(suite: PlaywrightSuite, path = ''): Seen[] {
  const here = `${path} ${suite.title}`.trim();
  const own = suite.specs.map(({ title, ok, tests }) => ({
    test: `${here} ${title}`,
    red: !ok,
    says: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((e) => e.message)))
      .join('\n'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => seenIn(inner, here))];
}

async function walkJourneys(faults: readonly Fault[]): Promise<Seen[]> {
  const { output: said } = await command(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=json',
      `--grep=${unique(faults.map(({ red }) => escaped(red))).join('|')}`,
      ...unique(faults.map(({ by }) => by)),
    ],
    {
      cwd: tree,
      env: {
        CI: '',
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: resultsFile,
      },
    },
  );
  const { suites, errors } = readResults<{
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  }>(said);
  if (suites.length === 0) {
    throw new Error(
      `No journey was walked.\n${tail(errors.map((e) => e.message).join('\n') || said)}`,
    );
  }
  return suites.flatMap((suite) => seenIn(suite));
}

async function compareScreenshots(faults: readonly Fault[]): Promise<Seen[]> {
  const wanted = unique(faults.map(({ by }) => by));
  const cli = 'packages/storybook-visual/src/cli.ts';
  const { status, output } = await command(process.execPath, [cli, ...wanted], { cwd: tree });
  const run = readRun(join(tree, 'artifacts/visual'));
  if (status > 1 || !run) throw new NotCompared(tail(output));
  const captured = new Map(run.results.map((result) => [result.screenshot, result]));
  return wanted.map((screenshot) => {
    const result = captured.get(screenshot);
    if (!result) throw new Error(`${screenshot} was not captured.`);
    const { outcome, pixels } = result;
    return { test: screenshot, red: outcome !== 'same', says: `${outcome}, ${pixels} pixels` };
  });
}

async function checkOwnerFiles(): Promise<Seen[]> {
  const { status, output: said } = await command(process.execPath, ['scripts/owner.ts', 'check'], {
    cwd: tree,
  });
  return [{ test: OWNER_CHECK, red: status !== 0, says: said }];
}

/**
 * Runs what would notice these faults, all of one kind, in the worktree as it is.
 * @returns the tests that have run
 * @throws Error when the tests could not be run.
 */
export async function runTests(kind: Kind, faults: readonly Fault[]): Promise<Seen[]> {
  rmSync(resultsFile, { force: true });
  const files = unique(faults.map(({ by }) => by));
  switch (kind) {
    case 'owner':
      return checkOwnerFiles();
    case 'unit':
    case 'stories':
      return runVitest(kind, files);
    case 'server': {
      // The names of groups and of a test are joined otherwise here than in the results.
      const named = (red: string) => escaped(red).replaceAll(' ', '(?: > | )');
      const tests = unique(faults.map(({ red }) => named(red))).join('|');
      return runVitest(kind, [...files, '-t', tests]);
    }
    case 'pictures':
      return compareScreenshots(faults);
    case 'journeys':
      return walkJourneys(faults);
  }
}

/** The test that a fault was to turn red, if it is among these and red. */
export function proofOf({ red, saying = '' }: Fault, seen: readonly Seen[]): Seen | undefined {
  return seen.find((one) => one.red && one.test.includes(red) && one.says.includes(saying));
}
