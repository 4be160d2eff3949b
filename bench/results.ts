import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import type { Row } from './figures.ts';
import { describeMachine } from './machine.ts';

const folder = 'bench/results';

/** Writes what was measured, with the machine, as JSON. @returns the file's name */
export function writeResult(name: string, result: object): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine: describeMachine(), ...result }, null, 2)}\n`);
  return file;
}

/** The rows as a table, for the screen and for `bench/results/targets.txt`. */
export function writeTable(rows: readonly Row[], { busy }: { busy: boolean }): string {
  const table = new Table({
    head: ['target', 'wanted', 'seen', '', 'why missed'],
    style: { head: [], border: [] },
    colWidths: [46, 14, 34, 6, 60],
    wordWrap: true,
  });
  for (const { what, wanted, seen, pass, cause } of rows) {
    table.push([what, wanted, seen, pass ? 'pass' : 'MISS', cause ?? '']);
  }
  const note = busy ? 'The machine had other work: the timings are worse than they are.\n' : '';
  const text = `${note}${table.toString()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'targets.txt'), `${text}\n`);
  return text;
}
