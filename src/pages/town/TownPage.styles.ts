import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

export const All = styled.p`
  margin-block-start: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;
