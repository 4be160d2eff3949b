import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'vite';
import type { Project } from './project.ts';

type Imports = { atOnce: readonly string[]; onDemand: readonly string[] };

/** The imports of each module that some files load, from the bundler's module graph. */
async function importsOf(
  files: readonly string[],
  viteConfig: string | undefined,
): Promise<Map<string, Imports>> {
  const imports = new Map<string, Imports>();
  await build({
    configFile: viteConfig ?? false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'module-graph',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (!info) continue;
            imports.set(id, {
              atOnce: info.importedIds,
              onDemand: info.dynamicallyImportedIds,
            });
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [...files],
        // Do not follow packages: a changed lock file affects all stories anyway.
        external: (id) => /^[@a-z]/i.test(id) && !id.startsWith('virtual:'),
      },
    },
  });
  return imports;
}

/** The relative paths of all modules that a file loads. */
function modulesOf(
  file: string,
  imports: Map<string, Imports>,
  { onDemand }: { onDemand: boolean },
): Set<string> {
  const found = new Set<string>();
  const waiting = [resolve(file)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const next = imports.get(id);
    waiting.push(...(next?.atOnce ?? []), ...(onDemand ? (next?.onDemand ?? []) : []));
  }
  return new Set([...found].map((id) => relative('.', id.replace(/[?#].*$/, ''))));
}

/** The story files whose screenshots may differ after a change of some files. */
export async function findAffectedStories(
  { viteConfig, alsoLoads }: Project,
  changed: readonly string[],
  files: readonly string[],
): Promise<string[]> {
  if (changed.length === 0) return [];
  // Files that affect every story but are not in the module graph.
  const everywhere = ['.storybook/', 'public/', 'package-lock.json'];
  if (changed.some((path) => everywhere.some((start) => path.startsWith(start)))) return [...files];
  const previews = globSync('.storybook/preview.*');
  const further = new Map(
    files.map((file) => [file, alsoLoads?.(readFileSync(file, 'utf8')) ?? []]),
  );
  const entries = new Set([...previews, ...files, ...[...further.values()].flat()]);
  const imports = await importsOf([...entries], viteConfig);
  const loadsChangedFile = (file: string, onDemand: boolean) => {
    const modules = modulesOf(file, imports, { onDemand });
    return changed.some((path) => modules.has(path));
  };
  if (previews.some((file) => loadsChangedFile(file, false))) return [...files];
  const touched = new Set([...entries].filter((file) => loadsChangedFile(file, true)));
  return files.filter((file) =>
    [file, ...(further.get(file) ?? [])].some((one) => touched.has(one)),
  );
}
