import { reactRouter } from '@react-router/dev/vite';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { CARD_FRAME_PATH, cardFrameSource } from './scripts/cardFrame.ts';
import { ownerPhotos } from './scripts/ownerPhotos.ts';
import { ownerAlias } from './src/owner/folder.ts';
import studio from './src/owner/studioFile.ts';

const apiPort = process.env.API_PORT ?? '3001';

/** Modules that are used together, with what they need. */
const group = (name: string, test: RegExp) => ({ name, test, priority: 1 });

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

export default defineConfig({
  plugins: [cardFrame, reactRouter(), msw(), ownerPhotos()],
  // Ids by file and place: a page's chunks create other components than the prerender does, and a
  // hydrated page must find the styles that it came with.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { alias: ownerAlias() },
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL ?? studio.publicUrl),
  },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Has Chromium compile a file whole while it arrives, beside the main thread.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          // Few files, each used whole: a page loads the framework, the shell, its own file and at
          // most a few of the groups below. The rest splits by itself, so dialogs, validators and
          // the checkout load behind a click. bench/budget.json says how much each page may load.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
              priority: 3,
            },
            // What every page runs, and what nearly every page shows.
            {
              name: 'shell',
              test: /[\\/]src[\\/](root\.tsx|routes[\\/](meta|record)|api[\\/]prices|components[\\/](Badge|Button|ButtonRow|Card|CheckList|Closing|Eyebrow|FramedPicture|Grid|Halves|IconButton|PageHero|Prose|Section|SectionHead|TextLink)[\\/]|content[\\/](addOns|clients|packages))/,
              priority: 2,
            },
            // What the widgets of Radix share.
            group(
              'primitives',
              /@radix-ui[\\/](primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))[\\/]/,
            ),
            // With the dates that are typed into it, and icons that several pages share.
            group(
              'form',
              /components[\\/](TextField|ChoiceCards|QuantityStepper)[\\/]|src[\\/]lib[\\/](calendarFile|dueDate)|icons[\\/](calendar-plus|chevron-down|sparkles)/,
            ),
            group('data', /@tanstack|src[\\/]api[\\/](ApiProvider|http|askForPrices)|QueryStates/),
            group('contract', /node_modules[\\/]zod[\\/]|src[\\/](contract[\\/]|api[\\/]client)/),
            group('planner', /src[\\/]planner[\\/]/),
            group('media', /components[\\/](Embed|StudioGallery|Testimonials)[\\/]/),
            group(
              'place',
              /components[\\/](Breadcrumbs|CallLink|FactList|LinkList|OpenNow|OpeningSection|PlaceStory|RouteMap|VisitPanel)[\\/]|content[\\/](openSentence|paths|pages[\\/]local)/,
            ),
          ],
        },
      },
    },
  },
  // The boot script is written into pages as its own source text: short, then.
  environments: { ssr: { build: { minify: true } } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
});
