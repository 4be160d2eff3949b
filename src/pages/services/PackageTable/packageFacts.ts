import type { Service } from '#contract/services.ts';

/** What packages are compared by, as far as their features say it. */
export type PackageFacts = { weeks: string; minutes: string; kinds: string; pictures: string };

const patterns = {
  weeks: /\bweeks?\b/i,
  minutes: /\bminutes?\b/i,
  kinds: /\b[2-5]D\b|\bgender determination\b/i,
  pictures: /\b(pictures?|images?)\b/i,
} as const satisfies Record<keyof PackageFacts, RegExp>;

/** Sorts a package's features into the columns of the comparison; what none says is left empty. */
export function factsOf({ features }: Pick<Service, 'features'>): PackageFacts {
  const saying = (pattern: RegExp) =>
    features.filter((feature) => pattern.test(feature)).join('; ');
  return {
    weeks: saying(patterns.weeks),
    minutes: saying(patterns.minutes),
    kinds: saying(patterns.kinds),
    pictures: saying(patterns.pictures),
  };
}

/** The packages as they are compared: the lowest price first. */
export const byPrice = (services: readonly Service[]): Service[] =>
  services.toSorted((one, other) => one.price - other.price);
