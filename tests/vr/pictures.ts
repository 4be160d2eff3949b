import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import type { Result } from './compare.ts';
import { baselinesDir } from './folders.ts';
import { projects, type Picture } from './projects.ts';

/** The pictures that the stories' tags ask for. */
export function wantedPictures(index: StoryIndex): Picture[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return projects.flatMap(({ name, tag }) =>
    stories.filter(({ tags }) => tags?.includes(tag)).map(({ id }) => `${name}/${id}`),
  );
}

/** The pictures that the repository holds. */
export function storedPictures(): Picture[] {
  return projects.flatMap(({ name }) => {
    const folder = join(baselinesDir, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => `${name}/${basename(file, '.webp')}`);
  });
}

export function removePictures(pictures: readonly Picture[]): void {
  for (const picture of pictures) rmSync(join(baselinesDir, `${picture}.webp`));
}

/** Stories whose pictures are the same on purpose. */
export type Sameness = { stories: string[]; reason: string };

/**
 * The pictures of different stories that look the same: such a story claims a state and shows
 * nothing of it. Those that are the same on purpose do not count.
 */
export function findRepeats(
  results: readonly Pick<Result, 'picture' | 'fingerprint'>[],
  onPurpose: readonly Sameness[],
): Picture[][] {
  const groups = Map.groupBy(results, ({ fingerprint }) => fingerprint);
  return [...groups.values()]
    .map((group) => group.map(({ picture }) => picture))
    .filter((pictures) => {
      const stories = [...new Set(pictures.map((picture) => basename(picture)))];
      const declared = onPurpose.some((same) => stories.every((id) => same.stories.includes(id)));
      return stories.length > 1 && !declared;
    });
}
