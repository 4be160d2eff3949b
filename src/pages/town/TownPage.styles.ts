import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

export const All = styled.p`
  margin-block-start: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;

export const Halves = styled(Container)`
  display: grid;
  gap: ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[16]};
  }
`;
