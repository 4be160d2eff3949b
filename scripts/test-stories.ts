import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { JsonTestResults } from 'vitest/node';
import { compareStates, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import { storyResults } from '#tests/stories/results.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { runNode } from './steps.ts';
import list from '#storybook/states.json' with { type: 'json' };

// `npm test -- stories`: tests every story in a browser, each with axe; then prints the number of
// stories and of specified states that they cover.

// `--update` accepts the ARIA snapshots of the tested stories.
const UPDATE = '--update';
const args = process.argv.slice(2);

const runStoryTests = (given: readonly string[], env: NodeJS.ProcessEnv) =>
  runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', ...given], env);

rmSync(storyResults, { force: true });
const status = runStoryTests(
  [
    '--reporter=default',
    '--reporter=json',
    '--reporter=junit',
    `--outputFile.json=${storyResults}`,
    '--outputFile.junit=artifacts/stories/junit.xml',
    ...args.filter((arg) => arg !== UPDATE),
  ],
  { UPDATE_ARIA_SNAPSHOTS: String(args.includes(UPDATE)) },
);

if (!existsSync(storyResults)) process.exit(status ?? 1);

const { testResults } = JSON.parse(readFileSync(storyResults, 'utf8')) as JsonTestResults;
const run = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed' || status === 'failed');
const passed = new Set(
  run
    .filter(({ status }) => status === 'passed')
    .map(({ meta }) => (meta as { storyId?: string }).storyId),
);
const { entries } = buildStoryIndex();
const shown: StoryIndex = {
  entries: Object.fromEntries(Object.entries(entries).filter(([id]) => passed.has(id))),
};
const { claimed, missing } = compareStates(list.states, shown);
console.log(
  `${run.length} stories, ${passed.size} passed; ` +
    `states ${claimed.length}/${claimed.length + missing.length}`,
);
if (status !== 0 && process.env.CI) {
  console.log('\nRunning the failed files again, for their traces ...');
  const failed = testResults.filter((file) => file.status === 'failed').map(({ name }) => name);
  runStoryTests(['--reporter=dot', ...failed], { TRACE: 'true' });
}
process.exit(status ?? 1);
