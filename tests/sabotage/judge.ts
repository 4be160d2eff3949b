import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { currentEnvironment, differences, recordedEnvironment } from '#tests/vr/environment.ts';
import { command, NotCompared } from '#tests/vr/run.ts';
import { takePictures } from '#tests/vr/take.ts';
import { OWNER_CHECK, type Fault, type Kind } from './fault.ts';
import { storyOf, type StoryFiles } from './plan.ts';
import { tree } from './tree.ts';

/** A test that is red, and what it says. */
export type Red = { test: string; says: string };

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

async function runVitest(project: string, args: readonly string[]): Promise<Red[]> {
  const { said } = await command(
    'node_modules/.bin/vitest',
    ['run', '--project', project, '--reporter=json', `--outputFile=${resultsFile}`, ...args],
    { cwd: tree },
  );
  const { testResults } = readResults<VitestResults>(said);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const reds = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages, meta }) => ({
        test: meta.storyId ?? fullName,
        says: failureMessages?.join('\n') ?? '',
      }));
    // A file that does not load has run no test: that is no proof.
    if (assertionResults.length === 0) throw new Error(`${name} does not load.\n${tail(message)}`);
    return reds;
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

function redsOf(suite: PlaywrightSuite, path = ''): Red[] {
  const here = `${path} ${suite.title}`.trim();
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      test: `${here} ${title}`,
      says: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((e) => e.message)))
        .join('\n'),
    }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => redsOf(inner, here))];
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function walkJourneys(faults: readonly Fault[]): Promise<Red[]> {
  const { said } = await command(
    'node_modules/.bin/playwright',
    [
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
  return suites.flatMap((suite) => redsOf(suite));
}

async function lookAtPictures(faults: readonly Fault[], stories: StoryFiles): Promise<Red[]> {
  const recorded = recordedEnvironment();
  const foreign = recorded ? differences(recorded, currentEnvironment()) : [];
  if (foreign.length > 0) {
    throw new NotCompared(`The baselines were made in another environment. ${foreign.join(' ')}`);
  }
  const wanted = unique(faults.map(({ by }) => by));
  const output = join(tree, '.cache/vr/run');
  rmSync(output, { recursive: true, force: true });
  const { lines } = await takePictures({
    wanted,
    files: unique(wanted.map((picture) => stories[storyOf(picture)] ?? picture)),
    project: tree,
    baselines: join(tree, 'tests/vr/baselines'),
    output,
  });
  const last = new Map(lines.map((line) => [line.picture, line]));
  for (const picture of wanted) {
    if (!last.has(picture)) throw new Error(`${picture} was not pictured.`);
  }
  return [...last.values()]
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ picture, outcome, count }) => ({ test: picture, says: `${outcome}, ${count} pixels` }));
}

async function checkOwnerFiles(): Promise<Red[]> {
  const { status, said } = await command('node', [OWNER_CHECK], { cwd: tree });
  return status === 0 ? [] : [{ test: OWNER_CHECK, says: said }];
}

/**
 * Runs what would notice these faults, all of one kind, in the worktree as it is.
 * @returns the tests that are red
 * @throws Error when the tests could not be run.
 */
export async function redTests(
  kind: Kind,
  faults: readonly Fault[],
  stories: StoryFiles,
): Promise<Red[]> {
  rmSync(resultsFile, { force: true });
  const files = unique(faults.map(({ by }) => by));
  switch (kind) {
    case 'owner':
      return checkOwnerFiles();
    case 'unit':
    case 'stories':
      return runVitest(kind, files);
    case 'server': {
      const tests = unique(faults.map(({ red }) => escaped(red))).join('|');
      return runVitest(kind, [...files, '-t', tests]);
    }
    case 'pictures':
      return lookAtPictures(faults, stories);
    case 'journeys':
      return walkJourneys(faults);
  }
}

/** The red test that a fault was to turn red, if it is among these. */
export function proofOf({ red, saying = '' }: Fault, reds: readonly Red[]): Red | undefined {
  return reds.find(({ test, says }) => test.includes(red) && says.includes(saying));
}
