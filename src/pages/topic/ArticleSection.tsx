import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { TextSection } from '#content/links.types.ts';
import { Further } from './TopicPage.styles.ts';

/** The anchor of a heading: 'What it is' is 'what-it-is'. */
export function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export type ArticleSectionProps = { section: TextSection };

export function ArticleSection({ section }: ArticleSectionProps) {
  const { heading, paragraphs, list, links } = section;
  return (
    <section>
      <h2 id={idOf(heading)}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
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
