import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Result } from './compare.ts';
import { baselinesDir, outputDir } from './folders.ts';
import type { Picture } from './projects.ts';
import { command, NotCompared } from './run.ts';

export type Taking = {
  wanted: readonly Picture[];
  /** The files of the stories, as Storybook's index has them. */
  files: readonly string[];
  /** Makes what is seen the baselines instead of comparing. */
  take?: boolean;
  /** Looks a second time at what differs; true unless it is said. */
  retry?: boolean;
  /** The folder of the project, or of another version of it. */
  project?: string;
  baselines?: string;
  output?: string;
  /** Arguments for Vitest. */
  options?: readonly string[];
};

/**
 * Pictures stories in the browser.
 * @returns what was seen, one line a look, and whether every story ran to its end.
 * @throws NotCompared when the stories could not be started at all.
 */
export async function takePictures({
  wanted,
  files,
  take = false,
  retry = true,
  project = '.',
  baselines = baselinesDir,
  output = outputDir,
  options = ['--reporter=dot'],
}: Taking): Promise<{ lines: Result[]; passed: boolean }> {
  if (wanted.length === 0) return { lines: [], passed: true };
  mkdirSync(output, { recursive: true });
  const list = join(output, 'wanted.json');
  const resultsFile = join(output, 'results.jsonl');
  writeFileSync(list, JSON.stringify(wanted));
  const { status, said } = await command(
    resolve(project, 'node_modules/.bin/vitest'),
    ['run', '--config', 'vitest.vr.config.ts', ...options, ...files],
    {
      cwd: project,
      show: project === '.',
      env: {
        VR_WANTED: resolve(list),
        VR_TAKE: String(take),
        VR_RETRY: String(retry),
        VR_BASELINES: resolve(baselines),
        VR_OUTPUT: resolve(output),
      },
    },
  );
  if (!existsSync(resultsFile)) {
    throw new NotCompared(
      `No story could be pictured.\n${said.trim().split('\n').slice(-15).join('\n')}`,
    );
  }
  const lines = readFileSync(resultsFile, 'utf8').trim().split('\n');
  return { lines: lines.map((line) => JSON.parse(line) as Result), passed: status === 0 };
}
