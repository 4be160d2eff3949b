import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptScreenshots, replaceBaseline } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { renderComment } from './comment.ts';
import { baselineFile, hashOf, readRun, resultFile, writeRun, type Result } from './results.ts';

const SCREENSHOT = 'desktop/button--primary';

let root: string;
let artifact: string;
let actual: string;
let expected: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const createCommit = () => git('commit', '--quiet', '--allow-empty', '--message=A commit');
const project = () => ({ root, results: join(root, 'artifacts/visual') });

let changed: Result;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artifact-'));
  artifact = join(root, 'downloaded');
  const results = join(artifact, 'visual');
  git('init', '--quiet');
  createCommit();
  actual = resultFile(results, SCREENSHOT, 'actual');
  mkdirSync(dirname(actual), { recursive: true });
  writeFileSync(actual, 'what CI captured, in more than 20 bytes');
  expected = resultFile(results, SCREENSHOT, 'expected');
  writeFileSync(expected, 'the baseline');
  changed = {
    ...{ screenshot: SCREENSHOT, outcome: 'changed', pixels: 9, shape: 'alike' },
    fingerprint: hashOf(actual),
  };
  writeRun(results, {
    ...{ against: 'the baselines', acceptable: true, seconds: 1, gone: [], notes: [] },
    ...{ commit: git('rev-parse', 'HEAD'), results: [changed] },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

test('accepting an artifact of the same commit copies its screenshot unchanged to the baselines', () => {
  const results = findResultsFolder(project(), artifact);
  expect(results).toBe(join(artifact, 'visual'));
  const baselines = join(root, 'baselines');
  replaceBaseline(expected, baselineFile(baselines, SCREENSHOT));
  acceptScreenshots({ baselines, results }, [{ screenshot: SCREENSHOT, file: hashOf(actual) }]);
  expect(readFileSync(baselineFile(baselines, SCREENSHOT))).toEqual(readFileSync(actual));
});

test('an artifact of another commit is rejected', () => {
  createCommit();
  expect(() => findResultsFolder(project(), artifact)).toThrow(
    /^The artifact is of [0-9a-f]{12}, and [0-9a-f]{12} is checked out here\.$/,
  );
});

test('an artifact with a truncated or missing file is rejected', () => {
  const refusal = `${actual} is missing or cut short: download the artifact again.`;
  truncateSync(actual, 20);
  expect(() => findResultsFolder(project(), artifact)).toThrow(refusal);
  rmSync(actual);
  expect(() => findResultsFolder(project(), artifact)).toThrow(refusal);
});

test('an artifact without a finished run is rejected', () => {
  truncateSync(join(artifact, 'visual/run.json'), 20);
  expect(() => findResultsFolder(project(), artifact)).toThrow('There is no finished run in');
});

test('the pull request comment groups equal changes in one row, with thumbnails and links', () => {
  const run = readRun(join(artifact, 'visual'));
  if (!run) throw new Error('There is no run.');
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
  const run = readRun(join(artifact, 'visual'));
  if (!run) throw new Error('There is no run.');
  const comment = renderComment(run, { artifact: 'https://ci/artifacts/7' });
  expect(comment).toContain('[artifact](https://ci/artifacts/7)');
  expect(comment).toContain(`| ${SCREENSHOT}<br>9 pixels differ`);
  expect(comment).not.toContain('<img');
});
