import type { Fact } from '#components/FactList/FactList.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PageLink } from '#content/links.types.ts';
import { localContent } from '#content/pages/local.ts';
import type { CountyName, Town } from '#content/places/places.types.ts';
import { babyShowerPath, countyPath, isGiftTown, maternityPath, townPath } from '#content/paths.ts';

const countyPathOf = (name: CountyName) => countyPath(name.toLowerCase() as Lowercase<CountyName>);

/** A town's facts: location, population, ZIP codes (O1). */
export function factsOf(town: Town): Fact[] {
  const { facts } = localContent;
  return [
    { term: facts.distance, detail: town.distanceFromStudio },
    {
      term: facts.direction,
      detail: `${town.milesFromStudio} miles ${town.directionFromStudio} of the studio`,
    },
    {
      term: facts.county,
      detail: (
        <>
          <TextLink to={countyPathOf(town.county)}>{town.county}</TextLink>
          {town.alsoIn.length > 0 && `, partly ${town.alsoIn.join(' and ')}`}
        </>
      ),
    },
    { term: facts.population, detail: town.population },
    { term: facts.zipCodes, detail: town.zipCodes.join(', ') },
  ];
}

/** Related pages: the nearest towns, the county, and the town's gift pages if it has any. */
export function linksOf(town: Town): PageLink[] {
  const { slug } = town;
  return [
    ...town.neighbours.map(({ slug: near, name, miles }) => ({
      to: townPath(near),
      label: `${name}, ${miles} miles`,
    })),
    { to: countyPathOf(town.county), label: `${town.county} County` },
    ...(isGiftTown(slug)
      ? [
          { to: babyShowerPath(slug), label: `Baby shower gifts for ${town.name}` },
          { to: maternityPath(slug), label: `Maternity gifts for ${town.name}` },
        ]
      : []),
    { to: '/service-areas', label: 'All service areas' },
  ];
}
