import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

/** Two columns on desktops, stacked on phones. */
export const Halves = styled(Container)`
  display: grid;
  gap: ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[16]};
  }
`;
