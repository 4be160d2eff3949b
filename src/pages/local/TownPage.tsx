import { Container } from '#components/Container/Container.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { localContent } from '#content/pages/local.ts';
import type { Town } from '#content/places/places.types.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { LocalPage } from './LocalPage.tsx';
import { All } from './LocalPage.styles.ts';
import { PackageBlurbs } from './PackageBlurbs/PackageBlurbs.tsx';
import { factsOf, linksOf } from './townFacts.tsx';

export type TownPageProps = { town: Town };

/** A town's page (O1 to O5). */
export function TownPage({ town }: TownPageProps) {
  const { services, blurbs, nearby } = localContent;
  return (
    <LocalPage
      place={town}
      name={town.name}
      from={town}
      neighbours={town.neighbours}
      facts={factsOf(town)}
      services={
        <Container>
          <SectionHead heading={services.heading} lead={<NoBreak>{services.text}</NoBreak>}>
            <LinkLine {...plannerLinks.bestWeek} />
          </SectionHead>
          <PackageBlurbs blurbs={blurbs} />
          <All>
            <TextLink to="/services">{services.all}</TextLink>
          </All>
        </Container>
      }
      nearby={{ heading: nearby.town, links: linksOf(town) }}
    />
  );
}
