import { Container } from '#components/Container/Container.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { PackageCard } from './PackageCard/PackageCard.tsx';
import { Beside, More, ServicesHead } from './ServicesPage.styles.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { dna, ultrasound } = servicesContent;

export type DnaProps = { services: Service[] };

/** The DNA tests; null if the service list has none (E5). */
export function Dna({ services }: DnaProps) {
  if (services.length === 0) return null;
  return (
    <Section id="dna-testing" tone="surface">
      <Container>
        <Beside>
          <ServicesHead heading={dna.heading} lead={dna.lead}>
            <More>
              <TextLink to={dna.more.to}>{dna.more.label}</TextLink>
            </More>
          </ServicesHead>
          <SwipeRow columns="2">
            {services.map((service) => (
              <li key={service.id}>
                <PackageCard service={service} words={ultrasound} />
              </li>
            ))}
          </SwipeRow>
        </Beside>
      </Container>
    </Section>
  );
}
