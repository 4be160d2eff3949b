import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CARD_FRAME_PATH, cardFrameSource } from './scripts/cardFrame.ts';
import {
  droppableForms,
  iconAlias,
  noPrefixerAlias,
  preloadHelper,
} from './scripts/lighterPackages.ts';
import { ownerPhotos } from './scripts/ownerPhotos.ts';
import { prefixBase } from './scripts/underBase.ts';
import { ownerPath, readOwnerFile } from './src/owner/check.ts';
import { ownerAlias, ownerFolder } from './src/owner/folder.ts';
import studio from './src/owner/studioFile.ts';

const apiPort = process.env.API_PORT ?? '3001';

/**
 * Folders and files of `src` that are used together, with what they need: one chunk. A name that is no
 * longer there fails the build.
 */
const ours = (...paths: string[]) => {
  const gone = paths.filter((path) => !existsSync(join(import.meta.dirname, 'src', path)));
  if (gone.length > 0) throw new Error(`vite.config.ts: src has no ${gone.join(', ')}`);
  const names = paths.map((path) => path.replaceAll('/', '[\\\\/]').replace('.', '\\.'));
  return String.raw`[\\/]src[\\/](${names.join('|')})(?![\w.-])`;
};

const components = (...names: string[]) => ours(...names.map((name) => `components/${name}`));

const chunk = (name: string, priority: number, ...tests: string[]) => ({
  name,
  priority,
  test: new RegExp(tests.join('|')),
});

/** The card field's frame page, which is no route: the build makes it by itself (scripts/cardFrame.ts). */
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

/** The pages get the studio's file as its rules read it, like Node: "closed" is null, "yes" is true. */
const ownerStudio: Plugin = {
  name: 'owner-studio',
  enforce: 'pre',
  transform(_text, id) {
    if (resolve(id) !== resolve(ownerPath('studio'))) return undefined;
    return { code: JSON.stringify(readOwnerFile('studio')), map: null };
  },
};

/** Lets the shell be the root's module too: a file of its own would only export it again. */
const sharedEntries: Plugin = {
  name: 'shared-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

const base = process.env.BASE_PATH ?? '/';

/** What a page has before it imports anything more. */
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
    preloadHelper(base),
    msw(),
    ownerPhotos(),
  ],
  // Ids by file and place: a page's chunks create other components than the prerender does, and a
  // hydrated page must find the styles that it came with.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { alias: { ...ownerAlias(), ...iconAlias, ...noPrefixerAlias } },
  // Prerendered pages have the icons that the browser draws.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? studio.publicUrl),
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !loadedByThen.test(file)),
    },
    // The licenses of all bundled packages ask for their text beside the code.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // Icons read a property and drop it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Has Chromium compile a file whole while it arrives, beside the main thread.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          // Few files, each used whole: a page loads the framework, the shell, its own file and at
          // most a few of the groups below. The rest splits by itself, so dialogs, validators and
          // the checkout load behind a click. proof/bench/budget.json says how much each page may load.
          groups: [
            chunk(
              'framework',
              3,
              String.raw`node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]`,
            ),
            // What every page runs, and what nearly every page shows.
            chunk(
              'shell',
              2,
              ours('root.tsx', 'routes/meta.ts', 'routes/record.ts'),
              ours('api/prices.ts'),
              ours('content/addOns.ts', 'content/packages.ts'),
              ours('content/openSentence.ts', 'content/plannerLinks.ts'),
              ours('components/Lightbox/Enlarge.tsx'),
              components('Badge', 'Button', 'ButtonRow', 'Card', 'CheckList', 'Closing', 'Eyebrow'),
              components('FramedPicture', 'Grid', 'Halves', 'IconButton', 'LinkLine', 'PageHero'),
              components('Prose', 'Section', 'SectionHead', 'TextLink'),
            ),
            // Requests to the own server, which some pages send at once and others later.
            chunk('http', 2, ours('api/fetchPrices.ts', 'api/http.ts', 'api/preloadedResponse.ts')),
            chunk('stages', 2, ours('content/stageHeads.ts')),
            // The planner has it, and so do articles, which need no more of the planner.
            chunk('examples', 2, components('Gallery'), ours('content/examples.ts')),
            // What the widgets of Radix share.
            chunk(
              'primitives',
              1,
              String.raw`@radix-ui[\\/](primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))[\\/]`,
            ),
            // With the dates that are typed into it, and icons that several pages share.
            chunk(
              'form',
              1,
              components('TextField', 'ChoiceCards', 'QuantityStepper'),
              ours('lib/calendarFile.ts', 'lib/dueDate.ts'),
              String.raw`icons[\\/](calendar-plus|chevron-down|sparkles)`,
            ),
            chunk('data', 1, '@tanstack', ours('api/ApiProvider.tsx'), components('QueryStates')),
            chunk(
              'contract',
              1,
              String.raw`node_modules[\\/]zod[\\/]`,
              ours('contract', 'api/client.ts'),
            ),
            chunk('planner', 1, ours('planner')),
            chunk(
              'media',
              1,
              components('Embed', 'StudioGallery', 'Testimonials'),
              ours('content/clients.ts'),
            ),
            chunk(
              'place',
              1,
              components('Breadcrumbs', 'CallLink', 'Closures', 'FactList', 'Hours', 'LinkList'),
              components('NoBreak', 'OpeningSection', 'OpenNow'),
              ours('content/paths.ts', 'content/pages/local.ts'),
            ),
            // What the pages of towns and counties share.
            chunk(
              'local',
              1,
              components('PlaceStory', 'RouteMap', 'VisitPanel'),
              ours('pages/local/LocalPage.tsx', 'pages/local/LocalPage.styles.ts'),
            ),
          ],
        },
      },
    },
  },
  // The boot script is written into pages as its own source text: short, then.
  environments: { ssr: { build: { minify: true } } },
  // Found before the first page instead of one by one: each late find would reload the page.
  optimizeDeps: {
    entries: ['src/{root,entry.client}.tsx', 'src/routes/!(*.stories).tsx', 'mocks/browser.ts'],
    include: ['msw/browser'],
  },
  server: {
    host: '127.0.0.1',
    // The owner's folder may lie elsewhere.
    fs: { allow: [import.meta.dirname, ownerFolder] },
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
});
