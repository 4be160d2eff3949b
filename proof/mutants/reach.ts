import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** The file that an import names; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  const alias = /^(#\w+\/)(.*)$/.exec(name);
  const folder = alias && aliases[`${alias[1]}*`]?.replace('*', '');
  const path = alias ? `${folder}${alias[2]}` : join(dirname(from), name);
  return (alias || name.startsWith('.')) && existsSync(path) ? normalize(path) : undefined;
}

const reached = new Map<string, ReadonlySet<string>>();

/** A file and all files that it imports. */
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

let entries: ReturnType<typeof buildStoryIndex>['entries'] | undefined;

/** The file of a story, by its id or by a screenshot of it; undefined for anything else. */
export function storyFile(storyOrScreenshot: string): string | undefined {
  const [id] = /[^/]+--[^/]+$/.exec(storyOrScreenshot) ?? [];
  if (id === undefined) return undefined;
  entries ??= buildStoryIndex().entries;
  return entries[id]?.importPath?.replace(/^\.\//, '');
}
