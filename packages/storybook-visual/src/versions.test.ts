import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { currentEnvironment, recordEnvironment } from './environment.ts';
import type { Project } from './project.ts';
import { baselineFile } from './results.ts';
import { git, temporaryFolder, writeFile } from './testing.ts';
import { resolveCommit, screenshotsOf } from './versions.ts';

const SCREENSHOT = 'desktop/button--primary';

let project: Project;

const writeBaseline = (text: string) =>
  writeFile(baselineFile(project.baselines, SCREENSHOT), text);

beforeEach(() => {
  const root = temporaryFolder();
  project = {
    ...{ root, cache: join(root, '.cache'), folder: 'screenshots', modes: [], results: '' },
    ...{ captures: '', captured: '', baselines: join(root, 'screenshots/baselines') },
    environmentFile: join(root, 'screenshots/environment.json'),
    // Only its version is asked for.
    browser: () => ({ executablePath: process.execPath, args: [] }),
  };
  git(root, 'init', '--quiet', '--initial-branch=main');
  writeBaseline('before');
  recordEnvironment(project, currentEnvironment(project));
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message=A commit');
  writeBaseline('after');
});

test("screenshotsOf returns a commit's baselines if they are of the same environment", async () => {
  const folder = await screenshotsOf(project, resolveCommit(project, 'main'));
  expect(readFileSync(baselineFile(folder, SCREENSHOT), 'utf8')).toBe('before');
});

test('resolveCommit rejects an unknown version', () => {
  expect(() => resolveCommit(project, 'nothing')).toThrow('Git knows no version nothing.');
});
