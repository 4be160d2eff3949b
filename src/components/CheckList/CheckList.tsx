import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

const CheckedItems = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.2em;
    color: ${theme.color.leaf};
    stroke-width: 3;
  }
`;

export type CheckListProps = { items: readonly ReactNode[] };

/** A list of benefits with check marks. */
export function CheckList({ items }: CheckListProps) {
  return (
    <CheckedItems role="list">
      {items.map((item, index) => (
        <li key={index}>
          <Check aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </CheckedItems>
  );
}
