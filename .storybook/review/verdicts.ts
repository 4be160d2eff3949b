import { faultsOf, holds, type ReviewData } from './review.ts';

/** What the last runs and the reviewers say of a state: picture, axe, read aloud, reviewed. */
export function verdictsOf(
  { stories, signatures }: ReviewData,
  state: string,
  storyId = '',
): [picture: string, axe: string, readAloud: string, reviewed: string] {
  const review = stories[storyId];
  const faults = review ? faultsOf(review) : [];
  const tested = (fault: string, wrong: string) => {
    if (!review?.test) return 'not run';
    return faults.includes(fault) ? wrong : faults.includes('red') ? 'story red' : 'ok';
  };
  const outcomes = Object.values(review?.pictures ?? {}).map(({ outcome }) => outcome);
  const signed = signatures.filter((signature) => signature.state === state);
  const last = signed.at(-1);
  return [
    faults.find((fault) => fault.includes('picture')) ??
      (outcomes.some((outcome) => outcome !== 'not run') ? 'ok' : 'not run'),
    tested('axe', 'complains'),
    tested('read aloud differs', 'differs'),
    !last
      ? 'no'
      : review && holds(last, review)
        ? `${last.who}, ${last.when}`
        : `lapsed (${last.who}, ${last.when})`,
  ];
}
