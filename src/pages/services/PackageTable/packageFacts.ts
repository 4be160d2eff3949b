import type { Service } from '#contract/services.ts';

/** The comparison table's columns, each with the package's matching features. */
export type PackageFacts = { days: string; weeks: string; minutes: string; views: string };

const patterns = {
  days: /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
  weeks: /\bweeks?\b/i,
  minutes: /\bminutes?\b/i,
  views: /\b[2-5]D\b|\bgender determination\b|\b(pictures?|images?)\b/i,
} as const satisfies Record<keyof PackageFacts, RegExp>;

/** Assigns a package's features to the table's columns; a column without a match is empty. */
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

/** The weeks in which a package can be booked, and its weekdays if it is limited to some. */
export function bookableWeeks(service: Pick<Service, 'features'>): string {
  const { weeks, days } = factsOf(service);
  return [weeks, days].filter(Boolean).join(', ');
}
