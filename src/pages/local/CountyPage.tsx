import { usePrices } from '#api/prices.ts';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import type { Fact } from '#components/FactList/FactList.tsx';
import { localContent } from '#content/pages/local.ts';
import type { County } from '#content/places/places.types.ts';
import { townPath } from '#content/paths.ts';
import { formatPrice, type Prices } from '#lib/money.ts';
import { LocalPage } from './LocalPage.tsx';
import { PriceRange } from './LocalPage.styles.ts';
import { Offers } from './Offers.tsx';

/** A county's facts: seat, main cities, population (N1). */
function countyFacts(county: County): Fact[] {
  const { facts } = localContent;
  return [
    { term: facts.distance, detail: county.distanceFromStudio },
    {
      term: facts.direction,
      detail: `${county.milesFromStudio} miles ${county.directionFromStudio} of the studio`,
    },
    { term: facts.seat, detail: county.seat },
    { term: facts.cities, detail: county.mainCities.join(', ') },
    { term: facts.population, detail: county.population },
  ];
}

/** The packages' lowest and highest price. */
function priceRange(prices: Prices): string | undefined {
  const { blurbs, services } = localContent;
  const known = blurbs.flatMap(({ id }) => prices.get(id) ?? []);
  if (known.length < blurbs.length) return undefined;
  return services.range(formatPrice(Math.min(...known)), formatPrice(Math.max(...known)));
}

export type CountyPageProps = { county: County };

/** A county's page (N1 to N4). */
export function CountyPage({ county }: CountyPageProps) {
  const { services, nearby } = localContent;
  const prices = usePrices();
  return (
    <LocalPage
      place={county}
      name={`${county.name} County`}
      from={{ ...county, name: county.seat, isCountySeat: true }}
      neighbours={county.towns.filter((town) => town.name !== county.seat)}
      facts={countyFacts(county)}
      services={
        <Container>
          <Offers>
            <PriceRange>
              <ErrorBoundary part="price range">{() => priceRange(prices)}</ErrorBoundary>
            </PriceRange>
            <ButtonLink to="/services">{services.all}</ButtonLink>
          </Offers>
        </Container>
      }
      nearby={{
        heading: nearby.county(county.name),
        links: [
          ...county.towns.map(({ slug, name }) => ({ to: townPath(slug), label: name })),
          { to: '/3d-ultrasound-near-me', label: 'The drive from all around' },
          { to: '/service-areas', label: 'All service areas' },
        ],
      }}
    />
  );
}
