import { stringify } from 'csv-stringify/sync';
import { dayAndTime } from '#lib/studioTime.ts';

/** A table: what a command prints or exports. */
export type Rows = { headings: string[]; rows: (string | number)[][] };

/** A time in the studio's time zone, such as '2026-01-15 12:00'. */
export const localTime = (time: number): string => dayAndTime(new Date(time)).join(' ');

/** Columns for a terminal. Replaces control characters, which could manipulate the screen. */
export function toTable({ headings, rows }: Rows): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => String(cell).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')),
  );
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Where a formula would start if a spreadsheet splits lines at semicolons or tabs. */
const HIDDEN_FORMULA = /([;\t\n\r]\s*)(?=[=+\-@])/g;

/**
 * Formats rows as CSV. Escapes cells that a spreadsheet would run as a formula, also when its
 * locale splits lines at semicolons.
 * @param options.bom for Excel, which misreads non-ASCII letters without the byte order mark.
 */
export function toCsv({ headings, rows }: Rows, { bom = false } = {}): string {
  const options = { escape_formulas: true, record_delimiter: 'windows', bom } as const;
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(HIDDEN_FORMULA, "$1'") : cell)),
  );
  return stringify([headings, ...cells], options);
}
