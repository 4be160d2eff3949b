import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { compareStates, type StoryIndex } from '#storybook/stateMatrix.ts';
import { storyResults } from '#tests/storybook/results.ts';
import { buildStoryIndex } from './story-index.ts';

// `npm run test:stories`: every story in a browser, each with axe; then how many there were and how
// many states of the specification they show.

type Results = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; meta: { storyId?: string } }[];
  }[];
};

// `-- --accept-trees` makes what is read aloud of the stories what is held of them.
const ACCEPT = '--accept-trees';
const args = process.argv.slice(2);

const stories = (given: readonly string[], env: Record<string, string>) =>
  spawnSync('node_modules/.bin/vitest', ['run', '--project', 'stories', ...given], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;

rmSync(storyResults, { force: true });
const status = stories(
  [
    '--reporter=default',
    '--reporter=json',
    '--reporter=junit',
    `--outputFile.json=${storyResults}`,
    '--outputFile.junit=artifacts/stories/junit.xml',
    ...args.filter((arg) => arg !== ACCEPT),
  ],
  { ACCEPT_TREES: String(args.includes(ACCEPT)) },
);

if (!existsSync(storyResults)) process.exit(status ?? 1);

const { testResults } = JSON.parse(readFileSync(storyResults, 'utf8')) as Results;
const run = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed' || status === 'failed');
const passed = new Set(
  run.filter(({ status }) => status === 'passed').map(({ meta }) => meta.storyId),
);
const { entries } = buildStoryIndex();
const shown: StoryIndex = {
  entries: Object.fromEntries(Object.entries(entries).filter(([id]) => passed.has(id))),
};
const { claimed, missing } = compareStates(shown);
console.log(
  `${run.length} stories, ${passed.size} passed; ` +
    `states ${claimed.length}/${claimed.length + missing.length}`,
);
if (status !== 0 && process.env.CI) {
  console.log('\nOnce more what is red, for its traces ...');
  const red = testResults.filter((file) => file.status === 'failed').map(({ name }) => name);
  stories(['--reporter=dot', ...red], { TRACE: 'true' });
}
process.exit(status ?? 1);
