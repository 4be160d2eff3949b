import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { GiftCardOffer } from '#components/GiftCardOffer/GiftCardOffer.tsx';
import { PackageCard } from '#components/PackageCard/PackageCard.tsx';
import { Section } from '#components/Section/Section.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { media, theme } from '#theme/theme.ts';
import { SectionHead } from './ServicesPage.styles.ts';

const { additional, ultrasound } = servicesContent;

const Offers = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: stretch;

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);

    > :last-child {
      grid-column: span 2;
    }
  }
`;

export type AdditionalProps = { keepsakes: Service[] };

/** The keepsake services, as they come, and gift cards, which are always there (E6). */
export function Additional({ keepsakes }: AdditionalProps) {
  return (
    <Section tone="deep">
      <Container>
        <SectionHead>
          <h2>{additional.heading}</h2>
          <p>{additional.lead}</p>
        </SectionHead>
        <Offers>
          {keepsakes.map((service) => (
            <PackageCard key={service.id} service={service} words={ultrasound} />
          ))}
          <GiftCardOffer {...additional.giftCards} />
        </Offers>
      </Container>
    </Section>
  );
}
