import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

export const Booking = styled(Container)`
  ${media.desktop} {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: space-between;

    > div {
      margin-block-end: 0;
    }
    > a {
      flex: none;
    }
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
