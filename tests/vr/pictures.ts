import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { baselineFile, type Result } from './compare.ts';
import { ownBaselinesDir } from './folders.ts';
import { modes, partsOf, type Picture } from './projects.ts';

/** The pictures that a folder of baselines holds: the repository's unless another is named. */
export function storedPictures(folder = ownBaselinesDir): Picture[] {
  return modes.flatMap(({ name }) => {
    const ofMode = join(folder, name);
    if (!existsSync(ofMode)) return [];
    return readdirSync(ofMode)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => `${name}/${basename(file, '.webp')}`);
  });
}

export function removePictures(pictures: readonly Picture[]): void {
  for (const picture of pictures) rmSync(baselineFile(picture, ownBaselinesDir));
}

/** Stories whose pictures are the same on purpose. */
export type Sameness = { stories: string[]; reason: string };

/**
 * The pictures of different stories that look the same in the same mode: such a story claims a state
 * and shows nothing of it. Those that are the same on purpose do not count.
 */
export function findRepeats(
  results: readonly Pick<Result, 'picture' | 'fingerprint'>[],
  onPurpose: readonly Sameness[],
): Picture[][] {
  const seen = results.filter(({ fingerprint }) => fingerprint !== '');
  const groups = Map.groupBy(
    seen,
    ({ picture, fingerprint }) => `${partsOf(picture).mode} ${fingerprint}`,
  );
  return [...groups.values()]
    .map((group) => group.map(({ picture }) => picture))
    .filter((pictures) => {
      const stories = [...new Set(pictures.map((picture) => basename(picture)))];
      const declared = onPurpose.some((same) => stories.every((id) => same.stories.includes(id)));
      return stories.length > 1 && !declared;
    });
}

/**
 * The pictures that some patterns name: a story's id, or a picture with its mode in front
 * (`mobile/pages-home--default`), with `*` for anything; of some modes, if those are named.
 */
export function matching(
  pictures: readonly Picture[],
  patterns: readonly string[],
  ofModes: readonly string[] = [],
): Picture[] {
  const tests = patterns.map((pattern) => {
    const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(pattern.includes('/') ? `^${source}$` : `^[^/]+/${source}$`);
  });
  return pictures.filter(
    (picture) =>
      (tests.length === 0 || tests.some((test) => test.test(picture))) &&
      (ofModes.length === 0 || ofModes.some((mode) => picture.startsWith(`${mode}/`))),
  );
}

/** What came of each picture, and which of them needed a second look. */
export function settle(lines: readonly Result[]): { results: Result[]; again: Picture[] } {
  const byPicture = Map.groupBy(lines, ({ picture }) => picture);
  const groups = [...byPicture.values()];
  // Of a picture that was looked at twice the last look counts.
  const results = groups.flatMap((group) => group.slice(-1));
  const again = groups.filter(
    (group) =>
      group.at(-1)?.outcome === 'same' && group.some(({ looks }) => group.length > 1 || looks > 1),
  );
  return { results, again: again.flatMap(([first]) => (first ? [first.picture] : [])) };
}
