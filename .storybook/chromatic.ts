import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { projects } from '#tests/vr/projects.ts';

/** What Chromatic pictures of a story: what `npm run vr` does, by the same tags. */
export function chromaticOf(tags: readonly string[]) {
  const pictured = projects.filter(({ tag }) => tags.includes(tag));
  if (pictured.length === 0) return { disableSnapshot: true };
  const modes = pictured.map(({ name, viewport, media }) => {
    const { reducedMotion, ...others } = media as { reducedMotion?: string };
    return [
      name,
      { viewport, ...others, ...(reducedMotion && { prefersReducedMotion: reducedMotion }) },
    ];
  });
  return { modes: Object.fromEntries(modes) as Record<string, object> };
}

/** Chromatic reads parameters only: this is where Storybook lets a story's tags add to them. */
export const tagsToChromatic: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  parameters.chromatic = { ...chromaticOf(tags), ...parameters.chromatic };
  return argTypes;
};
