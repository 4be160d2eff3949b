import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { serveCardFrame } from './scripts/cardFrame.ts';
import { ownerPlugin } from './scripts/ownerPhotos.ts';
import { ownerAlias, ownerFolder } from './src/owner/folder.ts';
import studio from './src/owner/studioFile.ts';

/** Bundles a browser module into one script: `import text from './start.ts?inline'`. */
const inlineScript: Plugin = {
  name: 'inline-script',
  load: {
    filter: { id: /\.ts\?inline$/ },
    async handler(id) {
      const output = { format: 'iife' } as const;
      const rolldownOptions = { input: id.replace('?inline', ''), output };
      const options = { write: false, rolldownOptions };
      const built = await build({ configFile: false, logLevel: 'warn', build: options });
      const [bundle] = [built].flat() as [Extract<typeof built, { output: unknown }>];
      return `export default ${JSON.stringify(bundle.output[0].code.trim())}`;
    },
  },
};

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [ownerPlugin(), reactRouter(), inlineScript, msw(), serveCardFrame],
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
            // What many pages share is one chunk, and what the same few share another. What is shared
            // by more pages never imports what is shared by fewer, so no chunks import each other,
            // and they may arrive in any order.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  priority: 1,
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
                },
                { name: 'common', minShareCount: 6 },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  // Merges small ones, since each file costs a round trip on a slow line. A much
                  // higher limit makes chunks import each other (tests/e2e/budget.spec.ts).
                  entriesAwareMergeThreshold: 2000,
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
    // Test runs write pages there, which would reload an open one.
    watch: { ignored: ['**/{artifacts,.cache}/**'] },
    // The owner's folder may be outside the project.
    fs: { allow: [import.meta.dirname, ownerFolder] },
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` },
  },
});
