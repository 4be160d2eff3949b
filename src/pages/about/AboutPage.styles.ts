import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { Halves } from '#components/Halves/Halves.tsx';
import { OpeningSection } from '#components/OpeningSection/OpeningSection.tsx';
import { media, theme } from '#theme/theme.ts';

/** Six pictures in two rows, with the middle column slightly lower. */
export const Gallery = styled(OpeningSection)`
  ${media.desktop} {
    padding-block-end: ${theme.space[16]};

    ul {
      grid-template-columns: repeat(3, 1fr);
    }
    li:nth-child(n) {
      top: 0;
    }
    li:nth-child(3n + 2) {
      top: ${theme.space[6]};
    }
  }
`;

export const Story = styled(Container)`
  display: grid;
  gap: ${theme.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[16]};
  }
  > header {
    display: grid;
    gap: ${theme.space[3]};
    align-content: start;
  }
  > div > p:first-child {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }
`;

export const Experience = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  counter-reset: visit;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  > li {
    display: grid;
    gap: ${theme.space[2]};
    align-content: start;
    padding-block-start: ${theme.space[4]};
    border-block-start: 2px solid ${theme.color.honey};
  }
  h3 {
    font-size: ${theme.size.h4};
  }
`;

export const Technology = styled(Halves)`
  row-gap: ${theme.space[10]};
  align-items: center;
`;
