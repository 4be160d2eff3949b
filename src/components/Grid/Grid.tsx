import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

const Columns = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${theme.space[6]};
`;

type GridProps = ComponentProps<'div'> & {
  /** The least width of a column, as a CSS length. */
  min?: string;
};

/** As many equal columns as fit. */
export function Grid({ min = '17rem', ...rest }: GridProps) {
  return <Columns $min={min} {...rest} />;
}
