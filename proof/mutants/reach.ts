import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';

/** The file that an import names; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  if (!/^[.#]/.test(name)) return undefined;
  const alias = name.startsWith('#') && fileURLToPath(import.meta.resolve(name));
  const path = relative('.', alias || join(dirname(from), name));
  return existsSync(path) ? path : undefined;
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
