import { stringify } from 'csv-stringify/sync';
import Table from 'cli-table3';

/** Rows under headings: what a command shows or exports. */
export type Rows = { headings: string[]; rows: (string | number)[][] };

/** A time in the studio's own zone, such as '2026-01-15 12:00'. */
export function localTime(time: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);
}

/** A plain table for a terminal. Control characters, which could rewrite the screen, are left out. */
export function toTable({ headings, rows }: Rows): string {
  const table = new Table({
    head: headings,
    style: { head: [], border: [], compact: true },
    wordWrap: true,
  });
  for (const row of rows) {
    table.push(row.map((cell) => String(cell).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')));
  }
  return table.toString();
}

/** Where a spreadsheet that splits lines at semicolons or tabs would begin a cell with a formula. */
const HIDDEN_FORMULA = /([;\t\n\r]\s*)(?=[=+\-@])/g;

/**
 * Comma-separated values. A cell that a spreadsheet would take for a formula stays text, also where
 * a region's settings have it split lines at semicolons.
 * @param options.bom for Excel, which reads other letters than English wrongly without the mark.
 */
export function toCsv({ headings, rows }: Rows, { bom = false } = {}): string {
  const options = { escape_formulas: true, record_delimiter: 'windows', bom } as const;
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(HIDDEN_FORMULA, "$1'") : cell)),
  );
  return stringify([headings, ...cells], options);
}
