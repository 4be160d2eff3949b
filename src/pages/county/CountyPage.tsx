import { usePrices } from '#api/prices.ts';
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { CheckList } from '#components/CheckList/CheckList.tsx';
import { Container } from '#components/Container/Container.tsx';
import { MapFacade } from '#components/Embed/MapFacade.tsx';
import type { Fact } from '#components/FactList/FactList.tsx';
import { Halves } from '#components/Halves/Halves.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { PlaceStory } from '#components/PlaceStory/PlaceStory.tsx';
import { RouteMap } from '#components/RouteMap/RouteMap.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { VisitPanel } from '#components/VisitPanel/VisitPanel.tsx';
import { localContent } from '#content/pages/local.ts';
import type { County } from '#content/places/places.types.ts';
import { townPath } from '#content/paths.ts';
import { formatPrice, type Prices } from '#lib/money.ts';
import { directionsUrl, mapEmbedUrl, phoneHref, studio } from '#content/studio.ts';
import { Booking, PriceRange } from './CountyPage.styles.ts';

/** The figures of a county: its seat, its main cities, how many live there (N1). */
function factsOf(county: County): Fact[] {
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

/** What the packages cost, from the lowest to the highest. */
function priceRange(prices: Prices): string | undefined {
  const { blurbs, services } = localContent;
  const known = blurbs.flatMap(({ id }) => prices.get(id) ?? []);
  if (known.length < blurbs.length) return undefined;
  return services.range(formatPrice(Math.min(...known)), formatPrice(Math.max(...known)));
}

export type CountyPageProps = { county: County };

/** The page of one of the counties (N1 to N4). */
export function CountyPage({ county }: CountyPageProps) {
  const { services, why, story, facts, nearby } = localContent;
  const prices = usePrices();
  const name = `${county.name} County`;
  const origin = `${county.seat}, ${county.state}`;
  return (
    <>
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, localContent.areas]} here={name} />
      <PageHero
        eyebrow={localContent.distance(county.distanceFromStudio)}
        title={county.h1}
        lead={county.intro}
        picture={
          <MapFacade
            title={localContent.map.title(county.seat)}
            words={localContent.map}
            directionsUrl={directionsUrl(origin)}
            embedUrl={mapEmbedUrl(origin)}
          >
            <RouteMap
              title={localContent.map.drawn(county.seat)}
              studio={{ name: studio.shortName, ...studio.address }}
              place={{ ...county, name: county.seat, isCountySeat: true }}
              neighbours={county.towns.filter((town) => town.name !== county.seat)}
            />
          </MapFacade>
        }
      >
        <ButtonLink to="/services">{localContent.book}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </PageHero>
      <OpeningSection>
        <PlaceStory
          words={county}
          headings={{ ...story, about: `A little about ${name}`, facts: facts.heading }}
          facts={factsOf(county)}
        />
      </OpeningSection>
      <Section tone="honey">
        <Booking>
          <div>
            <SectionHead heading={services.heading} lead={services.text} />
            <PriceRange>{priceRange(prices)}</PriceRange>
          </div>
          <ButtonLink to="/services">{services.all}</ButtonLink>
        </Booking>
      </Section>
      <Section tone="surface">
        <Halves>
          <div>
            <SectionHead heading={why.heading} />
            <CheckList items={why.items} />
          </div>
          <VisitPanel {...localContent.visit} />
        </Halves>
      </Section>
      <Section>
        <Container>
          <SectionHead heading={nearby.county(county.name)} />
          <LinkList
            links={[
              ...county.towns.map(({ slug, name: town }) => ({ to: townPath(slug), label: town })),
              { to: '/service-areas', label: 'All service areas' },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
