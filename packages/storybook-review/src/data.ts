import { useEffect, useState } from 'react';
import { noReview, type ReviewData } from './review.ts';

let request: Promise<ReviewData> | undefined;

/** The results of the last runs; empty when there are none. */
export const reviewData = (): Promise<ReviewData> =>
  (request ??= fetch('./review/data.json')
    .then((response) => (response.ok ? (response.json() as Promise<ReviewData>) : noReview))
    .catch(() => noReview));

/** {@link reviewData} for a component; undefined while it loads. */
export function useReviewData(): ReviewData | undefined {
  const [data, setData] = useState<ReviewData>();
  useEffect(() => {
    let isMounted = true;
    void reviewData().then((loaded) => {
      if (isMounted) setData(loaded);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return data;
}
