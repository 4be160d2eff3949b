import { useEffect, useState } from 'react';
import type { StoryIndex } from './states.ts';

/** Storybook's index of stories; undefined while it loads. */
export function useIndex(): StoryIndex | undefined {
  const [index, setIndex] = useState<StoryIndex>();
  useEffect(() => {
    const aborted = new AbortController();
    fetch('./index.json', { signal: aborted.signal })
      .then((response) => response.json() as Promise<StoryIndex>)
      .then(setIndex)
      .catch(() => undefined);
    return () => aborted.abort();
  }, []);
  return index;
}
