import { Container } from '#components/Container/Container.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { localContent } from '#content/pages/local.ts';
import type { Town } from '#content/places/places.types.ts';
import { LocalPage } from './LocalPage.tsx';
import { All } from './LocalPage.styles.ts';
import { Offers } from './Offers.tsx';
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
          <Offers />
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
