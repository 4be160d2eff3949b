import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

export const SectionHead = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 46rem;
  margin-block-end: ${theme.space[8]};

  > p {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }
`;

/** Cards in up to three columns; their labels stick out above them. */
export const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[6]};

  > li {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** On a desk the words stand beside two cards, in the columns that the packages have. */
export const Beside = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: ${theme.space[6]};
    align-items: start;
  }
`;

export const Pair = styled(Cards)`
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const More = styled.p`
  margin-block-start: ${theme.space[3]};
  font-weight: 600;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;
