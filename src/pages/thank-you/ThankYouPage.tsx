import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CheckList } from '#components/CheckList/CheckList.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Container } from '#components/Container/Container.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { VisitChecklist } from '#components/VisitChecklist/VisitChecklist.tsx';
import { thankYouContent } from '#content/pages/thankYou.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { visitContent, visitPreparation } from '#content/visit.ts';
import { Next } from './ThankYouPage.styles.ts';

/** The scheduling service redirects here after a booking (K4): what to do before the visit. */
export function ThankYouPage() {
  const { hero, next, questions, home } = thankYouContent;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.h1}
        lead={hero.lead}
        picture={
          <Next>
            <h2>{next.heading}</h2>
            <CheckList items={next.items} />
          </Next>
        }
      />
      <Section tone="honey" id="prepare">
        <Container>
          <SectionHead heading={visitContent.heading} lead={visitContent.lead} />
          <VisitChecklist {...visitPreparation} />
        </Container>
      </Section>
      <div data-print="hide">
        <Closing heading={questions.text} line={plannerLinks.whatToSee}>
          <ButtonLink to={questions.to}>{questions.label}</ButtonLink>
          <ButtonLink variant="outline" to={home.to}>
            {home.label}
          </ButtonLink>
        </Closing>
      </div>
    </>
  );
}
