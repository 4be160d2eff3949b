import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { CART_STORAGE_KEY, cartStore } from '#cart/cartStore.ts';
import { resetCheckout } from '#cart/checkoutStore.ts';
import { clearToasts } from '#components/Toast/toasts.ts';
import { storedCart, type CartName } from '#mocks/fixtures/carts.ts';
import { createHandlers } from '#mocks/handlers/handlers.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { refuseUnanswered, takeUnanswered } from '#mocks/unanswered.ts';
import { createWorld, type World } from '#mocks/world.ts';
import { DEFAULT_CLOCK, releaseTimers, resetClock, setClock } from './clock.ts';
import { StoryFrame } from './StoryFrame.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocked server of this story: what was asked of it, and what it holds. */
    world: World;
  }
}

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: refuseUnanswered });
  return worker;
}

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker), addonPseudoStates()],

  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
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

  globalTypes: {
    scenario: {
      description: 'What the mocked server does',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        items: ['story', 'default'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scenario: 'story' },

  beforeEach: async (context) => {
    const { parameters, globals, msw } = context;
    setClock(parameters.clock ?? DEFAULT_CLOCK, { fakeTimers: parameters.fakeTimers });
    localStorage.clear();
    sessionStorage.clear();
    // Setting the store writes it back: what is seeded comes after.
    cartStore.setState(cartStore.getInitialState(), true);
    resetCheckout();
    if (parameters.cart) {
      localStorage.setItem(CART_STORAGE_KEY, storedCart(parameters.cart as CartName));
    }
    await cartStore.persist.rehydrate();
    clearToasts();
    const scenario: ScenarioName =
      globals.scenario === 'story' ? (parameters.scenario ?? 'default') : globals.scenario;
    context.world = createWorld(scenario);
    msw.use(...createHandlers(context.world));
    return () => {
      resetClock();
      localStorage.clear();
      sessionStorage.clear();
    };
  },

  afterEach: () => {
    releaseTimers();
    const unanswered = takeUnanswered();
    if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.join(', ')}`);
  },

  decorators: [
    (Story, { parameters, id }) => (
      <StoryFrame
        key={id}
        Story={Story}
        inShell={parameters.layout === 'page'}
        route={parameters.route ?? '/'}
      />
    ),
  ],
});
