import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { LinkLine } from '#components/LinkLine/LinkLine.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { contactSentContent } from '#content/pages/contactSent.ts';
import { plannerLinks } from '#content/plannerLinks.ts';

/**
 * The page after a submit without JavaScript: the server redirects here once it has stored the
 * message.
 */
export function ContactSentPage() {
  const { hero, home } = contactSentContent;
  return (
    <PageHero eyebrow={hero.eyebrow} title={hero.h1} lead={hero.lead}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
      <LinkLine {...plannerLinks.whatToSee} />
    </PageHero>
  );
}
