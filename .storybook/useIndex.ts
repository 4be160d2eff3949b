import { useEffect, useState } from 'react';
import type { StoryIndex } from './stateMatrix.ts';

/** Storybook's own index of stories, which lies beside the frame; empty until it is there. */
export function useIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ entries: {} });
  useEffect(() => {
    const asked = new AbortController();
    fetch('./index.json', { signal: asked.signal })
      .then((response) => response.json() as Promise<StoryIndex>)
      .then(setIndex)
      .catch(() => undefined);
    return () => asked.abort();
  }, []);
  return index;
}
