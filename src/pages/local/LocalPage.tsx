import type { ReactNode } from 'react';
import { usePrices } from '#api/prices.ts';
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { CheckList } from '#components/CheckList/CheckList.tsx';
import { Container } from '#components/Container/Container.tsx';
import { MapFacade } from '#components/Embed/MapFacade.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import type { Fact } from '#components/FactList/FactList.tsx';
import { Halves } from '#components/Halves/Halves.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { PlaceStory } from '#components/PlaceStory/PlaceStory.tsx';
import { RouteMap } from '#components/RouteMap/RouteMap.tsx';
import type { MapPlace } from '#components/RouteMap/routeLayout.ts';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { VisitPanel } from '#components/VisitPanel/VisitPanel.tsx';
import type { PageLink } from '#content/links.types.ts';
import { localContent } from '#content/pages/local.ts';
import type { County, Town } from '#content/places/places.types.ts';
import { packageIds } from '#content/stageHeads.ts';
import { directionsUrl, mapEmbedUrl, phoneHref, studio } from '#content/studio.ts';
import { lowestPrice } from '#lib/money.ts';
import { From } from './LocalPage.styles.ts';

export type LocalPageProps = {
  place: County | Town;
  /** The place's name in breadcrumbs and headings: "Galion", "Crawford County". */
  name: string;
  /** The start of the map's route: the town, or the county's seat. */
  from: MapPlace & { state: string };
  neighbours: readonly MapPlace[];
  facts: Fact[];
  /** The section about packages and prices. */
  services: ReactNode;
  nearby: { heading: string; links: PageLink[] };
};

/** The common layout of county and town pages. */
export function LocalPage(props: LocalPageProps) {
  const { place, name, from, neighbours, facts, services, nearby } = props;
  const { map, story, why } = localContent;
  const origin = `${from.name}, ${from.state}`;
  return (
    <>
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, localContent.areas]} here={name} />
      <PageHero
        eyebrow={localContent.distance(place.distanceFromStudio)}
        title={place.h1}
        lead={
          <>
            <NoBreak>{place.intro}</NoBreak> <LowestPrice />
          </>
        }
        picture={
          <MapFacade
            title={map.title(from.name)}
            words={map}
            directionsUrl={directionsUrl(origin)}
            embedUrl={mapEmbedUrl(origin)}
          >
            <RouteMap
              title={map.drawn(from.name)}
              studio={{ name: studio.shortName, ...studio.address }}
              place={from}
              neighbours={neighbours}
            />
          </MapFacade>
        }
      >
        <ButtonLink to="/services">{localContent.book}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </PageHero>
      <OpeningSection>
        <PlaceStory
          words={place}
          headings={{
            ...story,
            about: `A little about ${name}`,
            facts: localContent.facts.heading,
          }}
          facts={facts}
        />
      </OpeningSection>
      <Section tone="honey">{services}</Section>
      <Section tone="surface">
        <Halves>
          <div>
            <SectionHead heading={why.heading} />
            <CheckList
              items={why.items.map((item) => (
                <NoBreak key={item}>{item}</NoBreak>
              ))}
            />
          </div>
          <VisitPanel {...localContent.visit} />
        </Halves>
      </Section>
      <Section>
        <Container>
          <SectionHead heading={nearby.heading} />
          <LinkList links={nearby.links} />
        </Container>
      </Section>
    </>
  );
}

/** The lowest package price, once it has loaded from the server (ruling 2). */
function LowestPrice() {
  const prices = usePrices();
  return (
    <From>
      <ErrorBoundary part="lowest price">
        {() => {
          const price = lowestPrice(prices, packageIds);
          return price && `${localContent.from} ${price}.`;
        }}
      </ErrorBoundary>
    </From>
  );
}
