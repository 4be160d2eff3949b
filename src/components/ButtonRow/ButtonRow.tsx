import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Buttons in a row that wraps. Choose the element with `as`. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
