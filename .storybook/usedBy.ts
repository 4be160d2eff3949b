import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { notFoundFile, siteRoutes, unlistedRoutes } from '../src/content/siteRoutes.ts';
import type { UsedBy } from '#packages/storybook-review/src/review.ts';

const SHELL = 'src/layout/Shell/Shell.tsx';
/** Matches static and dynamic imports, without type-only ones. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * Finds the pages that use the components of each folder, from their imports. Components of the app
 * shell are marked as used by every page.
 * @param root the project's root folder.
 */
export function usedBy(root: string): Record<string, UsedBy> {
  const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
  const { imports } = JSON.parse(readSource('package.json')) as { imports: Record<string, string> };
  const aliases = Object.entries(imports).map(
    ([name, path]) => [name.replace('*', ''), path.replace('*', '')] as const,
  );

  function resolveImport(from: string, name: string): string | undefined {
    const [prefix, folder] = aliases.find(([start]) => name.startsWith(start)) ?? ['', ''];
    if (!prefix && !name.startsWith('.')) return undefined;
    const path = prefix ? folder + name.slice(prefix.length) : join(dirname(from), name);
    return /\.tsx?$/.test(path) ? normalize(path) : undefined;
  }

  const known = new Map<string, string[]>();
  function importsOf(file: string): string[] {
    const found =
      known.get(file) ??
      [...readSource(file).matchAll(IMPORT)].flatMap(
        ([, atOnce, later]) => resolveImport(file, atOnce ?? later ?? '') ?? [],
      );
    known.set(file, found);
    return found;
  }

  function importedFolders(file: string): Set<string> {
    const modules = new Set([file]);
    for (const module of modules) for (const next of importsOf(module)) modules.add(next);
    return new Set([...modules].map(dirname));
  }

  const used: Record<string, UsedBy> = {};
  const getUsage = (folder: string) => (used[folder] ??= { everyPage: false, pages: [] });
  for (const folder of importedFolders(SHELL)) getUsage(folder).everyPage = true;
  const byFile = Map.groupBy([...siteRoutes, ...unlistedRoutes], ({ file }) => file);
  const routes = [...byFile].map(([file, alike]) => [file, alike.map(({ path }) => path)] as const);
  for (const [file, paths] of [...routes, [notFoundFile, ['what is not found']] as const]) {
    const route = `src/routes/${file}.tsx`;
    const [page = ''] = importsOf(route).filter((path) => path.startsWith('src/pages/'));
    const [path = '', ...others] = paths;
    for (const folder of importedFolders(route)) {
      getUsage(folder).pages.push({ path, others: others.length, folder: dirname(page) });
    }
  }
  return used;
}
