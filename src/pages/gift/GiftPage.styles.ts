import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** One column until three fit: in two columns the last of three would be alone. */
export const Ideas = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[6]};

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Idea = styled.li`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  ${media.tablet} {
    grid-template-columns: 2fr 3fr;
    gap: ${theme.space[8]};
    align-items: center;
  }
  ${media.desktop} {
    grid-template-columns: none;
    gap: ${theme.space[4]};
    align-items: start;
  }
`;

export const Shelf = styled(Picture)`
  border-radius: ${shape.picture};
  box-shadow: ${theme.shadow.low};
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

export const IdeaText = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

export const IdeaLink = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;

export const Plan = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[12]};
  }
  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h3};
  }
`;

export const Quote = styled(Container).attrs({ as: 'figure' })`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: center;
  text-align: center;

  > blockquote {
    max-width: 15.6em;
    font: 500 ${theme.size.h2} / 1.25 ${theme.font.heading};
    text-wrap: balance;

    &::before {
      content: '"';
    }
    &::after {
      content: '"';
    }
  }
  > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: center;
    justify-content: center;
    color: ${theme.color.inkSoft};
  }
`;
