import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

export const Next = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  > li {
    padding-block-start: ${theme.space[4]};
    border-block-start: 2px solid ${theme.colour.leaf};
  }
`;
