import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { serviceAreasContent } from '#content/pages/serviceAreas.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import type { ServiceAreaLinks } from '#content/serviceAreaLinks.ts';
import { studio } from '#content/studio.ts';
import { AreaIndex } from './AreaIndex.tsx';
import { Book, Pair } from './ServiceAreasPage.styles.ts';

export type ServiceAreasPageProps = { links: ServiceAreaLinks };

/** An index of all local and topic pages (L1, L2). */
export function ServiceAreasPage({ links }: ServiceAreasPageProps) {
  const { hero, topics, counties, towns, babyShower, maternity } = serviceAreasContent;
  const { bestWeek } = plannerLinks;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.h1}
        lead={
          <>
            {hero.lead} {bestWeek.text} <TextLink to={bestWeek.to}>{bestWeek.label}</TextLink>
          </>
        }
      >
        <ButtonLink to="/#book-now">{hero.book}</ButtonLink>
        <ButtonLink variant="outline" href={studio.links.boutique}>
          {hero.shop}
        </ButtonLink>
      </PageHero>
      <Book>
        <AreaIndex id="counties" heading={counties.heading} links={links.counties} />
        <AreaIndex id="towns" heading={towns.heading} links={links.towns} />
        <AreaIndex id="topics" heading={topics.heading} links={links.topics} />
        <Pair>
          <AreaIndex
            id="baby-shower"
            heading={babyShower.heading}
            links={links.babyShower}
            spoken={babyShower.heading}
          />
          <AreaIndex
            id="maternity"
            heading={maternity.heading}
            links={links.maternity}
            spoken={maternity.heading}
          />
        </Pair>
      </Book>
    </>
  );
}
