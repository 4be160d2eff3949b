import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

type GridProps = {
  /** The minimum column width, as a CSS length. */
  min?: string;
};

/** Equal columns, as many as fit. Choose the element with `as`. */
export const Grid = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'min',
})<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ min = '17rem' }) => min}), 1fr));
  gap: ${theme.space[6]};
`;
