import { useAsyncValue } from './data.ts';
import type { StoryIndex } from './states.ts';

const storyIndex = () =>
  fetch('./index.json')
    .then((response) => response.json() as Promise<StoryIndex>)
    .catch(() => undefined);

/** Storybook's index of stories; undefined while it loads. */
export const useIndex = (): StoryIndex | undefined => useAsyncValue(storyIndex);
