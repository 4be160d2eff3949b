import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentEnvironment, recordEnvironment } from './environment.ts';
import type { Project } from './project.ts';
import { baselineFile } from './results.ts';
import { resolveCommit, screenshotsOf } from './versions.ts';

const SCREENSHOT = 'desktop/button--primary';

let project: Project;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
    cwd: project.root,
  });

function writeBaseline(text: string): void {
  const file = baselineFile(project.baselines, SCREENSHOT);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'versions-'));
  project = {
    ...{ root, cache: join(root, '.cache'), folder: 'screenshots', modes: [], results: '' },
    ...{ captures: '', captured: '', baselines: join(root, 'screenshots/baselines') },
    environmentFile: join(root, 'screenshots/environment.json'),
    // Only its version is asked for.
    browser: () => ({ executablePath: process.execPath, args: [] }),
  };
  git('init', '--quiet', '--initial-branch=main');
  writeBaseline('before');
  recordEnvironment(project, currentEnvironment(project));
  git('add', '.');
  git('commit', '--quiet', '--message=A commit');
  writeBaseline('after');
});

afterEach(() => rmSync(project.root, { recursive: true }));

test("screenshotsOf returns a commit's baselines if they are of the same environment", async () => {
  const folder = await screenshotsOf(project, resolveCommit(project, 'main'));
  expect(readFileSync(baselineFile(folder, SCREENSHOT), 'utf8')).toBe('before');
});

test('resolveCommit rejects an unknown version', () => {
  expect(() => resolveCommit(project, 'nothing')).toThrow('Git knows no version nothing.');
});
