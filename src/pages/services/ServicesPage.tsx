import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { servicesQuery } from '#api/services.ts';
import { Container } from '#components/Container/Container.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { addOns, heartbeatNote } from '#content/addOns.ts';
import { servicesContent } from '#content/pages/services.ts';
import { announceContent } from '#lib/useScroll.ts';
import { PeekPlanner } from '#planner/PeekPlanner/PeekPlanner.tsx';
import { Additional } from './Additional.tsx';
import { AddOns } from './AddOns/AddOns.tsx';
import { Dna } from './Dna.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { Packages } from './Packages.tsx';
import { Policies } from './Policies.tsx';
import { More, ServicesHead } from './ServicesPage.styles.ts';

/**
 * All bookable services from the server's list, with add-ons and policies. Sections that don't need
 * the list render even if it fails to load (rulings 9 and 16).
 */
export function ServicesPage() {
  const { hero, planner, addOns: addOnWords } = servicesContent;
  return (
    <ApiProvider>
      <PageHero title={hero.h1} lead={hero.lead}>
        <JumpLinks />
      </PageHero>
      <Packages />
      <Section id="peek-planner" tone="leaf">
        <Container>
          <ServicesHead heading={planner.heading} lead={planner.lead} />
          <PeekPlanner />
        </Container>
      </Section>
      <OtherServices />
      <Section id="8k-hyperreal" tone="honey">
        <Container>
          <ServicesHead heading={addOnWords.heading} lead={addOnWords.lead} />
          <AddOns addOns={addOns} taxNote={addOnWords.taxNote} note={heartbeatNote} />
          <More>
            <TextLink to={addOnWords.more.to}>{addOnWords.more.label}</TextLink>
          </More>
        </Container>
      </Section>
      <Policies />
    </ApiProvider>
  );
}

/** DNA tests and keepsakes. Deferred, because rendering everything at once delays the packages. */
function OtherServices() {
  const services = useDeferredValue(useQuery(servicesQuery()).data);
  const inCategory = (category: string) =>
    services?.filter((service) => service.category === category) ?? [];

  useEffect(() => {
    if (services) announceContent();
  }, [services]);

  return (
    <>
      <Dna services={inCategory('dna-testing')} />
      <Additional keepsakes={inCategory('keepsake')} />
    </>
  );
}
