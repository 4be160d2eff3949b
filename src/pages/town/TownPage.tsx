import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { CheckList } from '#components/CheckList/CheckList.tsx';
import { Container } from '#components/Container/Container.tsx';
import { MapFacade } from '#components/Embed/MapFacade.tsx';
import { Halves } from '#components/Halves/Halves.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { PlaceStory } from '#components/PlaceStory/PlaceStory.tsx';
import { RouteMap } from '#components/RouteMap/RouteMap.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisitPanel } from '#components/VisitPanel/VisitPanel.tsx';
import { localContent } from '#content/pages/local.ts';
import type { Town } from '#content/places/places.types.ts';
import { directionsUrl, mapEmbedUrl, phoneHref, studio } from '#content/studio.ts';
import { PackageBlurbs } from './PackageBlurbs/PackageBlurbs.tsx';
import { factsOf, linksOf } from './townFacts.tsx';
import { All } from './TownPage.styles.ts';

export type TownPageProps = { town: Town };

/** The page of one of the towns (O1 to O5). */
export function TownPage({ town }: TownPageProps) {
  const { services, blurbs, why, story, facts, nearby } = localContent;
  const origin = `${town.name}, ${town.state}`;
  return (
    <>
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, localContent.areas]} here={town.name} />
      <PageHero
        eyebrow={localContent.distance(town.distanceFromStudio)}
        title={town.h1}
        lead={town.intro}
        picture={
          <MapFacade
            title={localContent.map.title(town.name)}
            words={localContent.map}
            directionsUrl={directionsUrl(origin)}
            embedUrl={mapEmbedUrl(origin)}
          >
            <RouteMap
              title={localContent.map.drawn(town.name)}
              studio={{ name: studio.shortName, ...studio.address }}
              place={town}
              neighbours={town.neighbours}
            />
          </MapFacade>
        }
      >
        <ButtonLink to="/services">{localContent.book}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </PageHero>
      <OpeningSection>
        <PlaceStory
          words={town}
          headings={{ ...story, about: `A little about ${town.name}`, facts: facts.heading }}
          facts={factsOf(town)}
        />
      </OpeningSection>
      <Section tone="honey">
        <Container>
          <SectionHead heading={services.heading} lead={services.text} />
          <PackageBlurbs blurbs={blurbs} />
          <All>
            <TextLink to="/services">{services.all}</TextLink>
          </All>
        </Container>
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
          <SectionHead heading={nearby.town} />
          <LinkList links={linksOf(town)} />
        </Container>
      </Section>
    </>
  );
}
