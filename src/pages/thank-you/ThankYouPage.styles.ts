import { styled } from 'styled-components';
import { Card } from '#components/Card/Card.tsx';
import { theme } from '#theme/theme.ts';

export const Next = styled(Card).attrs({ as: 'section' })`
  gap: ${theme.space[5]};

  > h2 {
    font-size: ${theme.size.h3};
  }
`;
