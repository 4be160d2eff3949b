import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const toPosixPath = (path: string) => path.replaceAll('\\', '/');

/** The file that an import resolves to; undefined for a package. */
function resolveImport(specifier: string, from: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  if (!/^[.#]/.test(name)) return undefined;
  const alias = name.startsWith('#') && fileURLToPath(import.meta.resolve(name));
  const path = toPosixPath(relative('.', alias || join(dirname(from), name)));
  return existsSync(path) ? path : undefined;
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found =
    known.get(file) ??
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => resolveImport(fileName, file) ?? []);
  known.set(file, found);
  return found;
}

/** A file and all files that it imports, directly or over at most `most` imports. */
function collectImports(file: string, most = Infinity): ReadonlySet<string> {
  const found = new Set([file]);
  let last = [file];
  for (let step = 0; step < most && last.length > 0; step += 1) {
    last = [...new Set(last.flatMap(importsOf))].filter((path) => !found.has(path));
    for (const path of last) found.add(path);
  }
  return found;
}

/**
 * The story files near a change: those of the changed files and of their direct importers; all for
 * a part of the preview. Following indirect imports, nearly every story would be near.
 */
export function nearbyStories(files: readonly string[]): string[] {
  const stories = globSync('{src,tests,.storybook}/**/*.stories.tsx').map(toPosixPath);
  const preview = collectImports('.storybook/preview.tsx', 1);
  if (files.some((file) => file.startsWith('.storybook/') && preview.has(file))) return stories;
  return stories.filter((story) => {
    const near = collectImports(story, 2);
    return files.some((file) => near.has(file));
  });
}
