import { useEffect, useState } from 'react';
import { noReview, type ReviewData } from './review.ts';
import type { StoryIndex } from './states.ts';

let request: Promise<ReviewData> | undefined;

/** The results of the last runs; empty when there are none. */
export const loadReviewData = (): Promise<ReviewData> =>
  (request ??= fetch('./review/data.json')
    .then((response) => (response.ok ? (response.json() as Promise<ReviewData>) : noReview))
    .catch(() => noReview));

/** Returns what `load` resolves to; undefined while it loads. Loads again when `load` changes. */
export function useAsyncValue<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    void load().then((loaded) => isCurrent && setValue(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return value;
}

/** The results of the last runs, for a component; undefined while they load. */
export const useReviewData = (): ReviewData | undefined => useAsyncValue(loadReviewData);

const fetchIndex = () =>
  fetch('./index.json')
    .then((response) => response.json() as Promise<StoryIndex>)
    .catch(() => undefined);

/** Storybook's index of stories; undefined while it loads. */
export const useIndex = (): StoryIndex | undefined => useAsyncValue(fetchIndex);
