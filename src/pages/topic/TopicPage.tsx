import { BeforeAfter } from '#components/BeforeAfter/BeforeAfter.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { Closing } from '#components/Closing/Closing.tsx';
import { Eyebrow } from '#components/Eyebrow/Eyebrow.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { exampleGallery } from '#content/examples.ts';
import { plannerLinks } from '#content/plannerLinks.ts';
import { topicContent } from '#content/pages/topic.ts';
import { phoneHref, studio } from '#content/studio.ts';
import type { Topic } from '#content/topics/topics.types.ts';
import { ArticleSection, toAnchorId } from './ArticleSection.tsx';
import {
  Article,
  Contents,
  ExamplesNote,
  Illustration,
  Layout,
  Opening,
} from './TopicPage.styles.ts';

const SIZES = '(min-width: 62rem) 55rem, 92vw';

export type TopicPageProps = { topic: Topic };

/** A topic page with one of the seven articles (B4). */
export function TopicPage({ topic }: TopicPageProps) {
  const { contents, closing } = topicContent;
  return (
    <>
      <article>
        <Opening>
          <Eyebrow>{topic.eyebrow}</Eyebrow>
          <h1>
            <NoBreak>{topic.h1}</NoBreak>
          </h1>
          <p>
            <NoBreak>{topic.lead}</NoBreak>
          </p>
        </Opening>
        <Illustration>
          {topic.comparison ? (
            <>
              <BeforeAfter {...topic.comparison} sizes={SIZES} />
              <ExamplesNote>{exampleGallery.note}</ExamplesNote>
            </>
          ) : (
            <Picture name={topic.picture} alt={topic.pictureAlt} sizes={SIZES} priority />
          )}
        </Illustration>
        <Layout>
          <Contents aria-labelledby="contents">
            <p id="contents">{contents}</p>
            <ol role="list">
              {topic.sections.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${toAnchorId(heading)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <Article>
            {topic.sections.map((section) => (
              <ArticleSection key={section.heading} section={section} />
            ))}
          </Article>
        </Layout>
      </article>
      <Closing heading={closing.heading} text={closing.text} line={plannerLinks.bestWeek}>
        <ButtonLink to="/services">{closing.book}</ButtonLink>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </Closing>
    </>
  );
}
