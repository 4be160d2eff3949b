import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
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
  using folder = mkdtempDisposableSync(join(tmpdir(), 'story-index-'));
  const file = join(folder.path, 'index.json');
  const storybook = installedFile(root, 'storybook', 'dist/bin/dispatcher.js');
  const options = ['--quiet', '--disable-telemetry', '-o', file];
  try {
    execFileSync(process.execPath, [storybook, 'index', ...options], { cwd: root, stdio: 'pipe' });
    return JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  } catch (error) {
    const { stderr, signal } = error as { stderr?: Buffer; signal?: string };
    // Ctrl-C ends this process too.
    if (signal === 'SIGINT') {
      folder.remove();
      process.exit(130);
    }
    throw new NotCompared(`The stories do not load.\n${lastLines(String(stderr ?? error))}`);
  }
}
