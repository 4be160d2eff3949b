import { Fragment } from 'react';
import { Container } from '#components/Container/Container.tsx';
import { Prose } from '#components/Prose/Prose.tsx';
import type { LegalText } from '#content/legal/legal.types.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { Contents, Head, Layout } from './LegalPage.styles.ts';

export type LegalPageProps = { text: LegalText };

/** A legal text with its table of contents. */
export function LegalPage({ text }: LegalPageProps) {
  const { title, effectiveDate, lead, sections } = text;
  return (
    <Container>
      <Head>
        <h1>{title}</h1>
        <p>Effective {effectiveDate}</p>
      </Head>
      <Layout>
        <Contents aria-label="Contents">
          <ol role="list">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          <p>{lead}</p>
          {sections.map(({ id, heading, paragraphs, list }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{linkPhoneNumber(paragraph)}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </Layout>
    </Container>
  );
}

function linkPhoneNumber(paragraph: string) {
  return paragraph.split(studio.phone).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <a href={phoneHref}>{studio.phone}</a>}
      {text}
    </Fragment>
  ));
}
