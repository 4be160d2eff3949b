import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { phoneHref, studio } from '#content/studio.ts';
import { errorContent } from '#content/pages/error.ts';

/** Shown when a page fails to render; header and footer stay. */
export function ErrorPage() {
  return (
    <PageHero title={errorContent.h1} lead={errorContent.lead}>
      <ButtonLink to="/">{errorContent.home}</ButtonLink>
      <a href={phoneHref}>{studio.phone}</a>
    </PageHero>
  );
}
