import { styled } from 'styled-components';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { HoursRow } from '#content/hours.ts';
import { theme } from '#theme/theme.ts';

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.tr<{ $closed: boolean }>`
  border-block-end: 1px solid ${theme.color.line};
  color: ${({ $closed }) => ($closed ? theme.color.inkSoft : theme.color.ink)};

  > th,
  > td {
    padding: ${theme.space[2]} 0;
    font-weight: 500;
    text-align: start;
  }
  > td {
    text-align: end;
  }
`;

export type HoursProps = {
  /** The table's name for screen readers. */
  caption: string;
  /** One row per day from `weekHours`, with or without Sunday (ruling 13). */
  rows: readonly HoursRow[];
};

/** The opening hours. A table, so that screen readers read each day with its time. */
export function Hours({ caption, rows }: HoursProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <tbody>
        {rows.map(({ day, text, closed }) => (
          <Row key={day} $closed={closed}>
            <th scope="row">{day}</th>
            <td>{text}</td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
