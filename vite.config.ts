import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CARD_FRAME_PATH, cardFrameSource } from './scripts/cardFrame.ts';
import { ownerPhotos } from './scripts/ownerPhotos.ts';
import { ownerPath, readStudio } from './src/owner/check.ts';
import { ownerAlias, ownerFolder } from './src/owner/folder.ts';
import studio from './src/owner/studioFile.ts';

const apiPort = process.env.API_PORT ?? '3001';

/** Serves the card field's frame page in development. Builds use scripts/cardFrame.ts. */
const cardFrame: Plugin = {
  name: 'card-frame',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(CARD_FRAME_PATH, (_req, res, next) => {
      server
        .transformIndexHtml(CARD_FRAME_PATH, readFileSync(cardFrameSource, 'utf8'))
        .then((html) => res.setHeader('Content-Type', 'text/html').end(html))
        .catch(next);
    });
  },
};

/** Gives pages the studio's parsed file: "closed" as null, "yes" as true. */
const ownerStudio: Plugin = {
  name: 'owner-studio',
  enforce: 'pre',
  transform(_text, id) {
    if (resolve(id) !== resolve(ownerPath('studio'))) return undefined;
    return { code: JSON.stringify(readStudio()), map: null };
  },
};

/** Puts the root module into the app shell's chunk, instead of a file that re-exports it. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** Bundles a browser module into one script: `import text from './inline.ts?bundled'`. */
const bundledText: Plugin = {
  name: 'bundled-text',
  load: {
    filter: { id: /\?bundled$/ },
    async handler(id) {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: id.replace('?bundled', ''), output: { format: 'iife' } },
        },
      });
      const [{ output }] = [result].flat() as [Extract<typeof result, { output: unknown }>];
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  },
};

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    cardFrame,
    ownerStudio,
    reactRouter(),
    sharedEntries,
    bundledText,
    msw(),
    ownerPhotos(),
  ],
  // Derive style ids from file and position only: chunks create components in another order than
  // the prerender, and hydration must find the same ids.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { alias: ownerAlias() },
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? studio.publicUrl),
  },
  build: {
    assetsInlineLimit: 0,
    // The licenses of bundled packages require their text to be distributed with the code.
    license: { fileName: 'licenses.txt' },
  },
  environments: {
    // In one file, so that the order of imports is the order of styles: the global one first.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Tells Chromium to compile the complete file in the background while it downloads.
            postBanner: '//# allFunctionsCalledOnLoad',
            // Not with the names of all pages that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            // Few chunks without unused code: what the same pages share is one chunk. Dialogs,
            // validators and the checkout load on demand.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  priority: 1,
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
                },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 5_000,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Prebundle before the first page: a dependency found later would reload the page.
  optimizeDeps: {
    entries: ['src/{root,entry.client}.tsx', 'src/routes/!(*.stories).tsx', 'mocks/browser.ts'],
    include: [
      'msw/browser',
      ...['@mswjs/interceptors', 'outvariant', 'rettime', 'tough-cookie', 'until-async'].map(
        (name) => `msw > ${name}`,
      ),
    ],
  },
  server: {
    host: '127.0.0.1',
    // The owner's folder may be outside the project.
    fs: { allow: [import.meta.dirname, ownerFolder] },
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
});
