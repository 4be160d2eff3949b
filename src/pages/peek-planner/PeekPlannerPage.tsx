import { styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { usePrices } from '#api/prices.ts';
import { Closures } from '#components/Closures/Closures.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Gallery } from '#components/Gallery/Gallery.tsx';
import { Hours } from '#components/Hours/Hours.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { exampleGallery } from '#content/examples.ts';
import { formatClosure, hoursCaption, weekHours } from '#content/hours.ts';
import { plannerContent } from '#content/pages/planner.ts';
import { timingWindows } from '#content/stages.ts';
import { studio } from '#content/studio.ts';
import { isPastAdvice } from '#planner/stageRules.ts';
import { PeekPlanner } from '#planner/PeekPlanner/PeekPlanner.tsx';
import { usePlannerQuery } from '#planner/PeekPlanner/usePlannerQuery.ts';
import { TimingWindows } from '#planner/TimingWindows/TimingWindows.tsx';
import { media, theme } from '#theme/theme.ts';

const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[8]};

  > p {
    font-size: ${theme.size.lead};
  }
`;

const Examples = styled.div`
  margin-block-start: ${theme.space[8]};

  > p {
    margin-block-start: ${theme.space[2]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
`;

const Advice = styled.p`
  max-width: 46rem;
  margin-block-start: ${theme.space[8]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 4px solid ${theme.color.apple};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.lead};
  line-height: 1.45;
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    justify-content: space-between;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;
  justify-items: start;
`;

/** The planner's own page, with the best weeks and the opening hours (F2). */
export function PeekPlannerPage() {
  const [query] = usePlannerQuery(true);
  const { hero, advice, windows, hours, viewAll } = plannerContent;
  return (
    <>
      <PageHero title={hero.h1} lead={hero.lead} />
      <Section id="peek-planner" tone="leaf">
        <Container>
          <PeekPlanner headingLevel={2} prices={usePrices()} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Head>
            <h2>{windows.heading}</h2>
            <p>{windows.lead}</p>
          </Head>
          <TimingWindows windows={timingWindows} />
          {!query.stage && (
            <Examples>
              <Gallery label={exampleGallery.label} pictures={exampleGallery.pictures} />
              <p>{exampleGallery.note}</p>
            </Examples>
          )}
          {!isPastAdvice(query) && <Advice>{advice}</Advice>}
        </Container>
      </Section>
      <Section tone="deep">
        <Container>
          <Columns>
            <Aside>
              <h2>{hours.heading}</h2>
              <ButtonLink to={viewAll.to}>{viewAll.label}</ButtonLink>
            </Aside>
            <div>
              <Hours caption={hoursCaption} rows={weekHours({ withSunday: true })} />
              <Closures closures={studio.closures} sentence={formatClosure} />
            </div>
          </Columns>
        </Container>
      </Section>
    </>
  );
}
