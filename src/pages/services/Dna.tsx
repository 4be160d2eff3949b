import { Container } from '#components/Container/Container.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { NoPackages } from './NoPackages.tsx';
import { PackageCard } from './PackageCard/PackageCard.tsx';
import { Beside, More, ServicesHead } from './ServicesPage.styles.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { dna, ultrasound, noScript } = servicesContent;

export type DnaProps = { services: Service[] };

/** The DNA tests; none if the service list has none (E5). Without JavaScript, how to ask for them. */
export function Dna({ services }: DnaProps) {
  const head = (
    <ServicesHead heading={dna.heading} lead={dna.lead}>
      <More>
        <TextLink to={dna.more.to}>{dna.more.label}</TextLink>
      </More>
    </ServicesHead>
  );
  if (services.length === 0) {
    return (
      <noscript>
        <Section id="dna-testing" tone="surface">
          <Container>
            {head}
            <NoPackages text={noScript} />
          </Container>
        </Section>
      </noscript>
    );
  }
  return (
    <Section id="dna-testing" tone="surface">
      <Container>
        <Beside>
          {head}
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
