import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'vite';

/** What every story is shown with, and what no bundler knows of. */
const everywhere = /^(\.storybook\/|public\/|package-lock\.json$|vitest\.vr\.config\.ts$)/;

const preview = '.storybook/preview.tsx';

/** Whether a story walks through the site, whose pages the preview loads on demand. */
const walksTheSite = (file: string) => /\bsite: true\b/.test(readFileSync(file, 'utf8'));

type Imports = { atOnce: readonly string[]; onDemand: readonly string[] };

/** What each module of these files imports, by the bundler's own graph. */
async function importsOf(files: readonly string[]): Promise<Map<string, Imports>> {
  const imports = new Map<string, Imports>();
  await build({
    configFile: '.storybook/vite.config.ts',
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'keep-the-graph',
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
        // The packages are told by the lock file.
        external: (id) => /^[@a-z]/i.test(id) && !id.startsWith('virtual:'),
      },
    },
  });
  return imports;
}

/** The modules that a file is made of: paths from here. */
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

/** Those of these files whose stories may look otherwise after a change of some files. */
export async function touchedBy(
  changed: readonly string[],
  files: readonly string[],
): Promise<string[]> {
  if (changed.length === 0) return [];
  if (changed.some((path) => everywhere.test(path))) return [...files];
  const imports = await importsOf([preview, ...files]);
  const touches = (file: string, onDemand: boolean) => {
    const modules = modulesOf(file, imports, { onDemand });
    return changed.some((path) => modules.has(path));
  };
  if (touches(preview, false)) return [...files];
  const touchesTheSite = touches(preview, true);
  return files.filter((file) => touches(file, true) || (touchesTheSite && walksTheSite(file)));
}
