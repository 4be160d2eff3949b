import { Badge } from '#components/Badge/Badge.tsx';
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Container } from '#components/Container/Container.tsx';
import { FramedPicture } from '#components/FramedPicture/FramedPicture.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { giftContent } from '#content/pages/gift.ts';
import { localContent } from '#content/pages/local.ts';
import type { GiftPage as GiftRecord } from '#content/places/places.types.ts';
import { babyShowerPath, maternityPath, townPath } from '#content/paths.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { GiftIdeas } from './GiftIdeas.tsx';
import { Plan, Quote } from './GiftPage.styles.ts';

export type GiftPageProps = { page: GiftRecord; kind: 'baby-shower' | 'maternity' };

/** Baby shower or maternity gifts for the people of one town (P1 to P3). */
export function GiftPage({ page, kind }: GiftPageProps) {
  const { more, closing } = giftContent;
  const { quote } = giftContent;
  const testimonial = studio.testimonials.maternity;
  const sister =
    kind === 'baby-shower'
      ? { to: maternityPath(page.slug), label: more.maternity(page.name) }
      : { to: babyShowerPath(page.slug), label: more.babyShower(page.name) };
  return (
    <>
      <Breadcrumbs
        trail={[{ label: 'Home', to: '/' }, localContent.areas]}
        here={`${page.name}, ${page.state}`}
      />
      <PageHero
        eyebrow={localContent.distance(page.distanceFromStudio)}
        title={page.h1}
        lead={<NoBreak>{page.intro}</NoBreak>}
        picture={
          <FramedPicture {...page.picture} sizes="(min-width: 64rem) 33rem, 92vw" priority />
        }
      >
        <ButtonLink href={studio.links.boutique}>{giftContent.store}</ButtonLink>
        <ButtonLink variant="outline" to="/gift-cards">
          {giftContent.giftCards}
        </ButtonLink>
      </PageHero>
      <OpeningSection>
        <Container>
          <SectionHead heading={giftContent.ideas[kind]} />
          <GiftIdeas ideas={page.ideas} />
        </Container>
      </OpeningSection>
      <Section tone="honey">
        <Plan>
          <section>
            <h2>{giftContent.pickup}</h2>
            <p>
              <NoBreak>{page.pickup}</NoBreak>
            </p>
          </section>
          <section>
            <h2>{giftContent.planning}</h2>
            <p>
              <NoBreak>{page.planning}</NoBreak>
            </p>
          </section>
        </Plan>
      </Section>
      {kind === 'maternity' && (
        <Section tone="surface" aria-label={quote}>
          <Quote>
            <blockquote>{testimonial.text}</blockquote>
            <figcaption>
              {testimonial.name}
              {testimonial.sample && <Badge tone="honey">{giftContent.sample}</Badge>}
            </figcaption>
          </Quote>
        </Section>
      )}
      <Section>
        <Container>
          <SectionHead heading={more.heading} />
          <LinkList
            links={[
              { to: '/services', label: more.services },
              { to: '/gender-reveal-supplies', label: more.reveal },
              { to: '/maternity-gifts', label: more.guide },
              { to: '/gift-cards', label: more.giftCards },
              sister,
              { to: townPath(page.slug), label: more.town(page.name) },
            ]}
          />
        </Container>
      </Section>
      <Closing heading={closing.heading} text={closing.text} line={plannerLinks.ultrasoundToo}>
        <CallLink variant="primary" href={phoneHref}>
          {studio.phone}
        </CallLink>
        <ButtonLink variant="outline" to="/services">
          {localContent.book}
        </ButtonLink>
      </Closing>
    </>
  );
}
