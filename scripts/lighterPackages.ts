import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// Package code that the build leaves out: otherwise tests/e2e/budget.spec.ts fails.

const themePath = (name: string) => resolve(import.meta.dirname, '../src/theme', name);

/** A `resolve.alias` entry that makes `lucide-react` draw its icons with `createIcon.tsx`. */
export const iconAlias = { '../createLucideIcon.mjs': themePath('createIcon.tsx') };

/**
 * Draws icons with `createIcon.tsx`, and removes vendor prefixing from stylis, which
 * styled-components uses. Not in development, where prebundled packages would keep their own.
 */
export const replacedCode: Plugin = {
  name: 'replaced-code',
  apply: 'build',
  config: () => {
    const noPrefixer = themePath('noPrefixer.ts');
    const alias = { './Prefixer.js': noPrefixer, './src/Prefixer.js': noPrefixer };
    return { resolve: { alias: { ...iconAlias, ...alias } } };
  },
};

/** Lets the bundler drop React Router's unused forms: setting `displayName` keeps them. */
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
 * Preloads the chunks of a dynamic import. Vite's helper also loads style sheets, which the site
 * does not have, and is four times as large.
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
