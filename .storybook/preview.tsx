import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { lazy, Suspense } from 'react';
import {
  FORCE_REMOUNT,
  STORY_RENDER_PHASE_CHANGED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { definePreviewAddon, type StoryContext } from 'storybook/internal/csf';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { addons, useEffect, useRef } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { captureStory, type CapturedStory } from '#packages/storybook-visual/src/preview.ts';
import type { CartName } from '#mocks/fixtures/carts.ts';
import addonReview from '#packages/storybook-review/src/preview.ts';
import { toastStore } from '#components/Toast/toasts.ts';
import { createHandlers } from '#mocks/handlers/handlers.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { failUnhandledRequest, consumeUnhandledRequests } from '#mocks/unanswered.ts';
import { answersOf, changeWorld, createWorld, reportRequests, type World } from '#mocks/world.ts';
import { decodeChanges } from '#packages/mock-panel/src/changes.ts';
import { MOCK_REPORT, type StoryReport } from '#packages/mock-panel/src/report.ts';
import { tagsToChromatic } from './chromatic.ts';
import { releaseTimers } from './clock.ts';
import { answerInconclusive } from './inconclusive.ts';
import { frames, opensOnPhone } from './phoneFirst.ts';
import { areaOf } from './screenshotArea.ts';
import { resetStory } from './resetStory.ts';
import { loadSiteRoutes } from './siteRouter.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { theme } from './theme.ts';
import { choicesOf, DEFAULT_VIEWPORT, globalTypes, isAsWritten, worldSeedOf } from './toolbar.ts';

declare global {
  /** Called last for each story in tests. */
  var onStoryEnd: ((story: { id: string; tags: string[] }) => Promise<void>) | undefined;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's mocked server: its requests and its data. */
    world: World;
    /** Resolved after the story's first effects and their re-render. */
    settled: PromiseWithResolvers<void>;
  }

  interface Parameters {
    /** The state of the mocked server. */
    scenario?: ScenarioName;
    /** The frozen time, as an ISO date with a time zone. */
    clock?: string;
    /** Timers fire only when `tick` advances the clock. */
    fakeTimers?: boolean;
    /** The cart's contents when the story starts. */
    cart?: CartName;
    /** The path at which the story's router starts. */
    route?: string;
    /** The story's `Outlet` shows the site's page at `route`. */
    site?: boolean;
    /** Whether to wrap the story in header, footer, cart drawer and popup. */
    shell?: boolean;
    /** The area of the screenshot, to override storybook-visual's default. */
    screenshot?: CapturedStory['parameters']['screenshot'];
  }
}

// The default, one second, is too short on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// A built Storybook may be served from any folder; in tests the page is in another folder than the
// worker.
const WORKER_URL = `${import.meta.env.DEV ? '/' : './'}worker.js`;

/**
 * Waits until the service worker controls this page. Compare opens several frames at once: msw
 * would reload each that finds the worker registered but is not controlled by it yet.
 */
async function waitForControl() {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    // The browser may have missed this page: then msw reloads it.
    AbortSignal.timeout(2000).addEventListener('abort', resolve);
  });
  await serviceWorker.register(WORKER_URL);
  if (!serviceWorker.controller) await controlled;
}

async function startWorker() {
  await waitForControl();
  // Default handlers: a story that is being unmounted may send requests after its own are removed.
  const worker = setupWorker(...createHandlers());
  await worker.start({
    quiet: true,
    onUnhandledFrame: failUnhandledRequest,
    serviceWorker: { url: WORKER_URL },
  });
  return worker;
}

let started: ReturnType<typeof startWorker> | undefined;

/** Shared: the stories of a docs page all request the worker at once. */
const startWorkerOnce = () => (started ??= startWorker());

/** After `play`, or without it, Storybook waits for animations, and needs real timers for it. */
function releaseTimersAfterPlay({ newPhase }: { newPhase: string }) {
  if (newPhase === 'completing' || newPhase === 'errored') releaseTimers();
}

// Hide scroll-driven animations, which never finish: Storybook waits up to 5 s for animations.
if (!('__vitest_browser__' in globalThis)) {
  const getAnimations = document.getAnimations.bind(document);
  document.getAnimations = () =>
    getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/** The frame in which a story of the cart runs as written: in tests it runs in both. */
function framesOf(id: string, { viewport }: Record<string, unknown>) {
  const { value } = viewport as { value?: string };
  return opensOnPhone(id) && value === frames.phone ? { viewport } : {};
}

/** Passes the site's URL for the story's state to the review panel, as a parameter. */
const addReviewPage: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const { route, scenario, shell } = parameters as Record<
    'route' | 'scenario',
    string | undefined
  > & {
    shell?: boolean;
  };
  const [path = '', hash] = (route ?? (shell ? '/' : '')).split('#');
  const query = scenario && path ? `${path.includes('?') ? '&' : '?'}scenario=${scenario}` : '';
  parameters.review = { page: `${path}${query}${hash ? `#${hash}` : ''}` };
  return argTypes;
};

/** Hides the panels that stay empty for stories without args: no spy logs an action there. */
const hideEmptyPanels: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  if (Object.keys(argTypes).length > 0) return argTypes;
  parameters.controls = { disable: true };
  parameters.actions = { disable: true };
  return argTypes;
};

