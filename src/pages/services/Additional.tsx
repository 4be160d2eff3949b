import { Container } from '#components/Container/Container.tsx';
import { Section } from '#components/Section/Section.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { GiftCardOffer } from './GiftCardOffer/GiftCardOffer.tsx';
import { PackageCard } from './PackageCard/PackageCard.tsx';
import { ServicesHead } from './ServicesPage.styles.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { additional, ultrasound } = servicesContent;

export type AdditionalProps = { keepsakes: Service[] };

/** Keepsake services, once they have loaded, and gift cards, which are always shown (E6). */
export function Additional({ keepsakes }: AdditionalProps) {
  return (
    <Section tone="deep">
      <Container>
        <ServicesHead heading={additional.heading} />
        <SwipeRow columns="1+2">
          {[
            ...keepsakes.map((service) => (
              <li key={service.id}>
                <PackageCard service={service} words={ultrasound} />
              </li>
            )),
            <li key="gift-cards">
              <GiftCardOffer {...additional.giftCards} />
            </li>,
          ]}
        </SwipeRow>
      </Container>
    </Section>
  );
}
