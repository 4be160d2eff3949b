import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CARD_FRAME_PATH, cardFrameSource } from './scripts/cardFrame.ts';
import { droppableForms, preloadHelper, replacedCode } from './scripts/lighterPackages.ts';
import { ownerPhotos } from './scripts/ownerPhotos.ts';
import { prefixBase } from './scripts/underBase.ts';
import { ownerPath, readOwnerFile } from './src/owner/check.ts';
import { ownerAlias, ownerFolder } from './src/owner/folder.ts';
import studio from './src/owner/studioFile.ts';

const apiPort = process.env.API_PORT ?? '3001';

/**
 * Matches files and folders of `src`, to put them into one chunk. Fails the build if one does not
 * exist.
 */
const siteModules = (...paths: string[]) => {
  const gone = paths.filter((path) => !existsSync(join(import.meta.dirname, 'src', path)));
  if (gone.length > 0) throw new Error(`vite.config.ts: src has no ${gone.join(', ')}`);
  const names = paths.map((path) => path.replaceAll('/', '[\\\\/]').replace('.', '\\.'));
  return String.raw`[\\/]src[\\/](${names.join('|')})(?![\w.-])`;
};

const componentModules = (...names: string[]) =>
  siteModules(...names.map((name) => `components/${name}`));

const chunkGroup = (name: string, priority: number, ...tests: string[]) => ({
  name,
  priority,
  test: new RegExp(tests.join('|')),
});

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

/** Gives pages the studio's file with parsed values: "closed" as null, "yes" as true. */
const ownerStudio: Plugin = {
  name: 'owner-studio',
  enforce: 'pre',
  transform(_text, id) {
    if (resolve(id) !== resolve(ownerPath('studio'))) return undefined;
    return { code: JSON.stringify(readOwnerFile('studio')), map: null };
  },
};

/** Puts the root module into the app shell's chunk, instead of a file that re-exports it. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

const base = process.env.BASE_PATH ?? '/';

/** Chunks that every page has already loaded before a dynamic import, so they need no preload. */
const loadedByThen = /^assets\/(rolldown-runtime|framework|root)-/;

export default defineConfig({
  base,
  plugins: [
    prefixBase(),
    cardFrame,
    ownerStudio,
    reactRouter(),
    sharedEntries,
    droppableForms,
    replacedCode,
    preloadHelper(base),
    msw(),
    ownerPhotos(),
  ],
  // Derive style ids from file and position only: chunks create components in another order than
  // the prerender, and hydration must find the same ids.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { alias: ownerAlias() },
  // Bundle the package, so that the prerender draws icons with the same alias as the browser.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? studio.publicUrl),
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !loadedByThen.test(file)),
    },
    // The licenses of bundled packages require their text to be distributed with the code.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // Icon modules read a property without using it; let the bundler remove that.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Tells Chromium to compile the complete file in the background while it downloads.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          // Few chunks without unused code: a page loads the framework, the shell, its own chunk
          // and a few of these groups. Dialogs, validators and the checkout load on demand.
          // proof/bench/budget.json has each page's byte budget.
          groups: [
            chunkGroup(
              'framework',
              3,
              String.raw`node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]`,
            ),
            // Code that all or nearly all pages use.
            chunkGroup(
              'shell',
              2,
              siteModules('root.tsx', 'routes/meta.ts', 'routes/record.ts'),
              siteModules('api/prices.ts'),
              siteModules('content/addOns.ts', 'content/packages.ts'),
              siteModules('content/openSentence.ts', 'content/plannerLinks.ts'),
              siteModules('components/Lightbox/Enlarge.tsx'),
              componentModules('Badge', 'Button', 'ButtonRow', 'Card', 'CheckList', 'Closing'),
              componentModules('Eyebrow', 'FramedPicture', 'Grid', 'Halves', 'IconButton'),
              componentModules('LinkLine', 'PageHero', 'Prose', 'Section', 'SectionHead'),
              componentModules('TextLink'),
            ),
            // API requests, which some pages send at once and others later.
            chunkGroup(
              'http',
              2,
              siteModules('api/fetchPrices.ts', 'api/http.ts', 'api/preloadedResponse.ts'),
            ),
            chunkGroup('stages', 2, siteModules('content/stageHeads.ts')),
            // Shared by the planner and the articles, which use nothing else of the planner.
            chunkGroup(
              'examples',
              2,
              componentModules('Gallery'),
              siteModules('content/examples.ts'),
            ),
            // Internals that several Radix components share.
            chunkGroup(
              'primitives',
              1,
              String.raw`@radix-ui[\\/](primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))[\\/]`,
            ),
            // Form fields, the date code that they use, and icons that several pages share.
            chunkGroup(
              'form',
              1,
              componentModules('TextField', 'ChoiceCards', 'QuantityStepper'),
              siteModules('lib/calendarFile.ts', 'lib/dueDate.ts'),
              String.raw`icons[\\/](calendar-plus|chevron-down|sparkles)`,
            ),
            chunkGroup(
              'data',
              1,
              '@tanstack',
              siteModules('api/ApiProvider.tsx'),
              componentModules('QueryStates'),
            ),
            chunkGroup(
              'contract',
              1,
              String.raw`node_modules[\\/]zod[\\/]`,
              siteModules('contract', 'api/client.ts'),
            ),
            chunkGroup('planner', 1, siteModules('planner')),
            chunkGroup(
              'media',
              1,
              componentModules('Embed', 'StudioGallery', 'Testimonials'),
              siteModules('content/clients.ts'),
            ),
            chunkGroup(
              'place',
              1,
              componentModules('Breadcrumbs', 'CallLink', 'Closures', 'FactList', 'Hours'),
              componentModules('LinkList', 'NoBreak', 'OpeningSection', 'OpenNow'),
              siteModules('content/paths.ts', 'content/pages/local.ts'),
            ),
            // Shared by county and town pages.
            chunkGroup(
              'local',
              1,
              componentModules('PlaceStory', 'RouteMap', 'VisitPanel'),
              siteModules('pages/local/LocalPage.tsx', 'pages/local/LocalPage.styles.ts'),
            ),
          ],
        },
      },
    },
  },
  // Minified, because pages contain the source text of the boot script.
  environments: { ssr: { build: { minify: true } } },
  // Prebundle before the first page: a dependency found later would reload the page.
  optimizeDeps: {
    entries: ['src/{root,entry.client}.tsx', 'src/routes/!(*.stories).tsx', 'mocks/browser.ts'],
    include: ['msw/browser'],
  },
  server: {
    host: '127.0.0.1',
    // The owner's folder may be outside the project.
    fs: { allow: [import.meta.dirname, ownerFolder] },
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
});
