import React, { type ReactNode } from 'react';

type TableProps = {
  /** The table's accessible name. */
  label: string;
  head: readonly string[];
  /** Each row has as many cells as the head. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table that scrolls in its own area, so that its head stays in view. */
export function Table({ label, head, rows }: TableProps): ReactNode {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight: '90vh', overflow: 'auto' }}
    >
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th
                key={title}
                scope="col"
                style={{ position: 'sticky', top: 0, textAlign: 'start', background: 'inherit' }}
              >
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
