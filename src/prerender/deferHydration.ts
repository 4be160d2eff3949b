import { boot } from './boot.ts';
import { showFonts } from './showFonts.ts';
import { START_FILE } from './startFile.ts';
import { restoreMarks, takeMarks } from './styleMarks.ts';

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const ENTRY =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\("([^"]+)"\);<\/script>/;
const STREAM = /<script>(window\.__reactRouterContext\.streamController[\s\S]*?)<\/script>/g;
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");/g;

/**
 * Rewrites a prerendered page so that its JavaScript neither competes with the first paint nor
 * starts before the boot script says so (docs/decisions/0006); each module runs in a task of its own,
 * so that a press in between is heard. All that only hydration reads stands in the entry's script,
 * which becomes a file (`takeStartFile`): React looks for the two script elements, not for what is in
 * them. It leans on the framework's output.
 * @param data the path of the API that the page asks first, if it is read for that.
 * @throws Error when the page does not look as the framework writes it.
 */
export function deferHydration(page: string, data?: string): string {
  const { html, marks } = takeMarks(page);
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1]);
  const stream = [...html.matchAll(STREAM)].map((match) => match[1]);
  const context = CONTEXT.exec(html);
  const entry = ENTRY.exec(html);
  if (preloads.length === 0 || stream.length === 0 || !context || !entry) {
    throw new Error('deferHydration: the framework writes its entry in another way than before');
  }
  const [whole, manifest, imports = '', routeModules, client] = entry;
  const routes = [...imports.matchAll(ROUTE_IMPORT)];
  const fonts = `(${showFonts})();`;
  const deferred = `<script type="module" async="">
${data ? '' : fonts}
await window.boot.started;
const modules = ${JSON.stringify(preloads.filter((href) => href !== client))};
for (const href of [...modules, "${client}"]) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
(${restoreMarks})(${JSON.stringify(marks)});
${context[1]}
${stream.join('\n')}
for (const href of modules) {
  await import(href);
  await new Promise((resolve) => setTimeout(resolve));
}
await import("${manifest}");
const [${routes.map(([, name]) => name).join(', ')}] = await Promise.all([${routes
    .map(([, , path]) => `import(${path})`)
    .join(', ')}]);
${routeModules}
await import("${client}");
${data ? fonts : ''}
</script>`;
  const given = [START_FILE, ...(data ? [data] : [])].map((path) => JSON.stringify(path));
  return html
    .replaceAll(MODULE_PRELOAD, '')
    .replaceAll(STREAM, '')
    .replace(context[0], '<script></script>')
    .replace(whole, () => deferred)
    .replace(
      /<meta charSet="utf-8"\/>/i,
      (charset) => `${charset}<script>(${boot})(${given.join()})</script>`,
    );
}
