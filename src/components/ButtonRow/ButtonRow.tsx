import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Buttons beside each other, and under each other where there is no space. Choose the element with `as`. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
