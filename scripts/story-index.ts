import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryIndex } from '#storybook/stateMatrix.ts';

/**
 * Asks Storybook for its index of stories, without building it. It takes some seconds.
 * @param project the folder of the project, or of another version of it.
 */
export function buildStoryIndex(project = '.'): StoryIndex {
  const folder = mkdtempSync(join(tmpdir(), 'story-index-'));
  try {
    const file = join(folder, 'index.json');
    const args = ['index', '--quiet', '--disable-telemetry', '-o', file];
    execFileSync('node_modules/.bin/storybook', args, { cwd: project, stdio: 'pipe' });
    return JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
