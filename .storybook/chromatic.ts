import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { taggedModes } from '#tests/visual/modes.ts';

/** Chromatic's modes for a story, from the same tags that `npm test -- stories` reads. */
export function chromaticParameters(tags: readonly string[]): {
  disableSnapshot?: true;
  modes?: Record<string, object>;
} {
  const captured = taggedModes.filter(({ tag }) => tags.includes(tag));
  if (captured.length === 0) return { disableSnapshot: true };
  const modes = captured.map(({ name, viewport, width, height, context = {} }) => {
    const { reducedMotion, ...others } = context;
    return [
      name,
      {
        viewport: width ? { width, height } : viewport,
        ...others,
        ...(reducedMotion && { prefersReducedMotion: reducedMotion }),
      },
    ];
  });
  return { modes: Object.fromEntries(modes) };
}

/**
 * Chromatic reads parameters, not tags. An ArgTypesEnhancer can add parameters from a story's tags.
 */
export const tagsToChromatic: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  parameters.chromatic = { ...chromaticParameters(tags), ...parameters.chromatic };
  return argTypes;
};
