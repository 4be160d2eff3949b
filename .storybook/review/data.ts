import { useEffect, useState } from 'react';
import { noReview, type ReviewData } from './review.ts';

let asked: Promise<ReviewData> | undefined;

/** What the last runs left; empty where there is nothing. It lies beside the manager, in any folder. */
export const reviewData = (): Promise<ReviewData> =>
  (asked ??= fetch('./review/data.json')
    .then((response) => (response.ok ? (response.json() as Promise<ReviewData>) : noReview))
    .catch(() => noReview));

/** The same for a component; undefined until it is there. */
export function useReviewData(): ReviewData | undefined {
  const [data, setData] = useState<ReviewData>();
  useEffect(() => {
    let gone = false;
    void reviewData().then((given) => {
      if (!gone) setData(given);
    });
    return () => {
      gone = true;
    };
  }, []);
  return data;
}
