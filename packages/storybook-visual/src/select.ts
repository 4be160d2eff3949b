import { globSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import type { Config, Mode, Story } from './config.ts';
import { NotCompared } from './lock.ts';
import { storyOf, type Result, type Screenshot } from './results.ts';

export type StoryIndex = { entries: Record<string, Story> };

/**
 * The screenshots that the modes select.
 * @throws NotCompared when a mode lists a story that does not exist or lacks the mode's tag.
 */
export function wantedScreenshots(index: StoryIndex, modes: readonly Mode[]): Screenshot[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return modes.flatMap(({ name, tag, stories: listed }) => {
    const tagged = stories.filter(({ tags }) => tags?.includes(tag)).map(({ id }) => id);
    const unknown = listed?.find((id) => !tagged.includes(id));
    if (unknown !== undefined) {
      throw new NotCompared(
        `The mode ${name} lists ${unknown}, which is no story with the tag ${tag}.`,
      );
    }
    return (listed ?? tagged).map((id) => `${name}/${id}`);
  });
}

/** The screenshots in a folder of baselines or captures. */
export const screenshotsIn = (folder: string): Screenshot[] =>
  globSync('*/*.webp', { cwd: folder })
    .map((file) => file.replace(/\.webp$/, '').replaceAll('\\', '/'))
    .sort();

/**
 * The screenshots that match patterns: a story's id, or a mode and an id
 * (`mobile/pages-home--default`), with `*` as a wildcard.
 */
export function matchScreenshots(
  screenshots: readonly Screenshot[],
  patterns: readonly string[],
): Screenshot[] {
  const globs = patterns.map((pattern) => (pattern.includes('/') ? pattern : `*/${pattern}`));
  return screenshots.filter(
    (screenshot) => globs.length === 0 || globs.some((glob) => matchesGlob(screenshot, glob)),
  );
}

/** Equal screenshots of different stories in one mode: one story may not show its state. */
export function findRepeats(
  results: readonly Pick<Result, 'screenshot' | 'fingerprint'>[],
  allowed: Config['allowedSame'] = [],
): Screenshot[][] {
  // A story has one screenshot in a mode.
  const groups = Map.groupBy(
    results,
    ({ screenshot, fingerprint }) => `${dirname(screenshot)} ${fingerprint}`,
  );
  return [...groups.values()]
    .map((group) => group.map(({ screenshot }) => screenshot))
    .filter((equal) => equal.length > 1)
    .filter((equal) => {
      const ids = equal.map(storyOf);
      return !allowed.some(({ stories }) => ids.every((id) => stories.includes(id)));
    });
}
