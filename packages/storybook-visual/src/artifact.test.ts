import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptScreenshots, replaceBaseline } from './accept.ts';
import { findResultsFolder } from './artifact.ts';
import { writeBitmap, type Bitmap } from './bitmap.ts';
import { renderComment } from './comment.ts';
import { baselineFile, hashOf, readRun, resultFile, writeRun, type Result } from './results.ts';

const SCREENSHOT = 'desktop/button--primary';
const bitmap: Bitmap = { width: 20, height: 10, pixels: Buffer.alloc(20 * 10 * 3, 0x40) };

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

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'artifact-'));
  artifact = join(root, 'downloaded');
  const results = join(artifact, 'visual');
  git('init', '--quiet');
  createCommit();
  actual = resultFile(results, SCREENSHOT, 'actual');
  mkdirSync(dirname(actual), { recursive: true });
  await writeBitmap(actual, bitmap);
  expected = resultFile(results, SCREENSHOT, 'expected');
  await writeBitmap(expected, { ...bitmap, pixels: Buffer.alloc(20 * 10 * 3, 0x80) });
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

test('accepting an artifact of the same commit copies its screenshot unchanged to the baselines', async () => {
  const results = await findResultsFolder(project(), artifact);
  expect(results).toBe(join(artifact, 'visual'));
  const baselines = join(root, 'baselines');
  replaceBaseline(expected, baselineFile(baselines, SCREENSHOT));
  acceptScreenshots({ baselines, results }, [{ screenshot: SCREENSHOT, file: hashOf(actual) }]);
  expect(readFileSync(baselineFile(baselines, SCREENSHOT))).toEqual(readFileSync(actual));
});

test('an artifact of another commit is rejected', async () => {
  createCommit();
  await expect(findResultsFolder(project(), artifact)).rejects.toThrow(
    /^The artifact is of [0-9a-f]{12}, and [0-9a-f]{12} is checked out here\.$/,
  );
});

test('an artifact with a truncated or missing file is rejected', async () => {
  for (const file of [actual, expected]) {
    const refusal = `${file} is missing or cut short: download the artifact again.`;
    renameSync(file, `${file}.complete`);
    await expect(findResultsFolder(project(), artifact)).rejects.toThrow(refusal);
    copyFileSync(`${file}.complete`, file);
    truncateSync(file, 20);
    await expect(findResultsFolder(project(), artifact)).rejects.toThrow(refusal);
    renameSync(`${file}.complete`, file);
  }
});

test('an artifact without a finished run is rejected', async () => {
  truncateSync(join(artifact, 'visual/run.json'), 20);
  await expect(findResultsFolder(project(), artifact)).rejects.toThrow(
    'There is no finished run in',
  );
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
  expect(rows[0]).toContain(`src="https://ci/visual/${SCREENSHOT}.difference.webp"`);
});
