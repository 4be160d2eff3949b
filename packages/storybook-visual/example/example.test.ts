import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRun } from '../src/results.ts';
import { screenshotsIn } from '../src/select.ts';

// Copies the example, so that a run changes no repository file. Its baselines are captured here:
// they would differ on another machine.

const folder = join(import.meta.dirname, '../.cache/example');
const all = ['desktop', 'narrow'].flatMap((mode) =>
  ['badge--new', 'badge--sold', 'meter--half'].map((id) => `${mode}/${id}`),
);

const runCli = (cli: 'cli' | 'reviewCli', ...args: string[]) =>
  new Promise<{ status: number; output: string }>((done) => {
    const file = join(import.meta.dirname, `../src/${cli}.ts`);
    const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
    const child = execFile(
      process.execPath,
      [file, ...args],
      { cwd: folder, env },
      (_, out, problems) => done({ status: child.exitCode ?? 1, output: out + problems }),
    );
  });

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

test('storybook-visual captures baselines, reports a changed story, and accepts the change', async () => {
  const updated = await runCli('cli', '--update');
  expect(updated, updated.output).toMatchObject({ status: 0 });
  expect(screenshotsIn(join(folder, 'screenshots/baselines'))).toEqual(all);

  replaceInFile('src/Badge.tsx', 'seagreen', 'olive');
  const changed = await runCli('cli');
  expect(changed, changed.output).toMatchObject({ status: 1 });
  expect(readOutcomes()).toEqual({
    ...Object.fromEntries(all.map((screenshot) => [screenshot, 'same'])),
    'desktop/badge--new': 'changed',
    'narrow/badge--new': 'changed',
  });

  expect(await runCli('reviewCli', '--accept', '--mode', 'tablet')).toMatchObject({
    status: 3,
    output: 'There is no mode tablet. There are desktop, narrow.\n',
  });
  expect(await runCli('reviewCli', '--accept')).toMatchObject({ status: 0 });
  const accepted = await runCli('cli', 'badge--new');
  expect(accepted, accepted.output).toMatchObject({ status: 0 });
  expect(readOutcomes()).toEqual({ 'desktop/badge--new': 'same', 'narrow/badge--new': 'same' });
});

test('storybook-visual rejects an unknown mode, truncated baselines and another environment', async () => {
  expect(await runCli('cli', '--mode', 'tablet')).toMatchObject({
    status: 3,
    output: 'Not compared. There is no mode tablet. There are desktop, narrow.\n',
  });
  const cut = join(folder, 'screenshots/baselines/narrow/meter--half.webp');
  const complete = readFileSync(cut);
  truncateSync(cut, 30);
  const { status, output } = await runCli('cli', 'meter--half');
  expect(output).toContain(`Not compared. Cut short, or no image: ${cut}. Restore it from git.`);
  expect(status).toBe(3);
  expect(readFileSync(cut)).toHaveLength(30);
  writeFileSync(cut, complete);

  replaceInFile('screenshots/environment.json', process.platform, 'another');
  const before = readFileSync(join(folder, 'screenshots/baselines/desktop/badge--new.webp'));
  for (const args of [[], ['--update'], ['--update', '--new-environment', 'badge--new']]) {
    const { status, output } = await runCli('cli', ...args);
    expect(output).toContain('Not compared. The baselines were made in another environment.');
    expect(status).toBe(3);
  }
  expect(readFileSync(join(folder, 'screenshots/baselines/desktop/badge--new.webp'))).toEqual(
    before,
  );
});
