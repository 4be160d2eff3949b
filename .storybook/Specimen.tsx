import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { theme } from '#theme/theme.ts';

const Sheet = styled(Container)`
  padding-block: ${theme.space[8]};
  > h1 {
    margin-block-end: ${theme.space[8]};
    font-size: ${theme.size.h2};
  }
`;

/** A list of tokens: a sample of each beside its name and value. */
export const Rows = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    gap: ${theme.space[6]};
    align-items: center;
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  dd {
    min-width: 0;
  }
`;

/** A grid of token samples. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${theme.space[5]};
`;

/** A page of the design system documentation. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet as="main">
      <h1>{title}</h1>
      {children}
    </Sheet>
  );
}
