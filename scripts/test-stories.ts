import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { compareStates, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import { acceptMatching } from '#packages/storybook-visual/src/accept.ts';
import { CAPTURES, captureStories } from '#packages/storybook-visual/src/capture.ts';
import { environmentDifferences } from '#packages/storybook-visual/src/environment.ts';
import { acquireLock, reportNotCompared } from '#packages/storybook-visual/src/lock.ts';
import { loadProject, type Project } from '#packages/storybook-visual/src/project.ts';
import { readJson } from '#packages/storybook-visual/src/results.ts';
import { compareWithBaselines, reportRun } from '#packages/storybook-visual/src/run.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { storyResults } from '#tests/stories/results.ts';
import { runNode } from './steps.ts';
import list from '#storybook/states.json' with { type: 'json' };

// `npm test -- stories`: visits every story in each browser that it needs, with axe, its ARIA
// snapshot and its screenshots; then compares the screenshots, and prints the number of stories and
// of specified states that they cover.

// `--update` accepts the ARIA snapshots and screenshots of the tested stories.
const UPDATE = '--update';
const args = process.argv.slice(2);
const isUpdate = args.includes(UPDATE);
const selected = args.filter((arg) => arg !== UPDATE);

const runStoryTests = (given: readonly string[], env: NodeJS.ProcessEnv) =>
  runNode(['node_modules/vitest/vitest.mjs', 'run', '--project=stories*', ...given], env);

/** Compares the screenshots. @returns the exit status. */
async function compareScreenshots(project: Project): Promise<number> {
  // Elsewhere the same story looks different. CI is where the baselines are from.
  if (!process.env.CI && environmentDifferences(project).length > 0) {
    console.log('Screenshots not compared: the baselines are of another browser or system.');
    return 0;
  }
  const status = await reportRun(project, await compareWithBaselines(project));
  if (!isUpdate) return status;
  acceptMatching(project);
  return 0;
}

async function main(): Promise<number> {
  const project = await loadProject();
  acquireLock(project.cache);
  rmSync(storyResults, { force: true });
  const status = captureStories(project, selected.length === 0, (env) =>
    runStoryTests(
      [
        '--reporter=default',
        '--reporter=json',
        '--reporter=junit',
        `--outputFile.json=${storyResults}`,
        '--outputFile.junit=artifacts/stories/junit.xml',
        ...selected,
      ],
      { ...env, UPDATE_ARIA_SNAPSHOTS: String(isUpdate) },
    ),
  );
  const report = readJson<JsonTestResults>(storyResults);
  if (!report) return status ?? 1;

  const visits = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    // A story has a result per browser: the map keeps the last one, so put failures there.
    .sort((one, other) => Number(one.status === 'failed') - Number(other.status === 'failed'));
  const outcomes = new Map(
    visits.map(({ meta, status }) => [(meta as { storyId?: string }).storyId, status]),
  );
  const passed = Object.entries(buildStoryIndex().entries).filter(
    ([id]) => outcomes.get(id) === 'passed',
  );
  const shown: StoryIndex = { entries: Object.fromEntries(passed) };
  const { claimed, missing } = compareStates(list.states, shown);
  console.log(
    `${outcomes.size} stories in ${visits.length} visits, ${passed.length} passed; ` +
      `states ${claimed.length}/${claimed.length + missing.length}`,
  );
  if (status !== 0 && process.env.CI) {
    console.log('\nRunning the failed files again, for their traces ...');
    const files = report.testResults.filter((file) => file.status === 'failed');
    runStoryTests(['--reporter=dot', ...new Set(files.map(({ name }) => name))], {
      ...{ TRACE: 'true', [CAPTURES]: join(project.cache, 'traced') },
    });
  }
  const compared = await compareScreenshots(project);
  return (status ?? 1) || compared;
}

process.exitCode = await main().catch(reportNotCompared);
