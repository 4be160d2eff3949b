import type { Service } from '#contract/services.ts';

/** The columns of the comparison, as far as a package's features fill them. */
export type PackageFacts = { days: string; weeks: string; minutes: string; views: string };

const patterns = {
  days: /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
  weeks: /\bweeks?\b/i,
  minutes: /\bminutes?\b/i,
  views: /\b[2-5]D\b|\bgender determination\b|\b(pictures?|images?)\b/i,
} as const satisfies Record<keyof PackageFacts, RegExp>;

/** Sorts a package's features into the columns of the comparison; a column without a feature is empty. */
export function factsOf({ features }: Pick<Service, 'features'>): PackageFacts {
  const featuresMatching = (pattern: RegExp) =>
    features.filter((feature) => pattern.test(feature)).join('; ');
  return {
    days: featuresMatching(patterns.days),
    weeks: featuresMatching(patterns.weeks),
    minutes: featuresMatching(patterns.minutes),
    views: featuresMatching(patterns.views),
  };
}

/** When a package can be booked: its weeks, and its days where those are not all. */
export function whenOf(service: Pick<Service, 'features'>): string {
  const { weeks, days } = factsOf(service);
  return [weeks, days].filter(Boolean).join(', ');
}
