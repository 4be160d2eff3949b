import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

const Facts = styled.dl`
  border-block-start: 1px solid ${theme.color.line};
`;

const Row = styled.div`
  display: grid;
  gap: 0 ${theme.space[6]};
  padding-block: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.line};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
`;

const Term = styled.dt`
  flex: 1 1 7.5rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

const Detail = styled.dd`
  flex: 2 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  > a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
  }
`;

export type Fact = { term: string; detail: ReactNode };

export type FactListProps = { facts: readonly Fact[] };

/** A list of facts with labels: distance, population, ZIP codes. */
export function FactList({ facts }: FactListProps) {
  return (
    <Facts>
      {facts.map(({ term, detail }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </Row>
      ))}
    </Facts>
  );
}
