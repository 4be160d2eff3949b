import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Container } from '#components/Container/Container.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { VisitChecklist } from '#components/VisitChecklist/VisitChecklist.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { faqs } from '#content/faqs.ts';
import { faqContent } from '#content/pages/faq.ts';
import { visitContent, visitPreparation } from '#content/visit.ts';
import { FaqAccordion } from './FaqAccordion/FaqAccordion.tsx';

/** Frequently asked questions, and the visit checklist, which answers many of them. */
export function FaqPage() {
  const { hero, closing } = faqContent;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.h1} lead={hero.lead} />
      <OpeningSection aria-labelledby="answers">
        <Container>
          <VisuallyHidden as="h2" id="answers">
            Answers
          </VisuallyHidden>
          <FaqAccordion faqs={faqs} />
        </Container>
      </OpeningSection>
      <Section tone="honey" id="prepare">
        <Container>
          <SectionHead heading={visitContent.heading} lead={visitContent.lead} />
          <VisitChecklist {...visitPreparation} />
        </Container>
      </Section>
      <Closing heading={closing.heading} text={closing.text} line={closing.line}>
        <ButtonLink to="/services">{closing.book}</ButtonLink>
        <ButtonLink variant="outline" to="/contact">
          {closing.contact}
        </ButtonLink>
      </Closing>
    </>
  );
}
