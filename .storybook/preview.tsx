import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons, useEffect, useRef } from 'storybook/preview-api';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import type { CartName } from '#mocks/fixtures/carts.ts';
import { createHandlers } from '#mocks/handlers/handlers.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { refuseUnanswered, takeUnanswered } from '#mocks/unanswered.ts';
import { createWorld, type World } from '#mocks/world.ts';
import { tagsToChromatic } from './chromatic.ts';
import { releaseTimers } from './clock.ts';
import { startAfresh } from './freshStart.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { choicesOf, globalTypes, initialGlobals, seedOf } from './toolbar.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocked server of this story: what was asked of it, and what it holds. */
    world: World;
  }

  interface Parameters {
    /** What the mocked server does. */
    scenario?: ScenarioName;
    /** What time it is, as an ISO date with its zone; it stands still. */
    clock?: string;
    /** Timers run only as far as `tick` moves them. */
    fakeTimers?: boolean;
    /** What the cart holds when the story begins. */
    cart?: CartName;
    /** The address at which the story begins. */
    route?: string;
    /** What its picture shows, when not what `tests/vr/picture.ts` makes of it. */
    picture?: 'whole' | 'page' | 'viewport';
  }
}

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: refuseUnanswered,
    // A built Storybook may stand in any folder; the tests' page does not stand beside the worker.
    serviceWorker: { url: `${import.meta.env.DEV ? '/' : './'}mockServiceWorker.js` },
  });
  return worker;
}

let started: ReturnType<typeof startWorker> | undefined;

/** The stories of a page of documentation ask for it all at once. */
const theWorker = () => (started ??= startWorker());

/** Between `play` and `afterEach`, Storybook waits with the page's own timers for animations. */
function releaseAfterPlay({ newPhase }: { newPhase: string }) {
  if (newPhase === 'played' || newPhase === 'errored') releaseTimers();
}

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(theWorker), addonPseudoStates()],

  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: size('Desktop', 1280, 900),
        mobile: size('Mobile', 390, 844),
        narrow: size('Narrow', 320, 844),
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start here', '*'],
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

  argTypesEnhancers: [tagsToChromatic],
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'desktop' } },

  beforeEach: async (context) => {
    const { parameters, globals, msw, viewMode } = context;
    const seed = seedOf(parameters, globals);
    // A page of documentation holds many stories, and has timers of its own.
    const fakeTimers = parameters.fakeTimers === true && viewMode === 'story';
    const undo = await startAfresh(seed, { fakeTimers });
    context.world = createWorld(seed.scenario);
    msw.use(...createHandlers(context.world));
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, releaseAfterPlay);
    return () => {
      addons.getChannel().off(STORY_RENDER_PHASE_CHANGED, releaseAfterPlay);
      undo();
    };
  },

  afterEach: async ({ id, parameters }) => {
    releaseTimers();
    const unanswered = takeUnanswered();
    if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.join(', ')}`);
    await globalThis.pictureStory?.({ id, parameters });
  },

  decorators: [
    (Story, { parameters, globals, id }) => {
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
          inShell={parameters.layout === 'page'}
          route={parameters.route ?? '/'}
        />
      );
    },
  ],
});
