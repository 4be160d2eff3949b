import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryIndex } from '#storybook/stateMatrix.ts';

/** Storybook's own index of its stories, made afresh. */
export function makeStoryIndex(): StoryIndex {
  const file = join(mkdtempSync(join(tmpdir(), 'story-index-')), 'index.json');
  const args = ['index', '--quiet', '--disable-telemetry', '-o', file];
  execFileSync('node_modules/.bin/storybook', args, { stdio: 'pipe' });
  return JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
}
