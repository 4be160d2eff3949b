import type { ReactNode } from 'react';

type TableProps = {
  head: readonly string[];
  /** As many cells in each row as the head has. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table of a guide page. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
