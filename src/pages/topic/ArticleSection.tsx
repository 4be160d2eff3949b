import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { Gallery } from '#components/Gallery/Gallery.tsx';
import { exampleGallery } from '#content/examples.ts';
import type { Topic } from '#content/topics/topics.types.ts';
import { ExamplesNote, Further } from './TopicPage.styles.ts';

/** A heading's anchor: 'What it is' becomes 'what-it-is'. */
export function toAnchorId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export type ArticleSectionProps = { section: Topic['sections'][number] };

export function ArticleSection({ section }: ArticleSectionProps) {
  const { heading, paragraphs, list, links, hasExamples } = section;
  return (
    <section>
      <h2 id={toAnchorId(heading)}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <NoBreak>{paragraph}</NoBreak>
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <NoBreak>{item}</NoBreak>
            </li>
          ))}
        </ul>
      )}
      {hasExamples && (
        <div>
          <Gallery label={exampleGallery.label} pictures={exampleGallery.pictures} />
          <ExamplesNote>{exampleGallery.note}</ExamplesNote>
        </div>
      )}
      {links && (
        <Further role="list">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </Further>
      )}
    </section>
  );
}
