import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

type GridProps = {
  /** The least width of a column, as a CSS length. */
  min?: string;
};

/** As many equal columns as fit. Choose the element with `as`. */
export const Grid = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'min',
})<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ min = '17rem' }) => min}), 1fr));
  gap: ${theme.space[6]};
`;