/** The first addon, because its `afterEach` runs last: capturing changes the story. */
const captureAddon = definePreviewAddon({
  afterEach: async (context: StoryContext) => {
    answerInconclusive(context);
    const { id, tags, globals, parameters } = context;
    await captureStory({
      ...{ id, tags, globals },
      parameters: { ...parameters, screenshot: areaOf(parameters) },
    });
    await globalThis.onStoryEnd?.({ id, tags });
  },
});

const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));

const createViewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Titles of stories that show something over a page. */
const OVER_A_PAGE =
  /^(Cart & checkout\/(?!Shop$)|Components\/Promo popup|Primitives\/Toast|System\/Overlays)/;

export default definePreview({
  addons: [
    captureAddon,
    addonA11y(),
    addonDocs(),
    addonMsw(startWorkerOnce),
    addonPseudoStates(),
    addonReview({
      isAsWritten: ({ id, parameters, globals, storyGlobals }) =>
        isAsWritten(parameters, globals, { ...framesOf(id, globals), ...storyGlobals }),
      ignoreInSnapshot: ({ role, name, children }, { tags, title, parameters }) => {
        // The pointer may open a tooltip after the story has ended.
        if (role === 'tooltip') return !tags.some((tag) => tag.includes('tooltip'));
        // Header and footer have stories of their own.
        if (parameters.shell && title !== 'System/Shell') {
          if (/^(banner|contentinfo)$/.test(role) || name === 'Skip to content') return true;
        }
        // The page behind is not the story's, and behind the cart it may still be loading.
        if (OVER_A_PAGE.test(title) && /^(banner|main)$/.test(role)) return true;
        // Radix announces a new toast in a status element that it removes after a second.
        return role === 'status' && /^(Message |$)/.test(String(children[0] ?? ''));
      },
    }),
  ],

  parameters: {
    a11y: { test: 'error' },
    docs: {
      theme,
      page: () => (
        <Suspense>
          <ComponentDocs />
        </Suspense>
      ),
    },
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: createViewport('Desktop', 1280, 900),
        tablet: createViewport('Tablet', 768, 1024),
        mobile: createViewport('Mobile', 390, 844),
        narrow: createViewport('Narrow', 320, 844),
        zoomed: createViewport('Desktop at 200% zoom', 640, 450),
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Start here',
            'Reviewing a state',
            'State matrix',
            'Library',
            'Content conflicts',
            'Accessibility policy',
            'For engineers',
          ],
          'Foundations',
          'Primitives',
          'Components',
          'Cart & checkout',
          'Pages',
          'Topic pages',
          'Local pages',
          'System',
          'Flows',
        ],
      },
    },
  },

  argTypesEnhancers: [tagsToChromatic, addReviewPage, hideEmptyPanels],
  globalTypes,
  initialGlobals: { viewport: { value: DEFAULT_VIEWPORT } },

  // As with Testing Library in tests: `play` starts after the first effects.
  mount: (context) => async () => {
    const channel = addons.getChannel();
    channel.once(STORY_THREW_EXCEPTION, context.settled.resolve);
    await context.renderToCanvas();
    // A docs page runs no `play`, and may unmount stories at any time.
    if (context.viewMode === 'story') await context.settled.promise;
    channel.off(STORY_THREW_EXCEPTION, context.settled.resolve);
    return context.canvas;
  },

  beforeEach: async (context) => {
    context.settled = Promise.withResolvers();
    const { parameters, globals, msw, viewMode } = context;
    const seed = worldSeedOf(parameters, globals);
    // A docs page renders many stories and uses timers of its own.
    const fakeTimers = parameters.fakeTimers === true && viewMode === 'story';
    const undo = await resetStory(seed, { fakeTimers });
    const world = createWorld(seed.scenario);
    context.world = world;
    const answers = answersOf(world);
    changeWorld(world, decodeChanges(seed.mock));
    const reportMocks = () => {
      const requests = reportRequests(world);
      const report: StoryReport = { id: context.id, scenario: seed.scenario, answers, requests };
      addons.getChannel().emit(MOCK_REPORT, report);
    };
    world.onRequest = reportMocks;
    reportMocks();
    msw.use(...createHandlers(context.world));
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, releaseTimersAfterPlay);
    return () => {
      addons.getChannel().off(STORY_RENDER_PHASE_CHANGED, releaseTimersAfterPlay);
      undo();
    };
  },

  afterEach: () => {
    // Keep toasts open for the reviewer; Radix ignores a change to Infinity.
    toastStore.setState(({ toasts }) => ({
      toasts: toasts.map((toast) => ({ ...toast, duration: 1e9 })),
    }));
    releaseTimers();
    const unanswered = consumeUnhandledRequests();
    if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.join(', ')}`);
  },

  loaders: [async ({ parameters }) => (parameters.site ? { site: await loadSiteRoutes() } : {})],

  decorators: [
    (Story, { parameters, globals, id, title, viewMode, settled, loaded }) => {
      const choices = choicesOf(globals);
      const mounted = useRef(choices);
      useEffect(() => {
        if (mounted.current === choices) return;
        addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
      }, [choices, id]);
      return (
        <StoryFrame
          key={id + choices}
          Story={Story}
          inShell={parameters.shell === true}
          hasMargin={
            viewMode === 'docs' || (title.startsWith('Primitives/') && !OVER_A_PAGE.test(title))
          }
          route={parameters.route ?? '/'}
          onSettled={settled.resolve}
          site={loaded.site}
        />
      );
    },
  ],
});
