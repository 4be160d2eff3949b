import { BadgeCheck, Infinity as Forever, Mail, Wallet } from 'lucide-react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Container } from '#components/Container/Container.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Prose } from '#components/Prose/Prose.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { giftCardsContent } from '#content/pages/giftCards.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { studio } from '#content/studio.ts';
import {
  Benefit,
  Benefits,
  GiftCard,
  WideHalves,
  Present,
  Step,
  Steps,
} from './GiftCardsPage.styles.ts';

/** One icon per benefit, in the same order as the texts. */
const signs = [Mail, Wallet, Forever, BadgeCheck] as const;

/** The eGift card: description, benefits, and how it works (K1 to K3). */
export function GiftCardsPage() {
  const { hero, about, benefits, steps, closing } = giftCardsContent;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.h1}
        lead={hero.lead}
        picture={
          <Present>
            <GiftCard {...hero.picture} sizes="(min-width: 64rem) 28rem, 80vw" priority />
          </Present>
        }
      >
        <ButtonLink href={studio.links.giftCards}>{hero.button}</ButtonLink>
      </PageHero>
      <OpeningSection>
        <WideHalves>
          <div>
            <SectionHead heading={about.heading} />
            <Prose>
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </div>
          <div>
            <SectionHead heading={steps.heading} />
            <Steps role="list">
              {steps.items.map(({ title, text }) => (
                <Step key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Step>
              ))}
            </Steps>
          </div>
        </WideHalves>
      </OpeningSection>
      <Section tone="honey">
        <Container>
          <SectionHead heading={benefits.heading} />
          <Benefits>
            {benefits.tiles.map(({ title, text }, index) => {
              const Sign = signs[index];
              return (
                <Benefit key={title}>
                  {Sign && <Sign aria-hidden="true" strokeWidth={1.5} />}
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Benefit>
              );
            })}
          </Benefits>
        </Container>
      </Section>
      <Closing heading={closing.text} line={plannerLinks.bestWeek}>
        <ButtonLink href={studio.links.giftCards}>{hero.button}</ButtonLink>
        <ButtonLink variant="outline" to={closing.to}>
          {closing.label}
        </ButtonLink>
      </Closing>
    </>
  );
}
