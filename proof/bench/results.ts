import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import type { Row } from './figures.ts';
import { describeMachine } from './machine.ts';

const folder = '.cache/bench';

/** Formats the rows as a table, and writes them with the machine to `.cache/bench/targets.json`. */
export function writeResult(rows: readonly Row[], { busy }: { busy: boolean }): string {
  const table = new Table({
    head: ['target', 'wanted', 'seen', '', 'note'],
    style: { head: [], border: [] },
    colWidths: [46, 14, 34, 6, 60],
    wordWrap: true,
  });
  for (const { what, wanted, seen, pass, cause } of rows) {
    table.push([what, wanted, seen, pass ? 'pass' : 'MISS', cause ?? '']);
  }
  mkdirSync(folder, { recursive: true });
  const result = { machine: describeMachine(), busy, rows };
  writeFileSync(join(folder, 'targets.json'), `${JSON.stringify(result, null, 2)}\n`);
  return table.toString();
}
