import { styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Eyebrow } from '#components/Eyebrow/Eyebrow.tsx';
import { FramedPicture } from '#components/FramedPicture/FramedPicture.tsx';
import type { PictureProps } from '#components/Picture/Picture.tsx';
import { media, theme } from '#theme/theme.ts';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const ExperienceText = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};

  > div {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.leaf};
  }
  dt {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h4};
    font-weight: 600;
  }
`;

export type ExperienceProps = {
  words: {
    eyebrow: string;
    heading: string;
    paragraphs: readonly string[];
    facts: readonly { title: string; text: string }[];
    book: string;
    learnMore: string;
    picture: Pick<PictureProps, 'name' | 'alt'>;
  };
};

/** What a visit is like for the whole family (D6). */
export function Experience({ words }: ExperienceProps) {
  return (
    <Columns>
      <FramedPicture {...words.picture} sizes="(min-width: 64rem) 34rem, 92vw" />
      <ExperienceText>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.heading}</h2>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Facts>
          {words.facts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
        <ButtonRow>
          <ButtonLink to="/services">{words.book}</ButtonLink>
          <ButtonLink to="/about" variant="outline">
            {words.learnMore}
          </ButtonLink>
        </ButtonRow>
      </ExperienceText>
    </Columns>
  );
}
