import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { requireRun } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { renderComment } from './comment.ts';
import { hashOf, resultFile, writeRun, type Result } from './results.ts';
import { git, temporaryFolder, writeFile } from './testing.ts';

const SCREENSHOT = 'desktop/button--primary';

let root: string;
let artifact: string;
let actual: string;
let changed: Result;

const createCommit = () => git(root, 'commit', '--quiet', '--allow-empty', '--message=A commit');
const findResults = () =>
  findResultsFolder({ root, results: join(root, 'artifacts/visual') }, artifact);

beforeEach(() => {
  root = temporaryFolder();
  artifact = join(root, 'downloaded');
  const results = join(artifact, 'visual');
  git(root, 'init', '--quiet');
  createCommit();
  actual = resultFile(results, SCREENSHOT, 'actual');
  writeFile(actual, 'what CI captured, in more than 20 bytes');
  changed = {
    ...{ screenshot: SCREENSHOT, outcome: 'changed', pixels: 9, shape: 'alike' },
    fingerprint: hashOf(actual),
  };
  writeRun(results, {
    ...{ against: 'the baselines', acceptable: true, seconds: 1, gone: [], notes: [] },
    ...{ commit: git(root, 'rev-parse', 'HEAD'), results: [changed] },
  });
});

test('findResultsFolder finds the results of the checked-out commit in an artifact', () => {
  expect(findResults()).toBe(join(artifact, 'visual'));
});

test('an artifact of another commit is rejected', () => {
  createCommit();
  expect(findResults).toThrow(
    /^The artifact is of [0-9a-f]{12}, and [0-9a-f]{12} is checked out here\.$/,
  );
});

test('an artifact with a truncated or missing file is rejected', () => {
  const refusal = `${actual} is missing or cut short: download the artifact again.`;
  truncateSync(actual, 20);
  expect(findResults).toThrow(refusal);
  rmSync(actual);
  expect(findResults).toThrow(refusal);
});

test('an artifact without a finished run is rejected', () => {
  truncateSync(join(artifact, 'visual/run.json'), 20);
  expect(findResults).toThrow('There is no finished run in');
});

test('the pull request comment groups equal changes in one row, with thumbnails and links', () => {
  const run = requireRun(join(artifact, 'visual'));
  run.results.push({ ...changed, screenshot: 'mobile/button--primary' });
  const comment = renderComment(run, { results: 'https://ci/visual', storybook: 'https://ci/sb' });
  const rows = comment.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('(https://ci/sb/?path=/story/button--primary)');
  expect(rows[0]).toContain('the same change in 1 more');
  expect(rows[0]).toContain(`href="https://ci/visual/${SCREENSHOT}.difference.webp"`);
  expect(rows[0]).toContain(`src="https://ci/visual/${SCREENSHOT}.thumbnail.webp"`);
});

test('the pull request comment needs no web server: it can link the artifact alone', () => {
  const run = requireRun(join(artifact, 'visual'));
  const comment = renderComment(run, { artifact: 'https://ci/artifacts/7' });
  expect(comment).toContain('[artifact](https://ci/artifacts/7)');
  expect(comment).toContain(`| ${SCREENSHOT}<br>9 pixels differ`);
  expect(comment).not.toContain('<img');
});
