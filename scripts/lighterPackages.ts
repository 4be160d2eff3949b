import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// What the build leaves out of packages: tests/e2e/budget.spec.ts fails when it no longer does.

const ours = (name: string) => resolve(import.meta.dirname, '../src/theme', name);

/** The entry of `resolve.alias` by which `lucide-react` draws its icons with `createIcon.tsx`. */
export const iconAlias = { '../createLucideIcon.mjs': ours('createIcon.tsx') };

/** The entries by which stylis, of styled-components, comes without vendor prefixes. */
export const noPrefixerAlias = {
  './Prefixer.js': ours('noPrefixer.ts'),
  './src/Prefixer.js': ours('noPrefixer.ts'),
};

/** Lets the bundler drop React Router's forms, which no page uses: they kept them by their names. */
export const droppableForms: Plugin = {
  name: 'droppable-forms',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
  },
};

/**
 * Preloads the chunks of a dynamic import. Vite's own helper also loads style sheets, of which the
 * site has none, and weighs four times as much.
 */
export const preloadHelper = (base: string): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const seen = new Set();
        export function __vitePreload(load, files = []) {
          for (const file of files) {
            if (seen.has(file)) continue;
            seen.add(file);
            const link = document.createElement('link');
            document.head.append(Object.assign(link, { rel: 'modulepreload', href: '${base}' + file }));
          }
          return load();
        }`
      : undefined,
});
