import type { PageLink } from './links.types.ts';
import { counties } from './places/counties.ts';
import { babyShowerPages, maternityPages } from './places/gifts.ts';
import { towns } from './places/towns.ts';
import { babyShowerPath, countyPath, maternityPath, topicPath, townPath } from './paths.ts';
import { studio } from './studio.ts';
import { topics } from './topics/topics.ts';

/** A link of the service area index, with the place's distance. */
export type AreaLink = PageLink & { distance?: string };

/** In the list, 'Located in' is always followed by the city in the studio's address. */
const shortDistance = (distance: string) =>
  distance.startsWith('Located in') ? `Located in ${studio.address.city}` : distance;

const compareLabels = (a: PageLink, b: PageLink) => a.label.localeCompare(b.label, 'en');

/**
 * The five alphabetical lists of the service areas page (L1). It imports every record, so only the
 * route's loader calls it, at build time.
 */
export function serviceAreaLinks() {
  return {
    topics: topics.map(({ slug, linkLabel }): AreaLink => ({
      to: topicPath(slug),
      label: linkLabel,
    })),
    counties: counties
      .map(({ slug, name, distanceFromStudio }): AreaLink => ({
        to: countyPath(slug),
        label: `${name} County`,
        distance: shortDistance(distanceFromStudio),
      }))
      .toSorted(compareLabels),
    towns: towns
      .map(({ slug, name, distanceFromStudio }): AreaLink => ({
        to: townPath(slug),
        label: name,
        distance: shortDistance(distanceFromStudio),
      }))
      .toSorted(compareLabels),
    babyShower: babyShowerPages
      .map(({ slug, name }): AreaLink => ({ to: babyShowerPath(slug), label: name }))
      .toSorted(compareLabels),
    maternity: maternityPages
      .map(({ slug, name }): AreaLink => ({ to: maternityPath(slug), label: name }))
      .toSorted(compareLabels),
  };
}

export type ServiceAreaLinks = ReturnType<typeof serviceAreaLinks>;
