import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines } from './command.ts';
import { NotCompared } from './lock.ts';
import { installedFile } from './project.ts';
import type { StoryIndex } from './select.ts';

/**
 * Generates Storybook's index of stories without building Storybook; takes some seconds.
 * @throws NotCompared when a story fails to load.
 */
export function buildStoryIndex(root = '.'): StoryIndex {
  const folder = mkdtempSync(join(tmpdir(), 'story-index-'));
  const file = join(folder, 'index.json');
  const storybook = installedFile(root, 'storybook', 'dist/bin/dispatcher.js');
  const options = ['--quiet', '--disable-telemetry', '-o', file];
  try {
    execFileSync(process.execPath, [storybook, 'index', ...options], { cwd: root, stdio: 'pipe' });
    return JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  } catch (error) {
    const { stderr, signal } = error as { stderr?: Buffer; signal?: string };
    // Ctrl-C ends this process too.
    if (signal === 'SIGINT') {
      rmSync(folder, { recursive: true });
      process.exit(130);
    }
    throw new NotCompared(`The stories do not load.\n${lastLines(String(stderr ?? error))}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
