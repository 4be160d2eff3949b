import type { ReactNode } from 'react';

type TableProps = {
  /** What the table is of. */
  label: string;
  head: readonly string[];
  /** As many cells in each row as the head has. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table of a guide page. On a narrow screen it scrolls by itself, and not the page. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={{ textAlign: 'start' }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} style={{ verticalAlign: 'top' }}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
