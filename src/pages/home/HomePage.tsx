import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StudioGallery } from '#components/StudioGallery/StudioGallery.tsx';
import { Testimonials } from '#components/Testimonials/Testimonials.tsx';
import { clientWords } from '#content/clients.ts';
import { homeContent } from '#content/pages/home.ts';
import { studio } from '#content/studio.ts';
import { Experience } from './Experience.tsx';
import { Hero } from './Hero.tsx';
import { Intro, ServicesHead } from './HomePage.styles.ts';
import { ServicesGrid } from './ServicesGrid/ServicesGrid.tsx';

export function HomePage() {
  const { home: review } = studio.testimonials;
  // A sample says nothing about the studio; maternity pages must show theirs (P3).
  const quote = review.sample ? undefined : review;
  const { hero, intro, pictures, services, testimonials, experience } = homeContent;
  return (
    <>
      <Hero words={hero}>
        <ButtonLink to="/services">{hero.book}</ButtonLink>
        <ButtonLink to="/gift-cards" variant="outline">
          {hero.giftCards}
        </ButtonLink>
      </Hero>
      <Section>
        <Container>
          <Intro>
            <h2>{intro.heading}</h2>
            <div>
              {intro.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Intro>
          <StudioGallery pictures={pictures} />
        </Container>
      </Section>
      <Section tone="deep">
        <Container>
          <ServicesHead heading={services.heading} lead={services.lead} />
          <ServicesGrid cards={services.cards} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Testimonials
            eyebrow={testimonials.eyebrow}
            heading={testimonials.heading}
            lead={testimonials.lead}
            words={clientWords}
            quote={quote}
            videos={[{ ...studio.videos.home, poster: 'video-home' }]}
            channel={{ label: testimonials.channel, href: studio.links.videoChannel }}
          />
        </Container>
      </Section>
      <Section tone="leaf">
        <Container>
          <Experience words={experience} />
        </Container>
      </Section>
    </>
  );
}
