import { styled } from 'styled-components';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { media, theme } from '#theme/theme.ts';

export const Intro = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[16]};
  margin-block-end: ${theme.space[10]};

  > div {
    display: grid;
    gap: ${theme.space[4]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    margin-block-end: ${theme.space[12]};
  }
`;

export const ServicesHead = styled(SectionHead)`
  gap: ${theme.space[2]};
  max-width: 46rem;

  > p {
    line-height: inherit;
  }
`;
