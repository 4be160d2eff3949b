import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureStories } from '../src/capture.ts';
import { runCommand } from '../src/command.ts';
import { installedFile, loadProject } from '../src/project.ts';
import { readRun } from '../src/results.ts';
import { screenshotsIn } from '../src/select.ts';

// Copies the example, so that a run changes no repository file. Its baselines are captured here:
// they would differ on another machine.

const folder = join(import.meta.dirname, '../.cache/example');
const all = ['desktop', 'narrow'].flatMap((mode) => [`${mode}/badge--new`, `${mode}/badge--sold`]);
const env = { VITEST: undefined, NODE_ENV: undefined };

const runCli = (...args: string[]) =>
  runCommand(process.execPath, [join(import.meta.dirname, '../src/cli.ts'), ...args], {
    ...{ cwd: folder, env },
  });

const runStories = async () =>
  captureStories(await loadProject(folder), true, (variables) =>
    runCommand(process.execPath, [installedFile(folder, 'vitest', 'vitest.mjs'), 'run'], {
      ...{ cwd: folder, env: { ...env, ...variables } },
    }),
  );

const readOutcomes = () =>
  Object.fromEntries(
    readRun(join(folder, 'results'))?.results.map(({ screenshot, outcome }) => [
      screenshot,
      outcome,
    ]) ?? [],
  );

function replaceInFile(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replace(from, to));
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(import.meta.dirname, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('storybook-visual records baselines, reports a changed story, and accepts the change', async () => {
  expect(await runCli()).toMatchObject({
    status: 3,
    output: 'Not compared. There are no captures of a finished run: run the story tests.\n',
  });
  const first = await runStories();
  expect(first, first.output).toMatchObject({ status: 0 });
  expect(await runCli('--new-environment')).toMatchObject({ status: 0 });
  expect(screenshotsIn(join(folder, 'screenshots/baselines'))).toEqual(all);
  expect(await runCli()).toMatchObject({ status: 0 });

  replaceInFile('src/Badge.tsx', 'seagreen', 'olive');
  await runStories();
  const changed = await runCli();
  expect(changed, changed.output).toMatchObject({ status: 1 });
  expect(readOutcomes()).toEqual({
    ...Object.fromEntries(all.map((screenshot) => [screenshot, 'same'])),
    'desktop/badge--new': 'changed',
    'narrow/badge--new': 'changed',
  });

  expect(await runCli('review', '--accept', 'tablet/*')).toMatchObject({
    status: 3,
    output: 'The last run has no tablet/* to accept.\n',
  });
  expect(await runCli('review', '--accept')).toMatchObject({ status: 0 });
  expect(await runCli()).toMatchObject({ status: 0 });
});

test('storybook-visual rejects baselines of another environment', async () => {
  replaceInFile('screenshots/environment.json', process.platform, 'another');
  const elsewhere = await runCli();
  expect(elsewhere.output).toContain(
    'Not compared. The baselines were made in another environment.',
  );
  expect(elsewhere.status).toBe(3);
});
