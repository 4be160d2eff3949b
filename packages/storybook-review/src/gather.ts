import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/node';
import type { ReviewData, StoryReview, UsedBy } from './review.ts';
import type { State } from './states.ts';

export type ReviewOptions = {
  /** The specified states, which stories claim with `state:<key>` tags. */
  states?: readonly State[];
  /** Vitest's JSON report of the story tests. */
  testResults?: string;
  /** A folder of ARIA snapshots, named `<story>.txt`. */
  ariaSnapshots?: string;
  /** storybook-visual's folders: the last run and the baselines, both `<mode>/<story>.webp`. */
  screenshots?: { run: string; baselines: string };
  /** The pages that use the components of each folder. */
  usedBy?: () => Record<string, UsedBy>;
};

type ScreenshotRun = { results: { screenshot: string; outcome: string }[] };

function readJson<T>(file = ''): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Empty outside of a repository. */
function readCommit(): string {
  const args = ['rev-parse', '--short', 'HEAD'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Collects the results of the last runs. */
export function gatherReview({
  states = [],
  testResults,
  ariaSnapshots = '',
  screenshots,
  usedBy,
}: ReviewOptions): ReviewData {
  const stories: Record<string, StoryReview> = {};
  const storyOf = (id: string) => (stories[id] ??= {});

  const tests = readJson<JsonTestResults>(testResults);
  const visits = tests?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  for (const { status, failureMessages, meta } of visits) {
    const { storyId } = meta as { storyId?: string };
    if (!storyId || (status !== 'passed' && status !== 'failed')) continue;
    // A story has a result per browser: one failure counts.
    if (stories[storyId]?.test?.passed === false) continue;
    const [message = ''] = stripVTControlCharacters(failureMessages?.[0] ?? '').split('\n    at ');
    storyOf(storyId).test = {
      passed: status === 'passed',
      axe: /accessibility violation|toHaveNoViolations/i.test(message),
      ariaSnapshot: message.includes('ARIA snapshot differs'),
      message: message.slice(0, 2000),
    };
  }

  for (const file of globSync('*.txt', { cwd: ariaSnapshots })) {
    storyOf(basename(file, '.txt')).ariaSnapshot = true;
  }

  const { run: folder = '', baselines = '' } = screenshots ?? {};
  const run = readJson<ScreenshotRun>(join(folder, 'run.json'));
  for (const { screenshot, outcome } of run?.results ?? []) {
    const files = globSync(`${screenshot}.{expected,actual,difference}.webp`, { cwd: folder });
    (storyOf(basename(screenshot)).screenshots ??= {})[dirname(screenshot)] = { outcome, files };
  }
  for (const file of globSync('*/*.webp', { cwd: baselines }).sort()) {
    const modes = (storyOf(basename(file, '.webp')).screenshots ??= {});
    modes[dirname(file)] ??= { outcome: 'not run', files: [] };
  }

  return {
    commit: readCommit(),
    ran: { tests: tests !== undefined, screenshots: run !== undefined },
    states,
    stories,
    usedBy: usedBy?.() ?? {},
  };
}
