import { styled } from 'styled-components';
import { Shop } from '#cart/Shop/Shop.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { FramedPicture } from '#components/FramedPicture/FramedPicture.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { studio } from '#content/studio.ts';
import { theme } from '#theme/theme.ts';
import { BoutiqueCards } from './BoutiqueCards/BoutiqueCards.tsx';
import { ShopReasons } from './BoutiqueCards/ShopReasons.tsx';

const Further = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  margin-block-start: ${theme.space[8]};
`;

/** The external store first, then this site's own shop (ruling 20). */
export function BoutiquePage() {
  const { hero, find, why } = boutiqueContent;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.h1}
        lead={hero.lead}
        picture={
          <FramedPicture {...hero.picture} sizes="(min-width: 64rem) 33rem, 92vw" priority />
        }
      >
        <ButtonLink href={studio.links.boutique}>{hero.store}</ButtonLink>
      </PageHero>
      <Shop />
      <Section tone="honey">
        <Container>
          <SectionHead heading={find.heading} />
          <BoutiqueCards cards={find.cards} />
          <Further>
            <ButtonLink variant="outline" href={studio.links.boutique}>
              {find.store}
            </ButtonLink>
            <LinkLine {...find.guide} />
            <LinkLine {...plannerLinks.ultrasoundToo} />
          </Further>
        </Container>
      </Section>
      <Section tone="surface">
        <Container>
          <SectionHead heading={why.heading} />
          <ShopReasons reasons={why.cards} />
        </Container>
      </Section>
    </>
  );
}
