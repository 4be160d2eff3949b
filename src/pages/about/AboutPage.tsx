import { Badge } from '#components/Badge/Badge.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Container } from '#components/Container/Container.tsx';
import { FramedPicture } from '#components/FramedPicture/FramedPicture.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Prose } from '#components/Prose/Prose.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { StudioGallery } from '#components/StudioGallery/StudioGallery.tsx';
import { Testimonials, type TestimonialsProps } from '#components/Testimonials/Testimonials.tsx';
import { clientWords } from '#content/clients.ts';
import { aboutContent } from '#content/pages/about.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { studio } from '#content/studio.ts';
import { Experience, Gallery, Technology, Story } from './AboutPage.styles.ts';
import { Team } from './Team/Team.tsx';
import { TechnologyChecks } from './TechnologyChecks/TechnologyChecks.tsx';

const portraits = ['team-owner', 'team-technician-1', 'team-technician-2'] as const;

const members = studio.team.map((member, index) => ({ ...member, picture: portraits[index] }));

const [firstVideo, secondVideo] = studio.videos.about;

const clientVideos: TestimonialsProps['videos'] = [
  { ...firstVideo, poster: 'video-about-1' },
  { ...secondVideo, poster: 'video-about-2' },
];

/** The studio's story, what a visit is like, and the team (I1 to I5). */
export function AboutPage() {
  const { hero, gallery, story, experience, technology, team, videos, closing } = aboutContent;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.h1} lead={hero.lead} />
      <Gallery aria-label={gallery.heading}>
        <Container>
          <StudioGallery pictures={gallery.pictures} />
        </Container>
      </Gallery>
      <Section>
        <Story>
          <header>
            <h2>{story.heading}</h2>
            {story.sample && <Badge tone="honey">{clientWords.sample}</Badge>}
          </header>
          <Prose>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <NoBreak>{paragraph}</NoBreak>
              </p>
            ))}
          </Prose>
        </Story>
      </Section>
      <Section tone="honey">
        <Container>
          <SectionHead heading={experience.heading} />
          <Experience role="list">
            {experience.cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <NoBreak>{text}</NoBreak>
                </p>
              </li>
            ))}
          </Experience>
        </Container>
      </Section>
      <Section tone="surface">
        <Technology>
          <div>
            <SectionHead heading={technology.heading} lead={technology.lead}>
              <LinkLine {...technology.guide} />
            </SectionHead>
            <TechnologyChecks checks={technology.checks} />
          </div>
          <FramedPicture
            name="experience"
            alt="A family on a sofa, seen from behind, watching two large screens"
            sizes="(min-width: 64rem) 33rem, 92vw"
          />
        </Technology>
      </Section>
      <Section tone="deep">
        <Container>
          <SectionHead heading={team.heading} lead={team.lead} />
          <Team members={members} />
        </Container>
      </Section>
      <Section tone="surface">
        <Container>
          <Testimonials
            heading={videos.heading}
            lead={videos.lead}
            words={clientWords}
            videos={clientVideos}
          />
        </Container>
      </Section>
      <Closing heading={closing.heading} line={plannerLinks.bestWeek}>
        <ButtonLink to="/services">{closing.book}</ButtonLink>
        <ButtonLink variant="outline" to="/contact">
          {closing.contact}
        </ButtonLink>
      </Closing>
    </>
  );
}
