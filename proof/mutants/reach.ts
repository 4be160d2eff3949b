import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const { imports: rooms } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** The file that an import names; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  const room = /^(#\w+\/)(.*)$/.exec(name);
  const folder = room && rooms[`${room[1]}*`]?.replace('*', '');
  const path = room ? `${folder}${room[2]}` : join(dirname(from), name);
  return (room || name.startsWith('.')) && existsSync(path) ? normalize(path) : undefined;
}

const reached = new Map<string, ReadonlySet<string>>();

/** The files that a file is made of, itself among them, by its imports. */
export function reachOf(file: string): ReadonlySet<string> {
  const known = reached.get(file);
  if (known) return known;
  const found = new Set<string>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!/\.tsx?$/.test(path)) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    waiting.push(...importedFiles.flatMap(({ fileName }) => fileOf(fileName, path) ?? []));
  }
  reached.set(file, found);
  return found;
}
